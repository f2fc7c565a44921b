import type { FurtherForm } from '@/lib/contracts/further-forms';
import { instantOfLocalTime, localTimeOf } from '@/lib/rules/dates/local-time';

/** A further form as it is edited: times as in the club's time zone, empty for none. */
export type FurtherFormValues = Omit<FurtherForm, 'id' | 'opensAt' | 'closesAt'> & {
  opensAt: string;
  closesAt: string;
  /** Whether it offers every tariff or those of `membershipIds`, which keeps its ticks meanwhile. */
  offers: 'All' | 'Some';
};

export const emptyFurtherForm: FurtherFormValues = {
  slug: '',
  title: '',
  notes: '',
  membershipIds: [],
  opensAt: '',
  closesAt: '',
  closedText: '',
  asksDepartments: true,
  asksEntryDate: true,
  reviewText: '',
  buttonText: '',
  offers: 'Some',
  thankYouText: '',
  thankYouUrl: '',
  isActive: true,
  sortOrder: 0,
};

export function toFurtherFormValues(form: FurtherForm, timeZone: string): FurtherFormValues {
  const { id: _id, opensAt, closesAt, ...values } = form;
  const local = (instant: string | null) => (instant === null ? '' : localTimeOf(instant, timeZone));
  const offers = values.membershipIds.length > 0 ? 'Some' : 'All';
  return { ...values, opensAt: local(opensAt), closesAt: local(closesAt), offers };
}

/** No `membershipIds` mean every tariff, so values that offer some must name one. */
export function fromFurtherFormValues(
  { offers, ...values }: FurtherFormValues,
  timeZone: string,
): Omit<FurtherForm, 'id'> {
  return {
    ...values,
    membershipIds: offers === 'All' ? [] : values.membershipIds,
    opensAt: instantOfLocalTime(values.opensAt, timeZone),
    closesAt: instantOfLocalTime(values.closesAt, timeZone),
  };
}
