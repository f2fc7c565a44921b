import type { Tx } from '@/db/client';
import type { ChangesSubmit, MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { resolveUploads } from '@/lib/services/submissions/files/attach';
import { readFamilyAnswers } from '@/lib/services/submissions/read-sent-answers';
import type { PreparedSubmission } from './submit-steps';

type Fields = Parameters<typeof resolveUploads>[1]['fields'];
type Answered = Pick<MembershipSubmit, 'customFields' | 'familyMembers'> & {
  readonly signature?: string;
  readonly website?: string;
};

/** A prepared submission whose answers are read and whose files have their stored names, with the ids of the files, and whether fields ask for any. */
type WithUploads<Body extends Answered | ChangesSubmit> = {
  readonly prepared: PreparedSubmission<Body>;
  readonly fileIds: readonly string[];
  readonly mayHaveUploads: boolean;
};

const hasFile = (fields: Fields) => fields.some(({ type }) => type === 'File');

/** Reads the answers and looks up the uploads that they name. One that is gone or of another form becomes a violation. */
export async function withUploads<Body extends Answered>(
  tx: Tx,
  { clubId }: Ctx,
  prepared: PreparedSubmission<Body>,
  fields: Fields,
): Promise<WithUploads<Body>> {
  const { tokenId } = prepared;
  const body = readFamilyAnswers(prepared.body, fields);
  const answers = body.customFields;
  const found = await resolveUploads(tx, { clubId, answers, fields, tokenId, path: 'customFields' });
  const violations = [...prepared.violations, ...found.violations];
  const customFields = answers && { customFields: found.answers };
  return {
    prepared: { ...prepared, body: { ...body, ...customFields }, violations },
    fileIds: found.fileIds,
    mayHaveUploads: hasFile(fields),
  };
}

/** As `withUploads`, for the wishes of a change request. */
export async function withUploadedWishes(
  tx: Tx,
  { clubId }: Ctx,
  prepared: PreparedSubmission<ChangesSubmit>,
  fields: Fields,
): Promise<WithUploads<ChangesSubmit>> {
  const { body, tokenId } = prepared;
  const sent = readFamilyAnswers(body.wishes, fields);
  const answers = sent.customFields;
  const path = 'wishes.customFields';
  const found = await resolveUploads(tx, { clubId, answers, fields, tokenId, path });
  const wishes = { ...sent, ...(answers && { customFields: found.answers }) };
  const violations = [...prepared.violations, ...found.violations];
  return {
    prepared: { ...prepared, body: { ...body, wishes }, violations },
    fileIds: found.fileIds,
    mayHaveUploads: hasFile(fields),
  };
}
