import {
  abbreviations,
  acronymTlds,
  classicTlds,
  numberedThings,
  oneLetterNameTlds,
  tlds,
  wordTlds,
} from './tlds';

/** What stands around `name.label` in a message. */
export type Surroundings = {
  /** Label before the name, as `e` in `e.g.in`. */
  previous: string;
  /** The address goes on with `/`. */
  hasPath: boolean;
  /** Next word when only white space, `.`, `:`, `#` or `-` comes between. */
  following: string;
  /** Only white space comes between. */
  spaced: boolean;
};

/** After a word such as *in* or *it*, these carry the sentence on: "on the yard.in the morning". */
const continuesSentence =
  /^(?:a|an|addition|be|case|i|it|its|my|need|not|order|our|that|the|their|there|these|this|those|we|you|your)$/i;

/** The known top-level domain that a label is or starts with, as written: `com` of `com`, `com_`, `com谢谢`. */
function topLevelOf(label: string): string {
  if (/^xn--./i.test(label)) return label;
  const written = (/^(?:[a-z]+|[^\d_-]+)/i.exec(label) || [''])[0];
  const lower = written.toLowerCase();
  if (!tlds.has(lower)) return '';
  const rest = label.slice(written.length);
  const ends =
    /^[-_]*$/.test(rest) ||
    // Scripts written without spaces go straight on after an address; Latin letters and combining marks do not.
    /^[^\w\u00C0-\u0370\u1AAE-\u1AFF\u1D00-\u1EFF-]/.test(rest) ||
    (classicTlds.has(lower) && /^[-_]/.test(rest));
  return ends ? written : '';
}

/** Whether `name.label` is a web address rather than an abbreviation, a measure or a missing space. */
export function isDomain(name: string, label: string, around: Surroundings): boolean {
  const written = topLevelOf(label);
  if (!written || /[_-]$/.test(name)) return false;

  const tld = written.toLowerCase();
  const isLower = written === tld;
  if (!isLower && written !== written.toUpperCase()) return false; // yard.In
  if (classicTlds.has(tld) && name.length > 1) return !/^(?:ado|asp|vb)$/i.test(name); // ASP.NET

  if (/^[a-z]$/i.test(name)) {
    if (/^[a-z]$/i.test(around.previous)) return false; // e.g.in, U.S.AE
    if (/^[bm]$/i.test(name) && /^(?:com|sc|tech)$/.test(tld)) return false; // B.Com, M.Sc
    return around.hasPath || oneLetterNameTlds.has(tld);
  }
  if (/^\d+$/.test(name)) return classicTlds.has(tld) || tld === 'cn'; // 10.am, 12.mm
  const lastWord = name.toLowerCase().split(/[-_]/).pop() as string;
  if (abbreviations.has(lastWord)) return false; // approx.in

  const isWord = wordTlds.has(tld);
  if (isWord && /^\d+[a-z]{1,3}$/i.test(name)) return false; // 5t.at
  if (tld === 'no' && (numberedThings.has(lastWord) || /^\d/.test(around.following))) return false; // Item.no 5
  if (isLower) return !(isWord && around.spaced && continuesSentence.test(around.following));
  if (tld.length > 2) return true;
  return !acronymTlds.has(tld) && (around.hasPath || (name.length > 2 && !isWord)); // VT.MT, CALL ME.IT IS
}
