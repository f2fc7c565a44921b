import { describe, expect, it } from 'vitest';
import { editedPart } from '@/components/office/settings/email-templates/edited-part';

const text =
  'Hallo {{Vorname}},\n\nvielen Dank für **deinen** Antrag.\n\nTarif: {{Tarif}}\nAbteilungen: {{Abteilungen}}\n\n- Trikot\n- Pass\n\n{{Link}}\n\n[Stand ansehen]({{Link}})\n\nViele Grüße\n{{Verein}}';
const parts = [
  'Hallo Lena, vielen Dank für deinen Antrag. Tarif Erwachsene Trikot Pass Stand ansehen Viele Grüße TSV',
  'Hallo Lena,',
  'vielen Dank für deinen Antrag.',
  'Tarif Erwachsene',
  'Trikot',
  'Pass',
  'Stand ansehen',
  'Viele Grüße TSV',
];

describe('editedPart', () => {
  it.each([
    ['Hallo', 1],
    ['{{Vorname', 1],
    ['deinen', 2],
    ['Tarif:', 3],
    ['Abteilungen:', 3],
    ['- Trikot', 4],
    ['Pass', 5],
    ['{{Link}}\n\n[', 5],
    ['Stand', 6],
    ['{{Verein', 7],
  ])('with the cursor at %j is part %i', (words, index) => {
    expect(editedPart({ text, at: text.indexOf(words) + 1 }, parts)).toBe(index);
  });

  it.each([
    ['', []],
    ['{{Verein}}', parts],
    ['Davon steht nichts darin', parts],
  ])('of %j is none', (typed, shown) => {
    expect(editedPart({ text: typed, at: typed.length }, shown)).toBe(-1);
  });
});
