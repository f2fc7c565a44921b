import { z } from 'zod';
import { withClub } from '@/db/client';
import type { FormDraft } from '@/lib/contracts/form-drafts';
import type { Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { AppError, notFound } from '@/lib/platform/errors';
import { deleteDraft, type FormDraftRow, findDraft } from './queries';
import { contentField } from './rules';

const Content = z.array(z.tuple([z.string(), z.string()]));

/** The started form of a link. Throws 404 for an unknown link or one of another club, 410 after 14 days. */
export async function getFormDraft(ctx: Ctx, token: string): Promise<FormDraft> {
  const row = await withClub(ctx, tx => findDraft(tx, ctx.clubId, tokenHash(token)));
  if (!row) throw notFound();
  if (row.expiresAt <= ctx.now) throw new AppError('expired');
  return {
    kind: row.kind === 'Change' ? 'Change' : 'Membership',
    form: row.form,
    entries: readContent(row).map(([name, value]) => ({ name, value })),
    locale: row.locale,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** The stored values of a draft by control. */
export function readContent({ clubId, id, contentEncrypted }: FormDraftRow): z.output<typeof Content> {
  return Content.parse(JSON.parse(decryptField(contentEncrypted, contentField(clubId, id))));
}

/** Deletes a started form. Throws 404 for an unknown link. */
export async function removeFormDraft(ctx: Ctx, token: string): Promise<void> {
  const isGone = await withClub(ctx, tx => deleteDraft(tx, ctx.clubId, tokenHash(token)));
  if (!isGone) throw notFound();
}
