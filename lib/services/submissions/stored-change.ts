import { v7 as uuidv7 } from 'uuid';
import type { ChangesSubmit } from '@/lib/contracts/submissions/submissions';
import type { ChangeRequest } from '@/lib/rules/submissions/change-request';
import { namesIn, pickSentFields } from '@/lib/rules/submissions/submission-fields';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import type { SubmissionRecord } from './record-queries';
import { accountOf, type StoredApplication } from './stored-application';
import { storedCustomFields } from './stored-custom-fields';

/** A stored change request in the shape of a submit request, with the properties that staff can change by PATCH. */
export type StoredChange = Omit<ChangeRequest, 'identity' | 'wishes' | 'signature'> & {
  readonly identity: NonNullable<ChangeRequest['identity']>;
  readonly wishes: StoredApplication;
};

/** Without the signature, which a PATCH cannot change. */
export function toChange(record: SubmissionRecord): StoredChange {
  const { submission: row, change } = record;
  if (!change) throw new Error(`Submission ${row.id} lacks its Change part`);
  const { notes, locale } = row;
  return {
    identity: pickSentFields(row, namesIn('Identity')),
    validFrom: change.validFrom,
    wishes: toWishes(record),
    notes,
    locale,
  };
}

function toWishes(record: SubmissionRecord): StoredApplication {
  const { wishes } = record.wished;
  return {
    ...wishes,
    ...accountOf(record),
    guardians: wishes.guardians ?? [],
    hasSoleCustody: wishes.hasSoleCustody ?? false,
    guardianLiability: wishes.guardianLiability ?? false,
    familyMembers: wishes.familyMembers ?? [],
    customFields: wishes.customFields ?? {},
    mediaConsents: wishes.mediaConsents ?? {},
  };
}

/** The wishes that were sent, with ids for family members and other persons that a PATCH may name. */
export function wishesToStore({
  familyMembers,
  ...wishes
}: ChangesSubmit['wishes']): Record<string, unknown> {
  const people = familyMembers?.map(member => ({
    ...member,
    id: uuidv7(),
    customFields: storedCustomFields(member.customFields),
  }));
  return storedWishes({
    ...wishes,
    familyMembers: people,
    customFields: storedCustomFields(wishes.customFields),
  });
}

/** Returns the wishes without blank values and unticked boxes, and without bank data, which is stored encrypted. */
export function storedWishes(
  wishes: Omit<Partial<StoredApplication>, 'familyMembers'> & { readonly familyMembers?: readonly object[] },
): Record<string, unknown> {
  const { iban: _iban, bic: _bic, accountHolder: _holder, sepaMandateAccepted: _accepted, ...rest } = wishes;
  const isEmpty = (value: unknown) =>
    isBlank(value) ||
    value === false ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !isEmpty(value)));
}
