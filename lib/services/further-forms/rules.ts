import { areTimesInOrder } from '@/lib/contracts/further-forms';
import type { Violation } from '@/lib/platform/errors';

type Checked = {
  readonly membershipIds: readonly string[];
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
};

/** Every tariff must be one of the club's, named once, and the form must close after it opens. */
export function checkFurtherForm(
  { membershipIds, opensAt, closesAt }: Checked,
  known: readonly string[],
): Violation[] {
  const tariffs = membershipIds.flatMap((id, index): Violation[] => {
    const path = `membershipIds[${index}]`;
    if (!known.includes(id)) return [{ path, key: 'tariffUnknown' }];
    return membershipIds.indexOf(id) < index ? [{ path, key: 'duplicate' }] : [];
  });
  const times = { opensAt: opensAt?.toISOString(), closesAt: closesAt?.toISOString() };
  return areTimesInOrder(times) ? tariffs : [...tariffs, { path: 'closesAt', key: 'timesInOrder' }];
}

type Sent = { readonly opensAt?: string | null | undefined; readonly closesAt?: string | null | undefined };

/** The times of a body as instants; absent ones stay absent. */
export function toInstants({ opensAt, closesAt }: Sent) {
  const instantOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...(opensAt === undefined ? {} : { opensAt: instantOf(opensAt) }),
    ...(closesAt === undefined ? {} : { closesAt: instantOf(closesAt) }),
  };
}
