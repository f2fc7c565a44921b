import type { PersonData } from '@/lib/contracts/persons';
import type { Submission } from '@/lib/contracts/submissions';

/** All that is stored about a person, as it is exported (GDPR, article 15). */
export type PersonRecord = {
  readonly data: PersonData;
  /** The submissions of `data.submissions` in full, in their order. */
  readonly submissions: readonly Submission[];
};
