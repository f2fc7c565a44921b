import { v7 as uuidv7 } from 'uuid';
import { type Tx, withClub } from '@/db/client';
import type { SmtpSettingsWriteDto, SmtpTestRequest, SmtpTestResultDto } from '@/lib/contracts/smtp';
import type { OutgoingMail } from '@/lib/mail/mailer';
import { type ProbeLimits, probeSmtp, type SmtpProbe } from '@/lib/mail/probe-smtp';
import { renderMail } from '@/lib/mail/render-mail';
import { type ClubSmtp, findClubSmtp } from '@/lib/mail/smtp-settings';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { consumeLimit } from '@/lib/platform/limits';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requireSmtpClub, type SmtpClub } from './queries';
import { choosePassword, withStoredTexts } from './rules';

type Server = Omit<ClubSmtp, 'clubId' | 'version'>;

/**
 * Sends a mail with fixed text with the given or stored settings, and returns how far it got. Stores nothing. Throws
 * 400 without settings or if the password must be entered again, and 429: ten tests in ten minutes for each club.
 */
export async function testSmtp(
  ctx: Ctx,
  { to, settings }: SmtpTestRequest,
  limits?: ProbeLimits,
): Promise<SmtpTestResultDto> {
  await consumeLimit(ctx.db, 'SmtpTest', ctx.clubId);
  const { club, server } = await withClub(ctx, async tx => ({
    club: await requireSmtpClub(tx, ctx.clubId),
    server: await serverToTry(tx, ctx.clubId, settings),
  }));
  const probe = await probeSmtp(server, testMail(to, club, server), limits);
  await withClub(ctx, tx =>
    recordAudit(tx, ctx, {
      action: 'Tested',
      recordType: 'SmtpSettings',
      details: { stage: probe.stage, isStored: settings === undefined },
    }),
  );
  return toResult(ctx, probe);
}

async function serverToTry(tx: Tx, clubId: string, given: SmtpSettingsWriteDto | undefined): Promise<Server> {
  const stored = await findClubSmtp(tx, clubId);
  if (!given) {
    if (!stored) throw invalid([{ path: 'settings', key: 'smtpNothingStored' }]);
    return stored;
  }
  const settings = withStoredTexts(given, stored);
  const chosen = choosePassword(settings, stored && { ...stored, hasPassword: stored.password !== '' });
  if ('key' in chosen) throw invalid([{ ...chosen, path: `settings.${chosen.path}` }]);
  const password = { Given: settings.password ?? '', Stored: stored?.password ?? '', None: '' }[chosen.kind];
  return { ...settings, password };
}

/** The texts are values of a template without other content, so a club's name is never parsed as a template. */
function testMail(to: string, club: SmtpClub, server: Server): OutgoingMail {
  const { locale, addressForm, name: clubName } = club;
  const t = translatorFor('mail', { locale, addressForm });
  const values = {
    clubName,
    subject: t('smtpTest.mail.subject', { clubName }),
    text: t('smtpTest.mail.text', { clubName }),
  };
  return {
    id: uuidv7(),
    to: { address: to, name: '' },
    from: { address: server.fromAddress, name: server.fromName || clubName },
    replyTo: server.replyTo || club.email,
    ...renderMail({ subject: '{{subject}}', body: '{{text}}' }, values, { locale, addressForm }),
  };
}

function toResult(ctx: Ctx, { stage, responseCode, durationMs }: SmtpProbe): SmtpTestResultDto {
  const t = translatorFor('mail', { locale: ctx.locale });
  return {
    success: stage === null,
    stage,
    responseCode,
    message: stage === null ? t('smtpTest.success.message') : t(`smtpTest.${stage}.message`),
    remedy: stage === null ? null : t(`smtpTest.${stage}.remedy`),
    durationMs,
  };
}
