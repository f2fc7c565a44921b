import { expect, it } from 'vitest';
import { loadPdfkit } from './faces';
import { printable } from './text-style';

await loadPdfkit();

it.each([
  ['letters of other alphabets that the font has', 'Zoë Łukasz Ωμέγα Юлия ❤ ✓', 'Zoë Łukasz Ωμέγα Юлия ❤ ✓'],
  ['an emoji', 'Bis bald 🙂!', 'Bis bald □!'],
  ['an emoji of several code points, as one', '👨‍👩‍👧 👍🏽 🇩🇪', '□ □ □'],
  ['a character whose colour is chosen', '❤️', '❤'],
  ['a digit with a key around it', '1️⃣', '1□'],
  ['Chinese, Arabic and Hindi', '王明 عمر नि', '□□ □□□ □'],
  ['several lines', 'a\n🙂', 'a\n□'],
])('printable keeps or marks %s', (_what, text, printed) => {
  expect(printable(text)).toBe(printed);
});
