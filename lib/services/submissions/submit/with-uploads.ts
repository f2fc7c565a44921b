import type { Tx } from '@/db/client';
import type { ChangesSubmit, MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { resolveUploads } from '@/lib/services/submissions/files/attach';
import type { PreparedSubmission } from './submit-steps';

type Fields = Parameters<typeof resolveUploads>[1]['fields'];
type Answered = Pick<MembershipSubmit, 'customFields'> & {
  readonly signature?: string;
  readonly website?: string;
};

/** A prepared submission whose file answers have their stored names, with the ids of the files. */
type WithUploads<Body extends Answered | ChangesSubmit> = {
  readonly prepared: PreparedSubmission<Body>;
  readonly fileIds: readonly string[];
};

/** Looks up the uploads that the answers name. One that is gone or of another form becomes a violation. */
export async function withUploads<Body extends Answered>(
  tx: Tx,
  { clubId }: Ctx,
  prepared: PreparedSubmission<Body>,
  fields: Fields,
): Promise<WithUploads<Body>> {
  const { body, tokenId } = prepared;
  const answers = body.customFields;
  const found = await resolveUploads(tx, { clubId, answers, fields, tokenId, path: 'customFields' });
  const violations = [...prepared.violations, ...found.violations];
  const customFields = answers && { customFields: found.answers };
  return {
    prepared: { ...prepared, body: { ...body, ...customFields }, violations },
    fileIds: found.fileIds,
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
  const answers = body.wishes.customFields;
  const path = 'wishes.customFields';
  const found = await resolveUploads(tx, { clubId, answers, fields, tokenId, path });
  const wishes = { ...body.wishes, ...(answers && { customFields: found.answers }) };
  const violations = [...prepared.violations, ...found.violations];
  return { prepared: { ...prepared, body: { ...body, wishes }, violations }, fileIds: found.fileIds };
}
