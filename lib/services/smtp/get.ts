import { withClub } from '@/db/client';
import type { SmtpSettingsReadDto } from '@/lib/contracts/smtp';
import type { Ctx } from '@/lib/platform/context';
import { findSmtp } from './queries';
import { toSmtpSettings } from './serialize';

/** The club's own mail server, without its password; an unset record where it has none. */
export async function getSmtpSettings(ctx: Ctx): Promise<SmtpSettingsReadDto> {
  const row = await withClub(ctx, tx => findSmtp(tx, ctx.clubId));
  return toSmtpSettings(row);
}
