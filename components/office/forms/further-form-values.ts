import type { FurtherForm } from '@/lib/contracts/further-forms';
import { instantOfLocalTime, localTimeOf } from '@/lib/rules/dates/local-time';

/** A further form as it is edited: times as in the club's time zone, empty for none. */
export type FurtherFormValues = Omit<FurtherForm, 'id' | 'opensAt' | 'closesAt'> & {
  opensAt: string;
  closesAt: string;
};

export const emptyFurtherForm: FurtherFormValues = {
  ...{ slug: '', title: '', notes: '', membershipIds: [], opensAt: '', closesAt: '', closedText: '' },
  ...{ asksDepartments: true, asksEntryDate: true, reviewText: '', buttonText: '' },
  ...{ thankYouText: '', thankYouUrl: '', isActive: true, sortOrder: 0 },
};

export function toFurtherFormValues(form: FurtherForm, timeZone: string): FurtherFormValues {
  const { id: _id, opensAt, closesAt, ...values } = form;
  const local = (instant: string | null) => (instant === null ? '' : localTimeOf(instant, timeZone));
  return { ...values, opensAt: local(opensAt), closesAt: local(closesAt) };
}

export function fromFurtherFormValues(values: FurtherFormValues, timeZone: string): Omit<FurtherForm, 'id'> {
  return {
    ...values,
    opensAt: instantOfLocalTime(values.opensAt, timeZone),
    closesAt: instantOfLocalTime(values.closesAt, timeZone),
  };
}
