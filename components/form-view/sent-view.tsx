import { addressOf, type PageState } from '@/components/form-view/page-state';
import type { Receipt } from '@/components/form-view/receipt';
import { RichText } from '@/components/form-view/rich-text';
import { FormHead } from '@/components/form-view/sections/form-head';
import { isFramed } from '@/components/form-view/sent-address';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/rules/enums';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { intlLocale } from '@/lib/rules/format/intl-formats';

type Props = {
  readonly page: Pick<PageState, 'form' | 'locale' | 'path' | 'pageQuery'>;
  readonly t: Texts;
  /** Query of this page's address that contains the receipt, for the language switch. */
  readonly query: string;
  readonly receipt: Receipt;
  /** Address of an empty form; default: this page's own. */
  readonly another?: string;
  /** Address that resends the mail; absent if only the facts are known. */
  readonly resendAction?: string;
};

/** After sending: the result, the next steps, and what to do if no mail arrives. */
export function SentView({ page, t, query, receipt, another, resendAction }: Props) {
  const { form, locale, path, pageQuery } = page;
  const { club, kind } = form;
  const { number } = receipt;
  // No page of a status link but the overview may be in a frame.
  const target = isFramed(pageQuery) ? '_blank' : undefined;
  const queryHere = [pageQuery, query].filter(Boolean).join('&');
  return (
    <div className="sheet narrow" data-sent="">
      <FormHead
        form={form}
        locale={locale}
        t={t}
        actionIn={other => addressOf({ path, pageQuery: queryHere }, other)}
      />
      <main className="message">
        <Tick />
        {/* biome-ignore lint/a11y/noAutofocus: after sending, screen readers start at the
            result */}
        <h1 tabIndex={-1} id="message-title" autoFocus>
          {t(`form.kinds.${kind}.sent`)}
        </h1>
        <p className="lead">
          {number === null
            ? t('form.sent.already', { club: club.name, kind })
            : t('form.sent.number', { number, club: club.name, kind })}
          {number !== null && receipt.needsConfirmation && kind !== 'Cancellation' && (
            <> {t('form.sent.untilConfirmed')}</>
          )}
        </p>
        <Facts page={page} t={t} receipt={receipt} />
        <ThankYou form={form} t={t} />
        <h2>{t('form.sent.next')}</h2>
        <ol className="next">
          {nextSteps(receipt, form, { t, locale }).map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <Personal t={t} receipt={receipt} target={target} />
        <NoMail form={form} t={t} receipt={receipt} resendAction={resendAction} target={target} />
        <p>
          {/* Links without a target are opened in a new tab by the frame's script. */}
          <a href={another ?? addressOf({ path, pageQuery }, locale)} target="_self">
            {t(`form.kinds.${kind}.another`)}
          </a>
        </p>
      </main>
    </div>
  );
}

/** The club's own words on a further form, and where it leads on to. Nobody is redirected. */
function ThankYou({ form, t }: Pick<NoMailProps, 'form' | 't'>) {
  const { thankYouText = '', thankYouUrl = '' } = form.furtherForm ?? {};
  return (
    <>
      {thankYouText !== '' && (
        <div className="notes">
          <RichText source={thankYouText} />
        </div>
      )}
      {thankYouUrl !== '' && (
        <p>
          <a href={thankYouUrl} className="primary" target="_blank" rel="noopener noreferrer">
            {t('form.sent.goOn', { site: new URL(thankYouUrl).host })}
          </a>
        </p>
      )}
    </>
  );
}

/** Time of receipt and end of membership: a receipt of a cancellation must state both. */
function Facts({ page: { form, locale }, t, receipt }: Omit<Props, 'query'>) {
  const { receivedAt, effectiveDate } = receipt;
  if (receivedAt === '') return null;
  return (
    <dl className="facts">
      <div>
        <dt>{t('labels.field.receivedAt')}</dt>
        <dd>{formatDateTime(new Date(receivedAt), form.club.timeZone, locale)}</dd>
      </div>
      {effectiveDate && (
        <div>
          <dt>{t('form.cancellation.end')}</dt>
          <dd>{formatDate(effectiveDate, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

function nextSteps(
  { needsConfirmation, isMinor, email, guardianEmails }: Receipt,
  { kind, furtherForm }: ShownForm,
  { t, locale }: { readonly t: Texts; readonly locale: Locale },
): (readonly [string, string])[] {
  const confirmText = email === null ? t('form.sent.confirmText') : t('form.sent.confirmTextTo', { email });
  const confirm = isMinor
    ? ([t('form.sent.confirmGuardians'), guardiansText(guardianEmails, t, locale)] as const)
    : ([t('form.sent.confirm', { kind }), confirmText] as const);
  const receiptMail = [t('form.sent.receipt'), t('form.sent.receiptText')] as const;
  return [
    ...(kind === 'Cancellation' ? [receiptMail] : []),
    ...(needsConfirmation ? [confirm] : []),
    [t('form.sent.decide', { kind }), t('form.sent.decideText')],
    [t('form.sent.answer'), furtherForm ? t('form.sent.answerFurther') : t('form.sent.answerText', { kind })],
  ];
}

/** Where the mails to the guardians go; two of them may share an address. */
function guardiansText(emails: readonly string[], t: Texts, locale: Locale): string {
  if (emails.length === 0) return t('form.sent.confirmGuardiansText');
  const addresses = [...new Set(emails.map(email => email.toLowerCase()))];
  const list = new Intl.ListFormat(intlLocale(locale)).format(addresses);
  if (addresses.length < emails.length) return t('form.sent.confirmGuardiansTextShared', { emails: list });
  return t('form.sent.confirmGuardiansTextTo', { count: addresses.length, emails: list });
}

type Target = { readonly target: '_blank' | undefined };

/** For the sender only. */
function Personal({ t, receipt, target }: Pick<Props, 't' | 'receipt'> & Target) {
  const { statusUrl, needsConfirmation } = receipt;
  if (statusUrl === null) return null;
  return (
    <ul className="personal">
      <li>
        <a href={`${apiOf(statusUrl)}/pdf`} rel="noreferrer" download>
          {t('form.sent.pdf')}
        </a>
      </li>
      <li>
        <a href={statusUrl} target={target} rel="noreferrer">
          {t('form.sent.status')}
        </a>
        {needsConfirmation && <span className="hint"> {t('form.sent.statusUntil')}</span>}
      </li>
    </ul>
  );
}

/** Address of the API behind the status page. */
function apiOf(statusUrl: string): string {
  return statusUrl.replace('/status/', '/api/v1/public/status/');
}

type NoMailProps = Pick<Props, 't' | 'receipt' | 'resendAction'> & Target & { readonly form: ShownForm };

function NoMail({ form, t, receipt, resendAction, target }: NoMailProps) {
  const { email } = form.club;
  const { statusUrl, needsConfirmation } = receipt;
  return (
    <section className="aside-note" aria-labelledby="no-mail">
      <h2 id="no-mail">{t('form.sent.noMail')}</h2>
      <ul>
        <li>{t('form.sent.noMailSpam')}</li>
        {statusUrl === null ? (
          <li>{t('form.sent.noMailAddress', { kind: form.kind })}</li>
        ) : (
          <li>
            {t('form.sent.wrongAddress')}{' '}
            <a href={`${statusUrl}/edit#${addressName(form, receipt)}`} target={target} rel="noreferrer">
              {t('form.sent.correctAddress')}
            </a>
          </li>
        )}
      </ul>
      {needsConfirmation && resendAction !== undefined && (
        <form method="post" action={resendAction}>
          <button type="submit" className="secondary">
            {t('form.sent.resend')}
          </button>
        </form>
      )}
      {email !== '' && (
        <p>
          {t('form.sent.noMailClub')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
}

/** The control of the address to which the mail went. */
function addressName({ kind }: ShownForm, { isMinor }: Receipt): string {
  if (kind === 'Change') return 'identity.email';
  return isMinor ? 'guardians.0.email' : 'email';
}

/** A check mark; the heading has the words. */
export function Tick() {
  return (
    <svg className="good done-mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" />
      <path d="M14.5 25l6.5 6.5L34 18" fill="none" stroke="currentColor" />
    </svg>
  );
}
