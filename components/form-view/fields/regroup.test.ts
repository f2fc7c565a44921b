import { expect, it } from 'vitest';
import { regroup } from '@/components/form-view/fields/regroup';
import { writeTypedIban } from '@/lib/rules/submissions/typed-texts';

/** `|` marks the caret. */
it.each([
  ['DE893|', 'DE89 3|'],
  ['DE89 |', 'DE89|'],
  ['DE89 3704 0|', 'DE89 3704 0|'],
  ['DE89 37X|04 0044', 'DE89 37X|0 4004 4'],
  ['DE89 3|04 0044', 'DE89 3|040 044'],
  ['DE89|3704', 'DE89| 3704'],
  ['|DE89', '|DE89'],
  ['de8|93', 'DE8|9 3'],
  ['IBAN: DE89370400440532013000|', 'DE89 3704 0044 0532 0130 00|'],
])('%s becomes %s', (before, after) => {
  const caret = before.indexOf('|');
  const { text, caret: now } = regroup(before.replace('|', ''), caret, writeTypedIban);
  expect(`${text.slice(0, now)}|${text.slice(now)}`).toBe(after);
});
