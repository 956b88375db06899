import {
  abbreviations,
  acronymTlds,
  classicTlds,
  numberedThings,
  oneLetterNameTlds,
  requests,
  tlds,
  wordTlds,
} from './tlds';

/** What stands around `name.label` in a message. */
export type Surroundings = {
  /** Label before the name, as `e` in `e.g.in`. */
  previous: string;
  /** The word after the slash that follows the label; null without a slash. */
  path: string | null;
  /** What stands between the label and the next word. */
  between: string;
  next: string;
  /** Words before it, as *website:*, say that an address comes. */
  announced: boolean;
};

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

/** `yard.in/out`, `Inspector.QA/QC`, `attn.Mr/Ms`: the slash stands between two words. */
function isPairOfWords(tld: string, path: string): boolean {
  if (wordTlds.has(tld)) {
    return (
      wordTlds.has(path.toLowerCase()) ||
      /^(?:above|after|and|are|below|before|from|has|nc|near|not|off|on|or|our|out|over|the[my]?|under|was|with|yes)$/i.test(
        path,
      )
    );
  }
  return /^(?:qa\/qc|m[rs]\/m(?:r?s?|iss))$/i.test(`${tld}/${path}`);
}

/** Nothing between two words but blanks. */
const sameLine = /^[^\S\r\n]*$/;

/**
 * Whether the sentence goes on after an ending that is a word too, so that the dot before it is a slip: `yard.in the
 * morning`, `set.at 5 bar`, `crew.to Soyo`, `broken.it's`, `scope.in.work`. After a link the sentence ends here.
 */
function sentenceGoesOn(tld: string, isUpper: boolean, { between, next }: Surroundings): boolean {
  if (/^[^\S\r\n]+[~±$€£<≤≥≈]/.test(between)) return true;
  if (!next || !(sameLine.test(between) || (tld === 'it' && /^['’]$/.test(between)))) return false;
  // No sentence goes on with *in is* or *to for*.
  if (/^(?:at|by|in|m[ey]|to|us)$/.test(tld) && /^(?:for|is|are|was|has|have)$/i.test(next)) return false;
  const first = next.charAt(0);
  if (/[_-]/.test(first)) return /^-\d/.test(next);
  if (/\d/.test(first) || (isUpper && next === next.toUpperCase())) return true;
  return first !== first.toUpperCase() || /^(?:as|at|by|in|is|so|to)$/.test(tld);
}

/** `approx`, `hrs`, `5-ft`, `150psig` */
function isAbbreviation(lower: string): boolean {
  const word = lower.replace(/^\d+-?/, '');
  return abbreviations.has(word) || abbreviations.has(word.replace(/s$/, ''));
}

/** Whether the dot belongs to an abbreviation: `approx.in`, `ft.lb`, `NDT.services`, `Sr.de Sousa`, `ENG.CO`. */
function isAfterAbbreviation(lower: string, tld: string, isUpper: boolean, around: Surroundings): boolean {
  if (!isAbbreviation(lower)) return false;
  if (around.path !== null) return /^(?:cm|hr|k[gmnw]|lb|m[glmtw]|pa)$/.test(tld); // ft.lb/in, but sap.de/x
  if (/^(?:al|de|la)$/.test(tld)) {
    return /^(?:dr|engr?|m[rs]|prof|sr)$/.test(lower) && !!around.next && sameLine.test(around.between);
  }
  return wordTlds.has(tld) || acronymTlds.has(tld) || tld.length > 2 || (tld === 'co' && isUpper);
}

/** Whether `name.no` is the number of something: `PTW.no: PT-104`, `Crane.no`, `Item.no/Qty`. */
function isNumberOf(lower: string, { previous, path, between, next, announced }: Surroundings): boolean {
  if (numberedThings.has(lower) || isAbbreviation(lower)) return true;
  if (/^[\s.:#]*$/.test(between) && /^\d/.test(next)) return true;
  // What else looks like the name of a host: a-crane.no, crane5.no, mail.crane.no.
  return path === null && !announced && !/[\d-]/.test(lower) && previous.length < 2;
}

/**
 * Whether `name.label` is a web address rather than an abbreviation, a measure or a missing space.
 *
 * Where both read alike, prose wins: a bare `crane.no` is a crane's number, `pump.in please` a missing space,
 * `Example.Com` two sentences, `PUMPS.TV` an acronym. With a path, `www.`, a scheme or an `@` each of them is found.
 */
export function isDomain(name: string, label: string, around: Surroundings): boolean {
  const written = topLevelOf(label);
  if (!written || /[_-]$/.test(name)) return false;

  const tld = written.toLowerCase();
  const isLower = written === tld;
  const isUpper = !isLower && written === written.toUpperCase();
  const hasPath = around.path !== null;
  if (!hasPath && !isLower && !isUpper && !/^(?:com|org|ae|uk)$/.test(tld)) return false; // yard.In, but Example.Com
  if (hasPath && isPairOfWords(tld, around.path as string)) return false;
  if (classicTlds.has(tld) && name.length > 1) return !/^(?:ado|asp|vb)$/i.test(name); // ASP.NET

  const isWord = wordTlds.has(tld);
  const isUnit = acronymTlds.has(tld);
  if (/^[a-z]$/i.test(name)) {
    if (/^[a-z]$/i.test(around.previous)) return false; // e.g.in, U.S.AE
    if (/^[bm]$/i.test(name) && /^(?:com|sc|tech)$/.test(tld)) return false; // B.Com, M.Sc
    if (/^(?:no|cm|k[gmn]|m[gm])$/.test(tld)) return false; // S.No/Item, N.mm/mm
    return hasPath || oneLetterNameTlds.has(tld);
  }
  if (/^\d+$/.test(name)) return classicTlds.has(tld) || tld === 'cn'; // 10.am, 12.mm

  const lower = name.toLowerCase();
  if (isAfterAbbreviation(lower, tld, isUpper, around)) return false;
  if (tld === 'no' && isNumberOf(lower, around)) return false;
  if (isWord && !hasPath) {
    if (/^\d+[a-z]{1,3}$/i.test(name)) return false; // 5t.at
    if (/^(?:me|us)$/.test(tld) && requests.has(lower)) return false; // call.me
    if (!around.announced && sentenceGoesOn(tld, isUpper, around)) return false;
  }
  if (!isUpper || tld.length > 2) return true;
  // PUMPS.TV/LIVE, but VT.MT, DNV.GL, P101.KW/RPM
  if (isUnit) return hasPath && name.length > 3 && !/^[A-Z]{2,3}$/.test(around.path as string);
  return hasPath || name.length > 2;
}
