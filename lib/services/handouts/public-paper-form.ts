import type { Ctx } from '@/lib/platform/context';
import type { ExportedFile } from '@/lib/services/exports/export-submission';
import { findVersionOf } from '@/lib/services/public-forms/form-version';
import { type HandoutInput, makePaperForm } from './make-handout';

/** PDFs of about 100 kB. The oldest is dropped first. */
const keptMax = 50;
const kept = new Map<string, Promise<ExportedFile>>();

/**
 * A form to fill in by hand, for anybody: made once for each version of the club's forms and each day, because a tariff
 * may begin or end on a day. `today` is the day of the club. Throws 404 for an unknown further form.
 */
export async function getPublicPaperForm(
  ctx: Ctx,
  input: HandoutInput,
  today: string,
): Promise<ExportedFile> {
  const version = await findVersionOf(ctx);
  const key = [ctx.clubId, version, today, input.kind, input.form, input.locale].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const made = makePaperForm(ctx, input);
  const [oldest] = kept.keys();
  if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
