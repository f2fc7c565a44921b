import { foldText, spellings } from './spellings';

/**
 * Version of the fold. Raise it when `foldText`, `spellings`, `latinSpellings` or `looseNameKey` return other texts than
 * before: the nightly run then builds stored search texts with an older version again.
 */
export const foldVersion = 2;

/** Texts by the text that replaces them. A blank stands for the beginning or the end of a word. */
type Scheme = Readonly<Record<string, string>>;

/** Pairs of texts; `_` is a blank, and an empty one leaves the letter out. */
function schemeOf(pairs: string): Scheme {
  return Object.fromEntries(pairs.split(' ').map(pair => pair.replaceAll('_', ' ').split(':')));
}

/** Cyrillic letters as in passports (ICAO 9303, part 3, section 6). */
const cyrillic = schemeOf(
  'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:ie ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ў:u ф:f х:kh ' +
    'ц:ts ч:ch ш:sh щ:shch ъ:ie ы:y ь: э:e ю:iu я:ia ђ:d ѓ:g ј:j љ:lj њ:nj ћ:c ќ:k џ:dz ѕ:dz ә:a ғ:g қ:k ң:n ө:o ұ:u ' +
    'ү:u һ:h',
);
const english = { ...cyrillic, ...schemeOf('й:y ъ: ю:yu я:ya ё:yo є:ye ї:yi ий:y ый:y кс:x') };
const cyrillicSchemes: readonly Scheme[] = [
  cyrillic,
  english,
  // Russian names in English, with е as in Yevgeny.
  { ...english, ...schemeOf('_е:_ye ае:aye ее:eye ие:iye ое:oye уе:uye ые:yye ьё:yo кс:ks') },
  // German (Duden).
  {
    ...cyrillic,
    ...schemeOf('в:w ё:jo ж:sch з:s х:ch ц:z ч:tsch ш:sch щ:schtsch ъ: ю:ju я:ja є:je ї:ji ий:i ый:y кс:x'),
    ...schemeOf('_е:_je ае:aje ое:oje ье:je ия:ia жё:scho чё:tscho шё:scho щё:schtscho'),
  },
  // Scientific (ISO 9) and Serbian, without their accents.
  {
    ...cyrillic,
    ...schemeOf('ж:z х:h ц:c ч:c ш:s щ:sc ъ: й:j є:je ї:ji ю:ju я:ja ђ:dj ия:ija'),
  },
  // Ukrainian (resolution 55 of 2010).
  { ...cyrillic, ...schemeOf('г:h и:y _є:_ye _ї:_yi _й:_y _ю:_yu _я:_ya зг:zgh') },
  // Bulgarian (law of 2009).
  { ...cyrillic, ...schemeOf('х:h щ:sht ъ:a ь:y й:y ю:yu я:ya ия_:ia_') },
];

/** Greek letters as in passports (ELOT 743). */
const greek = schemeOf(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i ϊ:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y ϋ:y φ:f χ:ch ψ:ps ω:o ' +
    'ου:ou γγ:ng γξ:nx γχ:nch _μπ:_b αυ:av ευ:ev ηυ:iv αυθ:afth ευθ:efth αυκ:afk ευκ:efk αυσ:afs ευσ:efs αυτ:aft ευτ:eft',
);
const greekSchemes: readonly Scheme[] = [
  greek,
  // Letter by letter, as many write their name.
  { ...greek, ...schemeOf('χ:h γγ:gg _μπ:_mp') },
  { ...greek, ...schemeOf('β:b η:e φ:ph αυ:au ευ:eu') },
];

const transliterations = [
  { script: /\p{Script=Cyrillic}/u, schemes: cyrillicSchemes },
  { script: /\p{Script=Greek}/u, schemes: greekSchemes },
].map(({ script, schemes }) => ({ script, transliterators: schemes.map(transliteratorOf) }));

/** Keys with a blank hold at the beginning or the end of a word; of several keys the longest counts. */
function transliteratorOf(scheme: Scheme): (text: string) => string {
  const keys = Object.keys(scheme).toSorted((one, other) => other.length - one.length);
  const anyKey = new RegExp(keys.join('|'), 'gu');
  return text => text.replace(anyKey, key => scheme[key] ?? key);
}

/**
 * The spellings of a text, for Cyrillic and Greek also in Latin letters, by each usual transliteration. Not in the
 * bundle of the public form, which compares names of one alphabet.
 */
export function latinSpellings(text: string): string[] {
  return [...new Set([...spellings(text), ...transliterationsOf(text).map(foldText)])];
}

/**
 * A key that is equal for equal names, and for some others: the letters of the name in alphabetical order, umlauts as
 * plain letters. An index over it finds the names to compare.
 */
export function looseNameKey(name: string): string {
  const [latin = name] = transliterationsOf(name);
  const letters = foldText(latin)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=[aou])e|(?<=a)a/g, '');
  return [...letters].toSorted().join('');
}

function transliterationsOf(text: string): string[] {
  return transliterations
    .filter(({ script }) => script.test(text))
    .flatMap(({ transliterators }) => transliterators.map(transliterate => transliterate(padded(text))));
}

/** Words between blanks, without accents that only stress a syllable. */
function padded(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return ` ${words.join(' ')} `;
}
