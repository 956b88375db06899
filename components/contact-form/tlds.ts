/**
 * Top-level domains that make a bare `name.tld` read as a web address.
 *
 * In: every two-letter ASCII country code of the IANA root zone but `pm`, the generic ones in real use by
 * companies and by spammers, the internationalised country codes, and `example`, which stand-in addresses use.
 * Out, since visitors write them in ordinary mail: company forms (`Co.Ltd`: ltd, llc, inc, gmbh, limited), file
 * endings (zip, mov, docs, map, pid, cab, pub), units (bar, cal, gal), modules and reports (`S4HANA.PM`,
 * `test.report`, `scope.of.work`) and words that open a sentence (`Thanks.best regards`), besides brands.
 * An address under one of those is still found by its http, https, www or @.
 */

const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ' +
  'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm ' +
  'fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is ' +
  'it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm ' +
  'mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pn pr ps ' +
  'pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th ' +
  'tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw ';

const generic =
  'com net org edu gov mil int info biz pro mobi travel jobs asia cat coop aero museum post arpa xxx example ' +
  'xyz top online shop store site app dev vip club icu live tech space fun website press host win bid loan ' +
  'download review trade stream racing party science faith accountant click link life world today group company ' +
  'solutions services agency digital media network email cloud global international academy expert consulting ' +
  'engineering engineer energy holdings industries marketing systems support software technology training ' +
  'education institute school university college courses management business enterprises ventures capital ' +
  'finance financial investments fund money credit loans insurance legal law lawyer attorney tax accountants ' +
  'estate properties property house homes rentals construction contractors builders tools supply supplies parts ' +
  'equipment repair directory guide guru tips wiki blog news community social chat forum video photo photos ' +
  'photography gallery pictures pics audio music art design graphics studio style fashion clothing shoes jewelry ' +
  'boutique gifts toys games game play casino bet poker bingo lotto fitness health healthcare clinic dental ' +
  'doctor hospital care pharmacy farm garden flowers florist restaurant cafe pizza beer wine recipes catering ' +
  'events tickets tours vacations holiday flights cruises voyage taxi limo cars auto autos exchange market ' +
  'markets trading broker forex cash deals sale discount coupons cheap promo bargains foundation charity church ' +
  'gives ngo ong dubai abudhabi london berlin paris nyc tokyo moscow istanbul amsterdam hamburg koeln wien ' +
  'bayern vegas miami boston sydney quebec africa arab scot wales irish swiss lat ink lol wtf rocks ninja sexy ' +
  'sex porn adult dating singles mom kim moe buzz monster cyou sbs bond quest beauty hair skin makeup boats ' +
  'yachts bio eco solar earth zone page codes computer hosting domains ooo onl kiwi ski surf soccer football ' +
  'golf tennis team tube vision watch wang ren xin shopping immo immobilien haus reisen jetzt uno moda ';

const international =
  'ελ ευ бг бел дети ею мкд мон москва онлайн орг рус рф сайт срб укр қаз հայ გე ישראל קום ابوظبي الاردن البحرين ' +
  'الجزائر السعودية المغرب امارات ایران بازار بھارت تونس سودان سورية شبكة عراق عرب عمان فلسطين قطر كوم مصر ' +
  'مليسيا موريتانيا موقع پاکستان ڀارت कॉम नेट भारत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை ' +
  'சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย ລາວ みんな コム 世界 中国 中國 中文网 企业 公司 公益 台湾 台灣 商城 ' +
  '商店 商标 在线 娱乐 广东 我爱你 手机 新加坡 机构 澳門 网址 网店 网站 网络 购物 集团 餐厅 香港 닷넷 닷컴 한국';

const words = (list: string) => new Set(list.trim().split(' '));

/** All of them, in small letters. */
export const tlds: ReadonlySet<string> = words(countries + generic + international);

/** Stand for an address whatever comes before them, and even with a hyphen after them. */
export const classicTlds: ReadonlySet<string> = words('com net org');

/** Also English words: `broken.it` in capitals, or before the rest of a sentence, is a missing space. */
export const wordTlds: ReadonlySet<string> = words('am as at be by do in is it me my no so to us');

/** Also units, ERP modules, test methods or classification societies in capitals: `P101.KW`, `ECC.SD`, `DNV.GL`. */
export const acronymTlds: ReadonlySet<string> = words(
  'ac bv bw cm cv fi ga gl hr id kg km kn kw lb lr lv mg ml mm mr ms mt mw pa pe ps pt re sc sd st tm tv',
);

/** After a one-letter name (`t.me`, `x.com`, `u.ae`) these make an address; anything else is an abbreviation. */
export const oneLetterNameTlds: ReadonlySet<string> = words('com net org me co ae');

/**
 * Abbreviations, units, days, months, ERP systems that a full stop may follow without a space: `approx.in`, `ft.lb`.
 * They may have an `s` at the end.
 */
export const abbreviations: ReadonlySet<string> = words(
  'acc acct approx apprx appx asst attn avg cert cu dept dia dim dr ecc elec eng engr eq equip erp est eta etc etd ' +
    'ext fax fig hana incl insp int inv jr maint max mech mfg mgr mfr misc mob mr ms ndt no nom od id ph pos prof ' +
    'proj qty ref req rev s4 s4hana sap seq ser sch set sl spec sq sr std tel temp tol vol vs wt bar bara barg bbl ' +
    'cbm cm cum day deg feet ft gpm hp hr in inch kg kgf km kn kpa kv kva kw lb lbf lot lpm ltr m2 m3 meter metre min ' +
    'mm month mpa mt mth mtr mw nm oz pax pc psi psia psig rpm sec sqm ton tonne unit week wk year yr sun mon tue wed ' +
    'thu thur fri sat jan feb mar apr jun jul aug sep sept oct nov dec',
);

/** `Dwg.no/Rev`, `Item.no`: *number*, not Norway, even with a path. */
export const numberedThings: ReadonlySet<string> = words(
  'batch block contract doc document drawing drg dwg equipment heat invoice item job lic licence license line model ' +
    'order page part passport permit phone po project quotation report rfq section serial sheet sr tag tender weld well',
);

/** Before *me* and *us* these ask for something: `call.me`, `contact.us`. */
export const requests: ReadonlySet<string> = words(
  'advise ask call contact e-mail email follow for from give help inform join let mail message phone reach ring send ' +
    'tell text to update whatsapp with write',
);
