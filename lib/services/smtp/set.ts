import { withClub } from '@/db/client';
import type { SmtpSettingsReadDto, SmtpSettingsWriteDto } from '@/lib/contracts/smtp';
import { mailServerViolations } from '@/lib/mail/mail-server-policy';
import { smtpPasswordField } from '@/lib/mail/smtp-settings';
import type { Ctx } from '@/lib/platform/context';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { invalid } from '@/lib/platform/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { findSmtp, putSmtp, requireSmtpClub, type SmtpRow } from './queries';
import { toSmtpSettings } from './read';
import { type ChosenPassword, choosePassword, withStoredTexts } from './rules';

export type SetSmtp = { readonly settings: SmtpSettingsWriteDto; readonly precondition: Precondition };

/**
 * Creates or updates the club's own mail server; absent members keep their value. Throws 400 for a server that may
 * not be called, or if the password must be entered again; 412.
 */
export async function setSmtpSettings(
  ctx: Ctx,
  { settings, precondition }: SetSmtp,
): Promise<SmtpSettingsReadDto> {
  const seen = await withClub(ctx, tx => findSmtp(tx, ctx.clubId));
  const violations = await mailServerViolations(withStoredTexts(settings, seen));
  return withClub(ctx, async tx => {
    const { clubId } = ctx;
    await requireSmtpClub(tx, clubId, true);
    const before = await findSmtp(tx, clubId);
    assertIsSeen(precondition, before);
    const { password, ...server } = withStoredTexts(settings, before);
    const chosen = choosePassword({ ...server, password }, before && toSmtpSettings(before));
    if ('key' in chosen) throw invalid([...violations, chosen]);
    if (violations.length > 0) throw invalid(violations);
    const row = await putSmtp(tx, {
      ...server,
      clubId,
      passwordEncrypted: sealPassword(chosen, before, clubId),
      version: (before?.version ?? 0) + 1,
      updatedAt: laterThan(before?.updatedAt, ctx.now),
    });
    await recordAudit(tx, ctx, {
      action: before ? 'Updated' : 'Created',
      recordType: 'SmtpSettings',
      details: { changed: changedIn(before, row) },
    });
    return toSmtpSettings(row);
  });
}

/** Throws 412 unless the caller sent the current version of the settings, or none exists. */
export function assertIsSeen(precondition: Precondition, row: SmtpRow | null): void {
  assertEtag(precondition, contentEtagOf(JSON.stringify(toSmtpSettings(row))));
}

function sealPassword(chosen: ChosenPassword, before: SmtpRow | null, clubId: string): string | null {
  if (chosen.kind === 'None') return null;
  if (chosen.kind === 'Stored') return before?.passwordEncrypted ?? null;
  return encryptField(chosen.password, smtpPasswordField(clubId));
}

/** Two changes never have the same time, so the time identifies the version. */
function laterThan(before: Date | undefined, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}

function changedIn(before: SmtpRow | null, after: SmtpRow): string[] {
  const names = ['host', 'port', 'security', 'username', 'fromAddress', 'fromName', 'replyTo'] as const;
  const changed: string[] = names.filter(name => before?.[name] !== after[name]);
  return before?.passwordEncrypted === after.passwordEncrypted ? changed : [...changed, 'password'];
}
