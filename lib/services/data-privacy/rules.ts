import { isDeepStrictEqual } from 'node:util';
import type { ChangeConsent } from '@/lib/contracts/data-privacy';
import type { Violation } from '@/lib/platform/errors';
import { withoutMarks } from '@/lib/rules/texts/translation-marks';
import type { ConsentRow } from './queries';

/** Reports sent ids that are not those of a consent of the club, and repeated ones. */
export function checkConsentIds(sent: readonly ChangeConsent[], stored: readonly ConsentRow[]): Violation[] {
  const ids = sent.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const path = `consents[${index}].id`;
    if (id === undefined) return [];
    if (!stored.some(consent => consent.id === id)) return [{ path, key: 'unknownId' }];
    return ids.indexOf(id) < index ? [{ path, key: 'duplicate' }] : [];
  });
}

/** The next version of a consent's text; one higher if label or wording changed in any language. */
export function nextTextVersion(
  sent: Pick<ConsentRow, 'label' | 'text' | 'translations'>,
  before: ConsentRow | undefined,
): number {
  if (!before) return 1;
  const isReworded =
    before.text !== sent.text ||
    before.label !== sent.label ||
    !isDeepStrictEqual(withoutMarks(before.translations), withoutMarks(sent.translations));
  return before.textVersion + (isReworded ? 1 : 0);
}

/** The wordings that end and those that start when the consents of a club change. */
export function changedVersions(
  before: readonly ConsentRow[],
  after: readonly ConsentRow[],
): { readonly endedIds: readonly string[]; readonly begun: readonly ConsentRow[] } {
  const isIn = (list: readonly ConsentRow[], { id, textVersion }: ConsentRow) =>
    list.some(one => one.id === id && one.textVersion === textVersion);
  return {
    endedIds: before.filter(consent => !isIn(after, consent)).map(({ id }) => id),
    begun: after.filter(consent => !isIn(before, consent)),
  };
}
