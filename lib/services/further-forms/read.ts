import { type Tx, withClub } from '@/db/client';
import { FurtherForm } from '@/lib/contracts/further-forms';
import { ifTranslated } from '@/lib/contracts/translations';
import type { Ctx } from '@/lib/platform/context';
import { type FurtherFormRow, findFurtherFormRow, listFurtherFormRows, requireFurtherForm } from './queries';

/** Lists the further forms of the club, in `sortOrder`, then title. */
export async function listFurtherForms(ctx: Ctx): Promise<FurtherForm[]> {
  return (await withClub(ctx, tx => listFurtherFormRows(tx, ctx.clubId))).map(toFurtherForm);
}

/** Returns one further form and its version. Throws 404. */
export async function getFurtherForm(ctx: Ctx, id: string): Promise<{ form: FurtherForm; version: number }> {
  const row = await withClub(ctx, tx => requireFurtherForm(tx, ctx.clubId, id));
  return { form: toFurtherForm(row), version: row.version };
}

/** The further form of the club with this slug; null if there is none. */
export async function findFurtherForm(tx: Tx, clubId: string, slug: string): Promise<FurtherForm | null> {
  const row = await findFurtherFormRow(tx, clubId, slug);
  return row && toFurtherForm(row);
}

export function toFurtherForm({ opensAt, closesAt, translations, ...row }: FurtherFormRow): FurtherForm {
  return FurtherForm.parse({
    ...row,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    ...ifTranslated(translations),
  });
}
