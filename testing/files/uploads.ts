import sharp from 'sharp';
import { ChangeCustomFieldSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { listCustomFields } from '@/lib/services/custom-fields/read';
import { uploadFile } from '@/lib/services/submissions/files/upload';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { makeApplication } from '@/testing/db/factories';
import { type OfferingClub, tokenFor } from '@/testing/db/offering-club';

export const proofField = ChangeCustomFieldSchema.parse({
  internalName: 'proofOfStudy',
  type: 'File',
  label: 'Studienbescheinigung',
  category: 'Other',
  forms: ['Membership', 'Change', 'Cancellation'],
});

/** Adds the File field `proofOfStudy` to all forms of a club. */
export async function askForProof({ ctx }: OfferingClub): Promise<void> {
  await createCustomField(ctx, proofField);
}

/** As `askForProof`, for clubs that tests share. */
export async function askForProofOnce(club: OfferingClub): Promise<void> {
  const fields = await listCustomFields(club.ctx);
  if (!fields.some(({ internalName }) => internalName === proofField.internalName)) await askForProof(club);
}

/** A PNG, encoded as base64. */
export async function smallPng(): Promise<string> {
  const create = { width: 30, height: 20, channels: 3, background: '#07f' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}

/** Uploads a PNG for `proofOfStudy`. */
export async function uploadProof(ctx: Ctx, formToken: string | null = null, fileName = 'Zeugnis.png') {
  return uploadFile(ctx, { field: proofField.internalName, fileName, data: await smallPng() }, formToken);
}

/** Submits an application with a PNG as `proofOfStudy`. Returns the ids of both. */
export async function makeProvenApplication(
  club: OfferingClub,
  body: Parameters<typeof makeApplication>[1] = {},
): Promise<{ id: string; fileId: string }> {
  const id = await makeApplication(club, body, { now: club.ctx.now });
  return { id, fileId: await attachProof(club, id) };
}

/** Adds a PNG to an application, as staff do. Returns its id. */
export async function attachProof({ ctx }: OfferingClub, id: string): Promise<string> {
  const { id: fileId } = await uploadProof(ctx);
  const patch = { customFields: { [proofField.internalName]: fileId } };
  await patchMembership(ctx, { id, precondition: null, patch });
  return fileId;
}

/** A member's upload with the form token that must submit it. */
export async function uploadOfMember(club: OfferingClub, { now } = club.memberCtx) {
  const formToken = await tokenFor(club.clubId, new Date(now.getTime() - 60_000));
  return { formToken, file: await uploadProof({ ...club.memberCtx, now }, formToken) };
}

/** The file answers of an application, as staff see them. */
export async function proofOf(ctx: Ctx, id: string) {
  const submission = await getSubmission(ctx, 'Membership', id);
  const answers = submission.kind === 'Membership' ? submission.customFields : {};
  return { answer: answers[proofField.internalName] ?? null, files: submission.files };
}
