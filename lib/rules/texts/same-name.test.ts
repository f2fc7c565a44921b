import { describe, expect, it } from 'vitest';
import { latinSpellings } from './latin-spellings';
import { isSameFullName, isSameName } from './same-name';

/** Names of one person, which the public form knows too. */
const same = [
  ['O’Brien', "O'Brien"],
  ['O’Brien', 'OBrien'],
  ['OʼBrien', 'O`Brien'],
  ['O´Brien', 'O′Brien'],
  ['O‘Brien', 'o brien'],
  ['Kaʻahumanu', "Ka'ahumanu"],
  ["D'Angelo", 'D’ANGELO'],
  ['d’Artagnan', 'dArtagnan'],
  ['Kunz-Weber', 'Kunz Weber'],
  ['Kunz-Weber', 'Kunz‑Weber'],
  ['Kunz‐Weber', 'Kunz–Weber'],
  ['Kunz−Weber', 'Kunz - Weber'],
  ['Kunz-Weber', 'Weber-Kunz'],
  ['Kunz-Weber', 'WEBER KUNZ'],
  ['Anna Maria', 'Anna-Maria'],
  ['Anna-Maria', 'Annamaria'],
  ['Anna Maria', 'Maria Anna'],
  ['van der Berg', 'Van-der-Berg'],
  ['De\u00a0Luca', 'DeLuca'],
  ['Mül\u00adler', 'Müller'],
  ['Mül\u200bler', 'Mueller'],
  ['\u202aAnna\u202c', 'Anna'],
  ['Müller', 'Mueller'],
  ['Müller', 'Muller'],
  ['MÜLLER', 'mu\u0308ller'],
  ['Jürgen-Günther', 'Juergen Gunther'],
  ['Öztürk', 'Oezturk'],
  ['Großmann', 'Grossmann'],
  ['GROẞMANN', 'großmann'],
  ['Strauß', 'STRAUSS'],
  ['Żółć', 'Zolc'],
  ['Łukasz', 'Lukasz'],
  ['Đoković', 'Dokovic'],
  ['Sørensen', 'Soerensen'],
  ['Sørensen', 'Sorensen'],
  ['Ærøskøbing', 'AEROESKOEBING'],
  ['Åse', 'Aase'],
  ['Yıldız', 'YILDIZ'],
  ['İpek', 'Ipek'],
  ['Əliyev', 'Eliyev'],
  ['Əliyev', 'Aliyev'],
  ['Nguyễn', 'Nguyen'],
  ['Nguyễn Thị', 'Thi Nguyen'],
  ['François', 'FRANCOIS'],
  ['Erdős', 'Erdoes'],
  ['Þórdís', 'Thordis'],
  ['Hans-J.', 'Hans J'],
  ['Gal·la', 'Galla'],
  ['ﬁnn', 'Finn'],
  ['Ａｎｎａ', 'Anna'],
  ['محمّد', 'محمد'],
  ['علی\u200cرضا', 'عليرضا'],
  ['Ελένη', 'ΕΛΕΝΗ'],
  ['Αλέξης', 'ΑΛΕΞΗΣ'],
  ['Семён', 'Семен'],
] as const;

/** Names of one person in two alphabets. */
const sameInLatin = [
  ['Пётр', 'Petr'],
  ['Петров', 'Petrov'],
  ['Петров', 'Petrow'],
  ['Александр', 'Aleksandr'],
  ['Александр', 'Alexandr'],
  ['Юлия', 'Julia'],
  ['Юлия', 'Yuliya'],
  ['Юлия', 'Iuliia'],
  ['Хрущёв', 'Chruschtschow'],
  ['Хрущев', 'Khrushchev'],
  ['Шевченко', 'Schewtschenko'],
  ['Шевченко', 'Shevchenko'],
  ['Зеленський', 'Zelensky'],
  ['Зеленський', 'Zelenskyi'],
  ['Достоевский', 'Dostojewski'],
  ['Достоевский', 'Dostoevsky'],
  ['Галина', 'Halyna'],
  ['Євген', 'Yevhen'],
  ['Евгений', 'Yevgeny'],
  ['Ђоковић', 'Đoković'],
  ['Георгиева', 'Georgieva'],
  ['Младић', 'Mladic'],
  ['Щерев', 'Shterev'],
  ['Алиев', 'Əliyev'],
  ['Παπαδόπουλος', 'Papadopoulos'],
  ['Γιώργος', 'Giorgos'],
  ['Χρήστος', 'Christos'],
  ['Χρήστος', 'Hristos'],
  ['Ευάγγελος', 'Evangelos'],
  ['Ευάγγελος', 'Evaggelos'],
  ['Ελευθερία', 'Eleftheria'],
  ['Δημήτριος', 'Demetrios'],
  ['Μπάμπης', 'Bampis'],
] as const;

const different = [
  ['Müller', 'Miller'],
  ['Mueller', 'Muller'],
  ['Bauer', 'Baur'],
  ['Schmidt', 'Schmitt'],
  ['Maier', 'Mayer'],
  ['Meier', 'Meyer'],
  ['Anna', 'Anne'],
  ['Anna', 'Anna Maria'],
  ['Kunz-Weber', 'Kunz'],
  ['Kunz-Weber', 'Kunz-Wagner'],
  ['Kunz-Weber', 'Kunzweber-Weber'],
  ["O'Brien", 'Brien'],
  ["O'Brien", "O'Bryan"],
  ['Groß', 'Gross-Weber'],
  ['Groß', 'Gros'],
  ['Özil', 'Ozel'],
  ['Jan', 'Jana'],
  ['Karl', 'Carl'],
  ['Michael', 'Michal'],
  ['Samuel', 'Samul'],
  ['Ida', 'Ina'],
  ['मीना', 'मोना'],
  ['ใจดี', 'ใจดา'],
  ['かおる', 'がおる'],
  ['محمد', 'محمود'],
  ['Петров', 'Петрова'],
  ['Петров', 'Petrova'],
  ['Παπαδόπουλος', 'Παπαδοπούλου'],
  ['', ''],
  ['-', "'"],
] as const;

describe('isSameName', () => {
  it.each(same)('finds %s and %s to be one name', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
    expect(isSameName(one, other, latinSpellings)).toBe(true);
  });

  it.each(sameInLatin)('finds %s and %s to be one name by transliteration', (one, other) => {
    expect(isSameName(one, other, latinSpellings)).toBe(true);
    expect(isSameName(other, one, latinSpellings)).toBe(true);
  });

  it.each(different)('finds %s and %s to be two names', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
    expect(isSameName(one, other, latinSpellings)).toBe(false);
  });
});

describe('isSameFullName', () => {
  const nameOf = (firstName: string, lastName: string) => ({ firstName, lastName });

  it.each([
    [nameOf('Sean', 'O’Connor'), nameOf('SEÁN', "O'Connor"), true],
    [nameOf('', 'Suharto'), nameOf('Suharto', ''), true],
    [nameOf('', 'Suharto'), nameOf('', 'SUHARTO '), true],
    [nameOf('', ''), nameOf('', ''), false],
    [nameOf('Sean', ''), nameOf('Sean', 'O’Connor'), false],
    [nameOf('Martin', 'Peter'), nameOf('Peter', 'Martin'), false],
    [nameOf('Ida', 'Kunz-Weber'), nameOf('Ina', 'Weber-Kunz'), false],
  ])('compares %o with %o', (one, other, isSame) => {
    expect(isSameFullName(one, other)).toBe(isSame);
  });
});
