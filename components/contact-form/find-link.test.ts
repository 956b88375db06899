import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLink } from './find-link';
import { abbreviations, acronymTlds, numberedThings, requests, tlds, wordTlds } from './tlds';

const zeroWidthSpace = '\u200B';
const rightToLeftMark = '\u200F';

describe('the five kinds of link', () => {
  it.each([
    ['http', 'http://a.b'],
    ['http in capitals', 'HTTP://X.COM'],
    ['http without slashes', 'http:example.com'],
    ['http without slashes, unknown ending', 'http:intranet.site'],
    ['http to a machine on the network', 'http://server/drawings'],
    ['http to a number', 'http://10.0.0.1:8080/'],
    ['http to a version 6 number', 'http://[::1]/'],
    ['https', 'https://example.com/path?query=1#part'],
    ['https in capitals', 'HTTPS://X.COM'],
    ['https in mixed case', 'hTTpS://example.com'],
    ['https spaced out', 'https : //example'],
    ['another scheme', 'ftp://files.example/drawings'],
    ['www', 'www.example.ae'],
    ['www in capitals', 'WWW.EXAMPLE.AE'],
    ['www with an unknown ending', 'www.company.internal'],
    ['www with a number', 'www2.company.internal'],
    ['domain', 'example.com'],
    ['domain in capitals', 'EXAMPLE.COM'],
    ['domain with a capital', 'Example.com'],
    ['domain of two parts', 'example.co.uk/p?q'],
    ['domain of two parts in capitals', 'EXAMPLE.CO.UK/P?Q'],
    ['domain in the Emirates, in capitals', 'EXAMPLE.AE'],
    ['domain with digits', '4x4.ae'],
    ['domain of digits', '163.com'],
    ['domain with hyphens', 'oil-and-gas.org'],
    ['domain with a port', 'example.net:8080'],
    ['domain in India', 'pump.in'],
    ['stand-in domain', 'company.example'],
    ['domain in mixed case', 'Example.Com'],
    ['domain in any case', 'ExAmPlE.cOm'],
    ['domain of an organisation in mixed case', 'Visit Example.Org today'],
    ['domain of the Emirates in mixed case', 'Company.Ae'],
    ['domain of two parts in mixed case', 'Example.Co.Uk'],
    ['generic domain', 'crane.repair'],
    ['short link', 'bit.ly/x'],
    ['short link in capitals', 'BIT.LY/X'],
    ['chat link', 't.me/x'],
    ['chat link in capitals', 'T.ME/X'],
    ['chat link with a number', 'wa.me/971501234567'],
    ['chat link with a cut number', 'wa.me/971…'],
    ['chat link with a number in capitals', 'WA.ME/971501234567'],
    ['short generic domain in capitals', 'AB.INFO'],
    ['one-letter domain', 'x.com'],
    ['portal of the Emirates', 'u.ae'],
    ['e-mail', 'a@b.co'],
    ['e-mail in capitals', 'A@B.CO'],
    ['e-mail in mixed case', 'John@Example.Com'],
    ['e-mail with dots and a plus', 'john.doe+x@mail.example.org'],
    ['e-mail under an unknown ending', 'john@company.internal'],
    ['e-mail under a stand-in domain', 'info@company.example'],
    ['mailto', 'mailto:someone@example.com'],
    ['e-mail in spaces', 'john @ example.com'],
  ])('finds %s: %s', (_, link) => {
    expect(findLink(link)).not.toBeNull();
  });
});

describe('names that could be words of engineers', () => {
  it.each([
    // abbreviations and units
    'gulf-eng.ae',
    'gulf-mfg.ae/contact',
    'oilfield-equip.co',
    'eng.co',
    'dr.de',
    'ndt-services.ae',
    'sap.training/x',
    'sap.de/x',
    'SAP.DE/X',
    'info.tel.ae',
    'max.de',
    'tons.ae',
    'sun.de',
    'set.com',
    'gulf-eng.in',
    'set.me/x',
    'sap.tv/x',
    't.cn/x',
    'GULF-ENG.AE',
    // endings that are words
    'pump.in',
    'PUMP.IN',
    'Look at pump.in, please',
    'Look at pump.in. Thanks',
    'Look at pump.in\nthanks',
    'Look at (pump.in) please',
    'Look at pump.in for details',
    'pump.in is our site',
    'our website: pump.in the right one',
    'our site is pump.it Thanks',
    'crane.my is ours, crane.me for short',
    'pump.to/offer now',
    'contact.us/deal',
    'call.me/now',
    'supply.us',
    // Norway
    'crane.no/en',
    'Crane.No/en',
    'CRANE.NO/EN',
    'gulf-crane.no',
    'crane24.no',
    'mail.crane.no',
    'website: crane.no',
    'www.crane.no',
    'sales@crane.no',
    'sales @ crane.no',
    // mixed case with a path
    'Bit.Ly/x',
    'Wa.Me/971501234567',
    'T.Me/x',
    'Gulfpumps.Com/offer',
    'Gulfpumps.Co.Uk/offer',
    'Pump.In/offer',
    'Crane.Shop/',
    // units in capitals with a path
    'PUMPS.TV/LIVE',
    'PUMPS.ID/X',
  ])('are found in %j', (message) => {
    expect(findLink(message)).not.toBeNull();
  });
});

describe('around a link', () => {
  it.each([
    '(example.com)',
    '[example.com]',
    '<https://example.com>',
    '"www.example.ae"',
    '«example.com»',
    '“a@b.co”',
    '**example.com**',
    '_www.example.ae_',
    'example.com.',
    'example.com, please',
    'example.com!',
    'site:example.com',
    '…example.com…',
    'example.com-based',
    'example.com.Thanks for looking',
    '🙂example.com🙂',
    'Dear team,\nplease see\r\nexample.com',
    'Line one\n\nhttp://a.b',
    'First e.g. 3.5 in., then No.5 and bit.ly/x',
  ])('finds the link in %j', (message) => {
    expect(findLink(message)).not.toBeNull();
  });

  it('gives back the first of several', () => {
    expect(findLink('See No.5 at example.com or www.example.ae')).toBe('example.com');
  });

  it('gives back the address with its scheme', () => {
    expect(findLink('See (https://example.com/a).')).toBe('https://example.com');
  });

  it('gives back the whole e-mail address', () => {
    expect(findLink('Write to john.doe@mail.example.org today')).toBe('john.doe@mail.example.org');
  });
});

describe('other scripts', () => {
  it.each([
    'пример.рф',
    'ПРИМЕР.РФ',
    'приклад.укр',
    'münchen.de',
    'MÜNCHEN.DE',
    'xn--mnchen-3ya.de',
    'XN--MNCHEN-3YA.DE',
    'xn--e1afmkfd.xn--p1ai',
    'даркнетиан.com',
    'شركة.امارات',
    'موقع.السعودية',
    'شركة.com',
    '公司.中国',
    '请访问example.com谢谢',
    'example.com에서',
    'उदाहरण.भारत',
    'иван@пример.рф',
  ])('finds %s', (link) => {
    expect(findLink(link)).not.toBeNull();
  });
});

/** A name that ends in a sign of its script is not cut off at that sign. */
describe('signs of other scripts around a link', () => {
  it.each([
    '«пример.рф»',
    '„пример.рф“',
    '…пример.рф…',
    '—пример.рф—',
    '№пример.рф',
    '€пример.рф×',
    '🙂пример.рф🏗️',
    '★公司.中国★',
    '公司.中国。',
    '公司.中国！',
    '「公司.中国」',
    '【公司.公司】',
    'ガス・例.みんな・',
    'موقع.السعودية،',
    'موقع.السعودية؛',
    'موقع.السعودية؟',
    'سائٹ.پاکستان۔',
    'उदाहरण.भारत।',
    'דוגמה.ישראל־',
    'օրինակ.հայ։',
    '\uE000пример.рф\uF8FF',
    '\uD800пример.рф\uDC00',
  ])('does not hide %s', (message) => {
    expect(findLink(message)).not.toBeNull();
  });

  it.each(['…ae', '—ae', '★.ae', '。ae', '، .ae', '🙂.ae', '«».ae', '→.ae', '€.ae', '①.ae'])(
    'is no name by itself: %s',
    (message) => {
      expect(findLink(message)).toBeNull();
    },
  );

  it.each([
    ['an accent written apart', 'пример.саи\u0306т'],
    ['an accent written apart behind a long word', `${'й'.normalize('NFD').repeat(500)}.саи\u0306т`],
  ])('reads %s', (_, message) => {
    expect(findLink(message)).not.toBeNull();
  });

  it.each(['example.comü', 'example.comß', 'example.comẹ', 'example.com\u030C', 'example.aeř'])(
    'knows that the ending goes on in %s',
    (message) => {
      expect(findLink(message)).toBeNull();
    },
  );

  it.each(['٢٥طن@١٢.٥٠م', '25t@١٢.٥٠', '۴۰۰V@۵۰.۰۰Hz'])('takes %s for a measure', (message) => {
    expect(findLink(message)).toBeNull();
  });
});

describe('disguised links', () => {
  it.each([
    'example[.]com',
    'example(.)com',
    'example [.] com',
    'example (dot) com',
    'example[dot]com',
    'example {DOT} com',
    'EXAMPLE (DOT) COM',
    'pump[.]in',
    'john[@]example[.]com',
    'john (at) example (dot) com',
    'hxxp://evil',
    'hxxp://evil.com',
    'HXXPS://evil.com',
    'hxxp[:]//evil',
    'hxxps[://]evil',
    'example．com',
    'example。com',
    'example｡com',
    'ｅｘａｍｐｌｅ.ｃｏｍ',
    'ｈｔｔｐ：／／ａ.ｂ',
    'john＠example.com',
    `exam${zeroWidthSpace}ple.com`,
    `example${zeroWidthSpace}.${zeroWidthSpace}com`,
    `ht${zeroWidthSpace}tp://a.b`,
    `ww${zeroWidthSpace}w.example.ae`,
    'exam\u00ADple.com',
    'example\u2060.com',
    'example.\uFEFFcom',
    `${rightToLeftMark}example.com${rightToLeftMark}`,
  ])('finds %j', (link) => {
    expect(findLink(link)).not.toBeNull();
  });
});

describe('ordinary prose', () => {
  it.each([
    // decisions.md, Contact: link
    'e.g. 3.5 in.',
    'API 510/570',
    'No.5',
    'S4HANA PM',
    '08:00-17:00',
    'P&ID rev.B',
    '24/7',
    'Mr.Smith',
    'approx.10',
    'Block-03/05',
    // A full stop without its space.
    'S4HANA.PM',
    'Dr.Smith',
    'e.g.this',
    'Thanks.Regards',
    'end of line.Next',
    'report.pdf',
    'Node.js',
    'Co.Ltd',
    'yard.In',
    'me.In',
    // Sizes and units.
    '3.5in',
    '2.5 t',
    'Rev.2',
    'v1.2.3',
    '10.30am',
    '01.02.2024',
    '1,200.50',
    'ISO 9001:2015',
    'U.A.E.',
    'Block 3/05 PAL-P2',
    'API 5L X65',
  ])('accepts %s', (text) => {
    expect(findLink(text)).toBeNull();
  });

  it.each([
    'connect the dot to it',
    'example dot com',
    'x dot y',
    'mark it with a (dot) in red',
    'the crane (dot)',
    'a .com company',
    'the .NET framework',
    'ASP.NET forms',
    'the http and https protocols',
    'HTTP: port 80, HTTP:1.1',
    'www',
    'WWW.',
    'www. and so on',
    'and/or',
    'ratio 1:2',
    'C:\\drawings\\crane.dwg',
    '\\\\server\\drawings',
    '192.168.1.1',
    '25 t @ 12 m',
    '25t@12.5m',
    '400V@50.0Hz',
    '10bar@25.5C',
    'load@R.max',
    '@site',
    '@',
  ])('accepts signs of links that are none: %s', (text) => {
    expect(findLink(text)).toBeNull();
  });

  it.each([
    'CO.LTD',
    'Sdn.Bhd',
    'U.S.A',
    'P.O.Box 12',
    'Ph.D',
    'B.Sc, M.Tech, B.Com',
    'b.tech/m.tech',
    'B.SC',
    'a.m.to p.m.',
    '8.am to 5.pm',
    '10.30.am',
    'e.g.in Angola',
    'i.e.at site',
    'i.e.me and my team',
    'U.A.E.IS',
    'approx.in',
    'max.to',
    'Ref.no 123',
    'Dwg.no.A-101',
    'Item.no',
    'report.no 5',
    'Sr.no',
    'Tel.no: 04',
    'PO.NO',
    'size 12.in',
    'dia 12.mm',
    '120 ft.lb',
    '120 in.lb',
    'sq.km',
    'kgf.cm',
    '5t.at 12 m',
    'VT.PT.MT.UT',
    'QA.QC',
    'QC.QA',
    'PHASE.IT.2/3',
    'SAP.MM/SD',
    'sap.pm',
    'P101.KW',
    'scope.of.work',
    'test.report',
    'drawings.zip',
    'crane.step',
  ])('accepts abbreviations, units, tags and files: %s', (text) => {
    expect(findLink(text)).toBeNull();
  });

  it.each([
    'The pump is in the yard.It leaks.',
    'Please call me.Is it possible?',
    'PLEASE CALL ME.IT IS URGENT',
    'WORK STOPPED.NO CRANE ON SITE',
    'the crane is broken.is it urgent',
    'it stands in the yard.in the morning we lift',
    'made in the yard.in-house',
    'Thanks.best regards',
    'example.com2',
    'example.comx',
    '我们在上海。IT部门',
    'a..b...c....com',
    '.com',
    'com.',
    '-.com',
    '',
    ' \n\t ',
  ])('accepts missing spaces and stray dots: %j', (text) => {
    expect(findLink(text)).toBeNull();
  });
});

/** What a message of 100,000 characters may take of the processor, ms; quadratic steps take many times that. */
const linearMs = 1000;

/**
 * The link of a message and the processor's time for it: the clock would count other programs' turns too. The better
 * of two, since the compiler of the first call works beside it.
 */
function timed(message: string): { link: string | null; ms: number } {
  const once = () => {
    const start = process.cpuUsage();
    const link = findLink(message);
    const { user, system } = process.cpuUsage(start);
    return { link, ms: (user + system) / 1000 };
  };
  const first = once();
  if (first.ms < linearMs) return first;
  const second = once();
  return second.ms < first.ms ? second : first;
}

describe('slips and abbreviations of engineers', () => {
  const phrases = [
    // numbers
    'PTW.no: PT-104',
    'NCR.no QA-22',
    'LPO.no: LPO-2231',
    'rig.no. A5',
    'crane.no: A',
    'pump.no P-101A',
    'tank.no. T-12',
    'P-101.no 4',
    'GRN.no',
    'mobile.no',
    'whatsapp.no',
    'vat.no',
    'Item.no/Qty',
    'S.no/Description',
    'Purchase.order.no: A',
    // units
    '150 psig.at ambient',
    '150 psig.at',
    '3 barg.at',
    '5 kw.at',
    '300 gpm.at',
    '20 tons.at',
    'ton.to',
    '500 bbls.in',
    '36 hrs.to Soyo',
    '10 pcs.in',
    '12hrs.in',
    '25-ft.in',
    'OD.in mm',
    '8 days.in Luanda',
    'kgf.cm/cm',
    'ft.lb/ft',
    'N.mm/mm',
    'sap.mm/sd',
    // days, months
    'Sun.to Thu.',
    'mon.to fri.',
    'Jan.to Mar.',
    // abbreviations
    'acc.to drawing',
    'set.at site',
    'Gulf Engr.de Sousa',
    'Mr.al Mansoori',
    'Sr.engineer',
    'NDT.services',
    'ERP.training',
    'a.QA/QC b.NDT',
    'Inspector.QA/QC',
    'attn.Mr/Ms Khan',
    // a missing space
    'contact.us',
    'call.me',
    'e-mail.us',
    'Good day.as discussed',
    'noted.so please',
    'set point.at ±5 mm',
    'set point.at 5 mm',
    'set point.to -5 mm',
    'the yard.in Luanda',
    'the crew.to Soyo',
    'the hose leaks.in the morning',
    'the hose leaks.it’s urgent',
    'the hose leaks.no spare on site',
    'the valve.in/out',
    'the valve.to/from',
    'the limit switch.no/nc',
    'scope.in.work',
  ];
  const frames: Record<string, (phrase: string) => string> = {
    alone: (phrase) => phrase,
    'in a sentence': (phrase) => `Please quote for ${phrase}, as discussed.`,
    'in brackets': (phrase) => `Three cranes (${phrase}) are down.`,
    'on a line': (phrase) => `Dear team,\n${phrase}\nthanks`,
    'before a capital': (phrase) => `${phrase}. Regards, Amir`,
  };

  describe.each(Object.entries(frames))('%s', (_, frame) => {
    it.each([...phrases, 'DNV.GL', 'ABS.LR', 'MOTOR.KW/RPM', 'Gulf Eng.Co', 'GULF ENG.CO'])(
      '%s is no link',
      (phrase) => {
        expect(findLink(frame(phrase))).toBeNull();
      },
    );

    it.each(phrases)('%s is no link in one case', (phrase) => {
      expect(findLink(frame(phrase).toLowerCase())).toBeNull();
      expect(findLink(frame(phrase).toUpperCase())).toBeNull();
    });
  });
});

describe('any text', () => {
  const size = 100_000;

  it.each([
    'a.',
    '@',
    'http:',
    'h',
    '://',
    '[',
    '[(',
    '(dot',
    ' ',
    '-',
    '_',
    '-.',
    'a@',
    'a@a.',
    'in.',
    'xn--',
    'é',
    '🙂',
    '.',
    'م',
    '(',
    '[.',
    'ref.no ',
    'x.no:',
    'a-b_',
    '1.',
    zeroWidthSpace,
    '\uD800',
    'ﷺ',
    'كلمة ',
    'A.IN ',
    '。',
    'e\u0301',
    'a．',
    '[.] ',
    '(dot)',
    'www',
    'no.no ',
    'a.in the ',
  ])('gets through 100,000 characters of %j in linear time without finding a link', (unit) => {
    const { link, ms } = timed(unit.repeat(Math.ceil(size / unit.length)).slice(0, size));
    expect(link).toBeNull();
    expect(ms).toBeLessThan(linearMs);
  });

  // More than the others, so that `normalize` in one go (16 s of the processor) cannot pass on a fast machine.
  it('gets through 150,000 combining marks in linear time', () => {
    const { link, ms } = timed('\u0301\u0323'.repeat(75_000));
    expect(link).toBeNull();
    expect(ms).toBeLessThan(linearMs);
  });

  it('gets through 100,000 characters of one link in linear time', () => {
    const { link, ms } = timed('www.'.repeat(size / 4));
    expect(link).not.toBeNull();
    expect(ms).toBeLessThan(linearMs);
  });

  it('finds a link behind 100,000 characters in linear time', () => {
    const { link, ms } = timed(`${'word '.repeat(size / 5)}example.com`);
    expect(link).toBe('example.com');
    expect(ms).toBeLessThan(linearMs);
  });

  it('accepts emoji', () => {
    expect(findLink('Thanks 👍🏽👨‍👩‍👧 5️⃣.🏗️')).toBeNull();
  });

  it('accepts right-to-left text', () => {
    expect(findLink('السلام عليكم. نحتاج إلى رافعة بحرية، 25 طن. شكرا')).toBeNull();
  });

  it('finds a link in right-to-left text', () => {
    expect(findLink('زوروا example.com شكرا')).toBe('example.com');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const link = findLink(text);
        expect(link === null || link.length > 0).toBe(true);
      }),
    );
  });

  it('never throws on lone surrogates', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(() => findLink(text)).not.toThrow();
      }),
    );
  });

  it('gives the same answer twice', () => {
    const unit = fc.constantFrom(
      'a',
      'com',
      'www',
      'http',
      '.',
      '.',
      '@',
      ':',
      '/',
      ' ',
      '[',
      ']',
      'dot',
      'in',
      'é',
      'X',
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(findLink(text)).toBe(findLink(text));
      }),
    );
  });
});

const joiner = fc.constantFrom(
  ' ',
  ', ',
  '; ',
  ' - ',
  '\n',
  '\r\n',
  ' (',
  ') ',
  '/',
  ' & ',
  ': ',
  '! ',
  '? ',
  ' “',
  '” ',
  '%, ',
);
const word = fc.oneof(
  fc.stringMatching(/^[a-zA-Z]{1,12}$/),
  fc.stringMatching(/^[A-Z]{1,4}-?\d{0,4}$/),
  fc.stringMatching(/^\d{1,4}$/),
  fc.stringMatching(/^[а-яéüñçãõ]{1,9}$/),
  fc.stringMatching(/^[ء-ي]{1,9}$/),
  fc.constantFrom('dot', 'http', 'https', 'www', 'com', 'net', 'at', 'in', 'mail', 'link', 'website'),
);
const prose = fc
  .array(fc.tuple(word, joiner), { maxLength: 15 })
  .map((pairs) => pairs.map(([text, sign]) => text + sign).join(''))
  // Before a word that is an ending too, this is a disguise.
  .filter((text) => !/\(dot\)/i.test(text));

describe('generated prose', () => {
  it('is accepted when made of words without dots', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(findLink(text)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('is accepted when its sentences end in a full stop and a space', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(findLink(`${words.join('. ')}.`)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('is accepted when the space after a full stop is missing before a capital', () => {
    // No sentence begins with *Com* or *Org*, which make a domain in any case.
    const sentence = fc
      .stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9}){1,4} [b-df-z][a-z]{4,9}$/)
      .filter((text) => !/^(?:Com|Org) /.test(text));
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 2 }), (sentences) => {
        expect(findLink(`${sentences.join('.')}.`)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('generated links', () => {
  /** Each letter in either case, as the drawn bits say. */
  const anyCase = (text: fc.Arbitrary<string>) =>
    fc
      .tuple(text, fc.infiniteStream(fc.boolean()))
      .map(([letters, upper]) =>
        [...letters]
          .map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase()))
          .join(''),
      );
  const host = fc.stringMatching(/^[a-z][a-z0-9-]{2,14}[a-z]$/);
  const latin = [...tlds].filter((tld) => /^[a-z]+$/.test(tld));
  const latinTld = fc.constantFrom(...latin);
  const isPlain = (tld: string) => !wordTlds.has(tld) && !acronymTlds.has(tld) && tld !== 'co';
  const plainTld = fc.constantFrom(...latin.filter(isPlain));
  const isWordOfEngineers = (name: string) =>
    abbreviations.has(name.replace(/s$/, '')) || abbreviations.has(name) || requests.has(name);
  const path = fc.constantFrom('', '/', '/p?q=1', ':8080', '/a/b.html#c', '?x');
  const slashPath = fc.constantFrom('/', '/p?q=1', '/a/b.html#c');
  const eitherCase = (text: fc.Arbitrary<string>) =>
    fc.tuple(text, fc.boolean()).map(([letters, upper]) => (upper ? letters.toUpperCase() : letters));
  const named = host.filter((name) => !isWordOfEngineers(name) && !numberedThings.has(name));
  const domain = fc.tuple(eitherCase(named), eitherCase(plainTld)).map((parts) => parts.join('.'));
  const foreignDomain = fc
    .tuple(
      fc.stringMatching(/^[а-яüé]{3,9}$/),
      fc.constantFrom(...[...tlds].filter((tld) => !/^[a-z]+$/.test(tld))),
    )
    .map(([name, tld]) => `${name}.${tld}`);
  const punctuation = fc.string({
    unit: fc.constantFrom(...'.,;:!?()[]{}<>"\'«»“”‘’*_-~`|/\\…#$%^&+='),
    maxLength: 3,
  });
  const kinds = {
    http: fc
      .tuple(anyCase(fc.constantFrom('http', 'https')), fc.oneof(domain, host), path)
      .map(([scheme, name, rest]) => `${scheme}://${name}${rest}`),
    www: fc
      .tuple(anyCase(fc.constant('www')), anyCase(host), latinTld, path)
      .map(([www, name, tld, rest]) => `${www}.${name}.${tld}${rest}`),
    domain: fc.tuple(domain, path).map((parts) => parts.join('')),
    'domain that an engineer could write': fc
      .tuple(
        fc.constantFrom('', 'gulf-'),
        fc.constantFrom(
          ...[...abbreviations, ...numberedThings, ...requests].filter((name) => /^[a-z].*[a-z]/.test(name)),
        ),
        eitherCase(plainTld),
        slashPath,
      )
      .map(([first, name, tld, rest]) => `${first}${name}.${tld}${rest}`),
    'domain that an engineer could write, in a country': fc
      .tuple(
        fc.constantFrom(...[...abbreviations].filter((name) => /^[a-z].*[a-z]/.test(name))),
        fc.constantFrom(
          ...latin.filter((tld) => isPlain(tld) && tld.length === 2 && !/^(?:al|de|la)$/.test(tld)),
        ),
        path,
      )
      .map(([name, tld, rest]) => `${name}.${tld}${rest}`),
    'domain whose ending is a unit': fc
      .tuple(eitherCase(named), fc.constantFrom(...[...acronymTlds].filter((tld) => tlds.has(tld))), path)
      .map(([name, tld, rest]) => `${name}.${tld}${rest}`),
    'domain whose ending is a word': fc
      .tuple(
        eitherCase(named),
        eitherCase(fc.constantFrom(...[...wordTlds].filter((tld) => tld !== 'no'))),
        fc.constantFrom('/', '/p?q=1', ':8080', '?x', ',', '.', '!', '\n', ')'),
      )
      .map(([name, tld, rest]) => `${name}.${tld}${rest}`),
    'domain in any case with a path': fc
      .tuple(anyCase(named), anyCase(latinTld), slashPath)
      .map(([name, tld, rest]) => `${name}.${tld}${rest}`),
    'internationalised domain': foreignDomain,
    'e-mail': fc
      .tuple(
        anyCase(fc.stringMatching(/^[a-z0-9]{1,9}([.+_-][a-z0-9]{1,9})?$/)),
        anyCase(host),
        anyCase(latinTld),
      )
      .map(([mailbox, name, tld]) => `${mailbox}@${name}.${tld}`),
  };

  it.each(Object.entries(kinds))('finds any %s in any punctuation anywhere in any prose', (_, link) => {
    fc.assert(
      fc.property(prose, punctuation, link, punctuation, prose, (start, opening, address, closing, end) => {
        const message = `${start} ${opening}${address}${closing} ${end}`;
        // A dot in brackets glues the next word to the ending.
        fc.pre(!/[[({<]\s*(?:\.|dot)\s*[\])}>]/i.test(message));
        expect(findLink(message)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the prose of this site', () => {
  const folder = join(import.meta.dirname, '../../content');
  const token =
    /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g;
  const sentences = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(token)])
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => text.trim().split(/\s+/).length >= 3 && !/@|http|www|\.example/i.test(text));

  it('is accepted, sentence by sentence', () => {
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((sentence) => findLink(sentence) !== null)).toEqual([]);
  });

  it('is accepted in capitals', () => {
    expect(sentences.filter((sentence) => findLink(sentence.toUpperCase()) !== null)).toEqual([]);
  });

  it('is accepted in any mixture', () => {
    const sentence = fc.constantFrom(...sentences, 'e.g. 3.5 in., No.5 and Block-03/05.');
    const messages = fc.array(fc.tuple(sentence, fc.constantFrom(' ', '\n', '\n\n', ' - ', '; ')), {
      minLength: 1,
    });
    fc.assert(
      fc.property(messages, (parts) => {
        expect(findLink(parts.flat().join(''))).toBeNull();
      }),
      { numRuns: 3000 },
    );
  });
});
