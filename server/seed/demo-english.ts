import { isTextMember } from '@/lib/rules/texts/list-texts';
import { hasText, isPlain } from '@/lib/rules/texts/translations';

/** Every text of the demo club in English. A test finds those that are missing. */
const english: Readonly<Record<string, string>> = {
  Turnen: 'Gymnastics',
  'Vom Eltern-Kind-Turnen bis zur Wettkampfriege': 'From parent-and-child classes to the competition squad',
  Fußball: 'Football',
  'Bambini bis Alte Herren': 'From under-sevens to veterans',
  Handball: 'Handball',
  'Jugend, Damen und Herren': 'Youth, women and men',
  Tennis: 'Tennis',
  'Sechs Sandplätze und eine Halle': 'Six clay courts and an indoor court',
  Schwimmen: 'Swimming',
  'Kurse und Training im Hallenbad': 'Courses and training at the indoor pool',
  Leichtathletik: 'Athletics',
  'Laufen, Springen, Werfen': 'Running, jumping, throwing',
  Aufnahmegebühr: 'Admission fee',
  'Einmalig beim Eintritt': 'Once, on joining',
  'Kinder und Jugendliche': 'Children and young people',
  'Ballkind-Trikot': 'Ball kid shirt',
  Erwachsene: 'Adults',
  'Turnen ist enthalten, andere Abteilungen kosten extra':
    'Gymnastics is included, other departments cost extra',
  Hallenumlage: 'Sports hall levy',
  'Für Strom und Wärme': 'For electricity and heating',
  Spind: 'Locker',
  'Großer Spind im Umkleidehaus': 'A large locker in the changing rooms',
  Familie: 'Family',
  'Eltern oder Großeltern mit ihren Kindern': 'Parents or grandparents with their children',
  'Aufnahmegebühr Familie': 'Admission fee for families',
  'Verbandsbeitrag Jugend': 'Youth association fee',
  'Für jedes Kind von 6 bis 17 Jahren': 'For every child from 6 to 17',
  'Vereins-T-Shirt': 'Club T-shirt',
  'Mit dem Wappen des Vereins': 'With the crest of the club',
  'Studium und Ausbildung': 'Students and trainees',
  'Mit jährlichem Nachweis': 'With proof every year',
  'Hochschulsport-Karte': 'University sports card',
  Fördermitglied: 'Supporting member',
  'Passiv, ohne Teilnahme am Sport': 'Supports the club without taking part in sports',
  'Vereinszeitung per Post': 'Club magazine by post',
  Probemonat: 'Trial month',
  'Vier Wochen alles ausprobieren, endet von selbst': 'Try everything for four weeks; it ends by itself',
  'Ferienkurs Schwimmen': 'Holiday swimming course',
  'Einmaliger Kurs in den Sommerferien': 'One course in the summer holidays',
  Leihausrüstung: 'Equipment hire',
  'T-Shirt-Größe für Helfende': 'T-shirt size for volunteers',
  XS: 'XS',
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  'Kontakt im Notfall': 'Emergency contact',
  'Name und Telefonnummer: Wen sollen wir anrufen, wenn beim Training etwas passiert?':
    'Name and phone number: whom should we call if something happens during training?',
  Schwimmabzeichen: 'Swimming badge',
  Seepferdchen: 'Seahorse',
  Bronze: 'Bronze',
  Silber: 'Silver',
  Gold: 'Gold',
  'Bisheriger Verein': 'Previous club',
  'Letzte sportärztliche Untersuchung': 'Last sports medical check',
  'Stunden im Jahr, die du helfen kannst': 'Hours a year that you can help',
  'Ich möchte ehrenamtlich mitarbeiten': 'I would like to volunteer',
  'Worauf freust du dich am meisten?': 'What are you looking forward to most?',
  'Verantwortlich ist der Turn- und Sportverein Lindental 1912 e. V. Wir verarbeiten deine Angaben, um die Mitgliedschaft zu führen und den Beitrag einzuziehen (Art. 6 Abs. 1 b DSGVO), und melden Namen und Geburtsdatum an die Fachverbände. Du kannst jederzeit Auskunft, Berichtigung und Löschung verlangen.':
    'Turn- und Sportverein Lindental 1912 e. V. is responsible. We process your details to manage your membership and collect your fee (Art. 6(1)(b) GDPR), and report names and dates of birth to the sports associations. You can ask for access, correction and erasure at any time.',
  'Fotos auf der Website': 'Photos on the website',
  'Bilder aus Training und Wettkampf, auf denen ich zu sehen bin, dürfen auf der Website des Vereins erscheinen. Ich kann das jederzeit widerrufen.':
    'Pictures of training and competitions that show me may appear on the club’s website. I can withdraw this at any time.',
  'Fotos in sozialen Medien': 'Photos on social media',
  'Bilder dürfen auf den Seiten des Vereins in sozialen Medien erscheinen. Ich kann das jederzeit widerrufen.':
    'Pictures may appear on the club’s social media pages. I can withdraw this at any time.',
  'Fotos in der Presse': 'Photos in the press',
  'Bilder dürfen an die örtliche Presse gegeben werden.': 'Pictures may be given to the local press.',
  'Fotos in der Vereinszeitung': 'Photos in the club magazine',
  'Bilder dürfen in gedruckten Veröffentlichungen des Vereins erscheinen.':
    'Pictures may appear in the club’s printed publications.',
  Newsletter: 'Newsletter',
  'Ich möchte viermal im Jahr Neuigkeiten aus dem Verein per E-Mail bekommen.':
    'I would like to get club news by e-mail four times a year.',
  'Fragen beantwortet die Geschäftsstelle dienstags von 17 bis 19 Uhr.':
    'The office answers questions on Tuesdays from 5 to 7 pm.',
  'Zum Schnuppern anmelden': 'Try us out',
  'Lern uns erst einmal kennen. Mitglied wirst du dadurch noch nicht.':
    'Get to know us first. This does not make you a member yet.',
  'Wir melden uns in den nächsten Tagen mit einem Termin. Bring Hallenschuhe mit.':
    'We will get back to you with a date in the next few days. Please bring indoor shoes.',
  Umzug: 'Moving away',
  'Keine Zeit': 'No time',
  Gesundheit: 'Health',
  'Beitrag zu hoch': 'The fee is too high',
  'Anderer Verein': 'Another club',
};

/**
 * Each text of the demo club with its translation.
 * @internal
 */
export const demoTexts = Object.entries(english);

/** Returns a record of the demo club with the English translation of each of its texts, at any depth. */
export function withEnglish<One>(record: One): One {
  return translated(record) as One;
}

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (!isPlain(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, translated(member)] as const);
  const texts = Object.entries(value)
    .filter(([name]) => isTextMember(name))
    .map(([name, member]) => [name, translationOf(member)] as const)
    .filter(([, text]) => text !== undefined);
  const en = Object.fromEntries(texts);
  return { ...Object.fromEntries(members), ...(texts.length > 0 && { translations: { en } }) };
}

function translationOf(value: unknown): unknown {
  if (hasText(value)) return english[value];
  if (!Array.isArray(value) || !value.every(one => hasText(one) && one in english) || value.length === 0)
    return undefined;
  return Object.fromEntries(value.map(one => [one, english[one]]));
}
