/** Entry of the sender's own script file (see `load-sender.islands.ts`). */
import * as sender from './send-message';

(window as Window & { contactSender?: typeof sender }).contactSender = sender;
