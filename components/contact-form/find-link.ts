import { isDomain, type Surroundings } from './is-domain';
import { tlds } from './tlds';

/**
 * Finds the first http, https, www, domain-like or e-mail address in a message (specification section 5,
 * rule 2) and leaves ordinary engineering prose alone (`../../content` writes plenty of it). Loaded when the
 * visitor first sends.
 *
 * Tried before writing this, each with the `tlds` list, on the test's two lists:
 * - linkify-it 6.1 with `fuzzyLink` (10.2 KB gzip): takes `S4HANA.PM`, `line.Next`, `Co.Ltd`, `yard.In` for links;
 *   misses `http:example.com`, `hxxp://`, `example[.]com`, `example (dot) com` and the full-width dot.
 * - linkifyjs 4.4 (15.1 KB gzip): the same false alarms; misses the bracketed and full-width dots.
 * Filtering their findings and preparing their text would need most of the rules below as well.
 *
 * Linear in the message's length: the text is cut once into runs of host characters, then each run at its dots.
 * No look-behind, which stops iOS up to 16.3 from parsing the bundle, no `\p{…}`, which stops Firefox up to 77, and no
 * pattern keeps a `lastIndex`.
 */

/**
 * Between two runs of characters that a host name may hold. Captured, so `split` keeps what stands there.
 *
 * Past Latin-1 the signs are listed, since all letters are not to be had without `\p{L}` or a table of a kilobyte:
 * punctuation of the scripts that `tlds` holds, the blocks of symbols, private use, halves of characters, emoji.
 */
const betweenHosts =
  /((?:[^\w.\u00C0-\u{10FFFF}-]|[\u00D7\u00F7\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u0964\u0965\u0970\u2010-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u303D-\u303F\u30FB\uD800-\uF8FF\uFFFC\uFFFD\u{1F000}-\u{1FAFF}])+)/u;

/** Characters that show nothing (Unicode's Default_Ignorable_Code_Point, after `normalize`). */
const invisible =
  /[\u034F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180A-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|[\uFE00-\uFE0F]/gu;

/**
 * What `normalize` changes, piece by piece: after a long run of combining marks it is quadratic (100,000 marks: 2.6 s).
 * The sign before is taken in, since marks join it.
 */
const beyondAscii = /[ -~]?[^ -~]{1,200}/gu;

/** `[.]`, `(dot)`, ` [dot] `; not "put a (dot) in red", where the next word makes it prose. */
const bracketedDot =
  /\s{0,2}[[({<]\s{0,2}(?:\.|dot)\s{0,2}[\])}>](?!\s{1,2}(?:am|as|at|be|by|do|in|is|it|me|my|no|so|to|us)\b)\s{0,2}/gi;

/** `[@]`, `[:]//`, `[://]` */
const bracketedSign = /[[({<](@|:(?:\/\/)?)[\])}>]/g;

/** Before an address: `website: pump.in`, `john @ crane.no`. */
const announces = /^(?:homepage|url|web|webpage|website)$/i;

/** The message as a reader sees it: one form for look-alike characters, nothing invisible, plain dots. */
function readable(message: string): string {
  return (
    message
      .replace(beyondAscii, (piece) => piece.normalize('NFKC'))
      .replace(invisible, '')
      // Browsers read the ideographic full stop as a dot in host names. In Chinese prose it ends sentences.
      .replace(/([a-z\d])。(?=[a-z])/gi, '$1.')
      .replace(bracketedDot, '.')
      .replace(bracketedSign, '$1')
  );
}

/** After an `@` the known endings count in any case, and unknown ones where they look like words. */
function isMailHost(name: string, label: string): boolean {
  // Two letters at the start, and one before the dot; the digits are the Arabic and the Persian ones too.
  if (!/^[^\d\u0660-\u0669\u06F0-\u06F9_-]{2}/u.test(label) || !/[^\d_-]/.test(name)) return false; // 400V@50.5
  return name.length > 1 || tlds.has(label.toLowerCase()); // a@b.co, but not load@R.max
}

/**
 * Returns the first link-like text of a message, or null. The text comes in its readable form: a visitor's
 * `example[.]com` is given back as `example.com`.
 */
export function findLink(message: string): string | null {
  const pieces = readable(message).split(betweenHosts);
  // Runs stand at the even places, what is between them at the odd ones.
  for (let at = 0; at < pieces.length; at += 2) {
    const run = pieces[at] as string;
    if (!run) continue;
    const before = pieces[at - 1] || '';
    const after = pieces[at + 1] || '';
    const next = pieces[at + 2] || '';
    const labels = run.split('.');
    const last = labels[labels.length - 1] as string;

    if (/^\s?:\s?\/\s?\//.test(after) && /[a-z]{2}$/i.test(last)) return `${last}://${next}`;
    if (after === ':' && /h(?:tt|xx)ps?$/i.test(last) && /^[^\d._-][^.]*\.[^.]/.test(next))
      return `${last}:${next}`;

    const mailbox = before === '@' ? pieces[at - 2] : '';
    // From the end, so that the whole of mail.example.org is found.
    for (let i = labels.length - 1; i > 0; i -= 1) {
      const name = labels[i - 1] as string;
      const label = labels[i] as string;
      if (!name || !label) continue;
      const found = () => labels.slice(0, i + 1).join('.');

      if (mailbox && isMailHost(name, label)) return `${mailbox}@${found()}`;
      if (/(?:^|[-_])www\d*$/i.test(name) && /^[^_-]/.test(label)) return run;

      const isLast = i === labels.length - 1;
      const following = labels[i + 1];
      const around: Surroundings = {
        previous: labels[i - 2] || '',
        path: isLast && after.charAt(0) === '/' ? (after === '/' ? next.replace(/\..*/, '') : '') : null,
        between: isLast ? after : following ? '' : `.${after}`,
        next: following || next,
        announced: /@\s*$/.test(before) || (/^[\s:]+$/.test(before) && announces.test(pieces[at - 2] || '')),
      };
      if (isDomain(name, label, around)) return found();
    }
  }
  return null;
}
