import type { Gender } from '@/lib/rules/enums';
import type { Random } from './random';

const names = {
  Female: [
    'Anna',
    'Lena',
    'Marie',
    'Sophie',
    'Emma',
    'Mia',
    'Hannah',
    'Lea',
    'Clara',
    'Ida',
    'Frieda',
    'Katharina',
    'Julia',
    'Sabine',
    'Petra',
    'Monika',
    'Gülcan',
    'Aylin',
    'Zoë',
    'Nadja',
    'Olga',
    'Charlotte',
    'Johanna',
    'Ronja',
    'Svenja',
    'Birgit',
    'Heike',
    'Renate',
    'Paula',
    'Greta',
  ],
  Male: [
    'Paul',
    'Leon',
    'Ben',
    'Jonas',
    'Finn',
    'Emil',
    'Anton',
    'Felix',
    'Maximilian',
    'Jakob',
    'Jürgen',
    'Thomas',
    'Stefan',
    'Michael',
    'Andreas',
    'Mehmet',
    'Emre',
    'Łukasz',
    'Björn',
    'Sören',
    'Karl-Heinz',
    'Wolfgang',
    'Tobias',
    'Moritz',
    'Henri',
    'Oskar',
    'Theo',
    'Matthias',
    'Ole',
    'José',
  ],
  Diverse: ['Kim', 'Robin', 'Toni', 'Sascha', 'Alex', 'Luca'],
} as const;

const lastNames = [
  'Müller',
  'Schmidt',
  'Schneider',
  'Fischer',
  'Weber',
  'Meyer',
  'Wagner',
  'Becker',
  'Schulz',
  'Hoffmann',
  'Koch',
  'Bauer',
  'Richter',
  'Klein',
  'Wolf',
  'Schröder',
  'Neumann',
  'Schwarz',
  'Zimmermann',
  'Braun',
  'Krüger',
  'Hofmann',
  'Hartmann',
  'Lange',
  'Werner',
  'Krause',
  'Lehmann',
  'Köhler',
  'Maier',
  'Groß',
  'Yılmaz',
  'Öztürk',
  'Nowak',
  'Kowalski',
  'von der Heide',
  'Jansen',
  'Vogt',
  'Sommer',
  'Winter',
  'Böhm',
  'Arnold',
  'Keller',
  'Weiß',
  'Peters',
  'Brandt',
  'Franke',
] as const;

const streets = [
  'Lindenstraße',
  'Hauptstraße',
  'Am Mühlbach',
  'Schulstraße',
  'Gartenweg',
  'Bahnhofstraße',
  'Kirchgasse',
  'Rosenweg',
  'Am Sportplatz',
  'Goethestraße',
  'Waldstraße',
  'Talblick',
  'Ringstraße',
  'Amselweg',
  'Im Wiesengrund',
] as const;

const towns = [
  { zip: '35037', city: 'Marburg', weight: 10 },
  { zip: '35039', city: 'Marburg', weight: 8 },
  { zip: '35041', city: 'Marburg', weight: 6 },
  { zip: '35043', city: 'Marburg', weight: 4 },
  { zip: '35083', city: 'Wetter', weight: 3 },
  { zip: '35085', city: 'Ebsdorfergrund', weight: 3 },
  { zip: '35091', city: 'Cölbe', weight: 4 },
  { zip: '35094', city: 'Lahntal', weight: 5 },
  { zip: '35096', city: 'Weimar', weight: 2 },
  { zip: '35102', city: 'Lohra', weight: 1 },
  { zip: '35274', city: 'Kirchhain', weight: 2 },
] as const;

type Town = (typeof towns)[number];

const [firstTown, ...otherTowns] = towns.flatMap(town => Array.from({ length: town.weight }, () => town));
const townsByWeight: [Town, ...Town[]] = [firstTown ?? towns[0], ...otherTowns];

/** Real German bank codes. The account numbers are made up. */
const bankCodes = ['53350000', '51390000', '37040044', '12030000', '50010517', '43060967'] as const;

export type Person = {
  readonly gender: Gender;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
};

/** Makes a person of `age` years on `today`, with the given family name or a new one. */
export function makePerson(random: Random, age: number, today: Date, lastName?: string): Person {
  const gender = random.pick(['Female', 'Female', 'Female', 'Male', 'Male', 'Male', 'Diverse'] as const);
  const year = today.getUTCFullYear() - age - 1;
  const birthDate = new Date(Date.UTC(year, today.getUTCMonth(), today.getUTCDate() + random.int(1, 364)));
  return {
    gender,
    firstName: random.pick(names[gender]),
    lastName: lastName ?? random.pick(lastNames),
    birthDate: birthDate.toISOString().slice(0, 10),
  };
}

export function makeAddress(random: Random): { street: string; zip: string; city: string } {
  const town = random.pick(townsByWeight);
  return { street: `${random.pick(streets)} ${random.int(1, 98)}`, zip: town.zip, city: town.city };
}

/** Returns an email address under a reserved domain (RFC 2606). */
export function makeEmail(person: Pick<Person, 'firstName' | 'lastName'>, random: Random): string {
  const plain = `${person.firstName}.${person.lastName}`
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[^a-z.-]+/g, '');
  return `${plain}${random.int(1, 99)}@post.example`;
}

/** Returns a German IBAN with correct check digits (ISO 13616). */
export function makeIban(random: Random): string {
  const account = `${random.pick(bankCodes)}${String(random.int(1_000_000, 9_999_999_999)).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}
