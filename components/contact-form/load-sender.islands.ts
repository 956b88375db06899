import type { Sender } from './load-sender';

/** Address of the sender's own script file, put in by `scripts/seal/islands.ts`. */
declare const __SENDER_URL__: string;

type SenderWindow = Window & { contactSender?: Sender };

let loading: Promise<Sender> | undefined;

/** Fetches the sender's script once; a failed fetch may be tried again. */
export function loadSender(): Promise<Sender> {
  const home = window as SenderWindow;
  if (!loading) {
    loading = new Promise<Sender>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = __SENDER_URL__;
      script.onload = () =>
        home.contactSender ? resolve(home.contactSender) : reject(new Error('empty script'));
      script.onerror = () => {
        script.remove();
        reject(new Error(`${script.src} could not be loaded`));
      };
      document.head.appendChild(script);
    });
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}
