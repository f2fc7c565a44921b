import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs } from './clean-text';

/** What a reader sees of a text that was copied from somewhere. */
const lines: [string, string][] = [
  ['Mu\u0308ller', 'Müller'],
  ['  Anna  ', 'Anna'],
  ['Anna\u00a0Maria', 'Anna Maria'],
  ['17.\u202fJuni', '17. Juni'],
  ['Am\tMarkt  1', 'Am Markt 1'],
  ['東京\u3000都', '東京 都'],
  ['Mül\u00adler', 'Müller'],
  ['Mül\u200bler', 'Müller'],
  ['\ufeffAnna', 'Anna'],
  ['An\u2060na', 'Anna'],
  ['An\u034fna', 'Anna'],
  ['An\u3164na', 'Anna'],
  ['\u202aAnna\u202c', 'Anna'],
  ['\u2068Anna\u2069', 'Anna'],
  ['\u202eannA', 'annA'],
  ['\u200e+49 171 1', '+49 171 1'],
  ['\u200fמשה\u200f', 'משה'],
  ['35037\ufe0f', '35037'],
  ['A\u{e0067}nna', 'Anna'],
  ['An\u200dna', 'Anna'],
  ['An\u200cna', 'Anna'],
  ['\ufff9Anna\ufffb', 'Anna'],
  ['\u200b', ''],
  ['u\u200b\u0308', 'ü'],
  ['A\u200d\u200bnna', 'Anna'],
  ['Müller\u2011Lüdenscheidt', 'Müller-Lüdenscheidt'],
];

/** Invisible characters that change what a reader sees stay. */
const kept = [
  'می\u200cخواهم',
  'علی\u200cرضا',
  'क्\u200dष',
  'क्\u200cष',
  'ශ්\u200dරී',
  'മോഹന്\u200d',
  'ನಾಗರ್\u200dಕರ್',
  '👩\u200d👩\u200d👧',
  '👩🏽\u200d🚒',
  '🏳\ufe0f\u200d🌈',
  '❤\ufe0f',
  '1\ufe0f\u20e3',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '葛\u{e0100}城',
  'Ngọc Ánh',
  'O’Connor',
  'Kaʻahumanu',
  '١٢٣',
];

describe('the line that a reader sees', () => {
  it.each(lines)('of %j is %j', (typed, seen) => expect(cleanLine(typed)).toBe(seen));
  it.each(kept)('keeps %j', text => expect(cleanLine(text)).toBe(text));

  it('has line breaks and control characters still, so that checks refuse them', () => {
    expect(cleanLine('An\nna')).toBe('An\nna');
    expect(cleanLine('An\u0000na')).toBe('An\u0000na');
  });

  it('drops joiners between letters of different use, and repeated ones', () => {
    expect(cleanLine('a\u200dم')).toBe('aم');
    expect(cleanLine('می\u200c\u200cخواهم')).toBe('می\u200cخواهم');
  });
});

describe('the paragraphs that a reader sees', () => {
  it.each([
    ['eins\r\nzwei\rdrei\u2028vier\u2029fünf', 'eins\nzwei\ndrei\nvier\nfünf'],
    ['- eins\n  - zwei', '- eins\n  - zwei'],
    ['10\u00a0€ \u202f\nim\tMonat', '10 €\nim Monat'],
    ['\n\n Hallo \n\n', 'Hallo'],
    ['Mitglieds\u00adantrag', 'Mitgliedsantrag'],
    ['\u202eHallo\u202c', 'Hallo'],
    ['\u200eHallo', 'Hallo'],
    ['רחוב 5\u200e, חיפה', 'רחוב 5\u200e, חיפה'],
    ['רחוב \u202e5', 'רחוב 5'],
  ])('of %j are %j', (typed, seen) => expect(cleanParagraphs(typed)).toBe(seen));
  it.each(kept)('keep %j', text => expect(cleanParagraphs(text)).toBe(text));
});

it('changes no text a second time', () => {
  const parts = [...lines.flat(), ...kept].flatMap(text => [...text]);
  let seed = 1;
  const next = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % max;
  };
  for (let round = 0; round < 5_000; round += 1) {
    const text = Array.from({ length: 1 + next(8) }, () => parts[next(parts.length)]).join('');
    const [line, paragraphs] = [cleanLine(text), cleanParagraphs(text)];
    expect(cleanLine(line), JSON.stringify(text)).toBe(line);
    expect(cleanParagraphs(paragraphs), JSON.stringify(text)).toBe(paragraphs);
  }
});

it('cleans a megabyte of invisible characters within a second', () => {
  const began = performance.now();
  expect(cleanParagraphs('\u200d'.repeat(500_000) + '\u200b'.repeat(500_000))).toBe('');
  expect(performance.now() - began).toBeLessThan(1_000);
});
