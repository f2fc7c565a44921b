import { Fragment } from 'react';
import { addressOf, type PageState } from '@/components/form-view/page-state';
import type { Receipt } from '@/components/form-view/receipt';
import { RichText } from '@/components/form-view/rich-text';
import { FormHead } from '@/components/form-view/sections/form-head';
import { isFramed } from '@/components/form-view/sent-address';
import type { ShownForm } from '@/components/form-view/shown-form';
import { partText } from '@/components/form-view/status/kind-label';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/rules/enums';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';
import { listText } from '@/lib/rules/format/intl-formats';
import { readRichText } from '@/lib/rules/format/rich-text';

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
  const { isLeft } = stepLeft(receipt, form);
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
        {!isLeft && <Tick />}
        {/* biome-ignore lint/a11y/noAutofocus: after sending, screen readers start at the result; browsers refuse it in
            a frame */}
        <h1 tabIndex={-1} id="message-title" autoFocus={!isFramed(pageQuery)}>
          {sentHeading(receipt, form, { t, locale })}
        </h1>
        <p className="lead">{leadOf(receipt, form, { t, locale })}</p>
        {isAlreadySent(receipt) && <p>{t('form.sent.already', { club: form.club.name, kind: form.kind })}</p>}
        <ThankYou form={form} t={t} />
        <Facts page={page} t={t} receipt={receipt} />
        <Next form={form} t={t} receipt={receipt} />
        <NoMail form={form} t={t} receipt={receipt} resendAction={resendAction} target={target} />
        <Personal t={t} receipt={receipt} target={target} />
        {form.kind !== 'Cancellation' && (
          <p>
            {/* Links without a target are opened in a new tab by the frame's script. */}
            <a href={another ?? addressOf({ path, pageQuery }, locale)} target="_self">
              {t(`form.kinds.${form.kind}.another`)}
            </a>
          </p>
        )}
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
          <RichText blocks={readRichText(thankYouText)} />
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
  const { number, receivedAt, effectiveDate, part } = receipt;
  if (number === null || receivedAt === '') return null;
  return (
    <dl className="facts">
      <div>
        <dt>{partText({ kind: form.kind, part }, { t, locale }) ?? t(`labels.kind.${form.kind}`)}</dt>
        <dd>{t('form.sent.number', { number, club: form.club.name })}</dd>
      </div>
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

/** The click of the applicant, where it is still to come. */
function ownStep(receipt: Receipt, form: Sent, t: Texts): (readonly [string, string])[] {
  const { isLeft, isForGuardians } = stepLeft(receipt, form);
  if (!isLeft || isForGuardians) return [];
  const { email } = receipt;
  const text = email === null ? t('form.sent.agreeText') : t('form.sent.agreeTextTo', { email });
  return [[t('form.sent.confirmStep'), text]];
}

/** Who agrees by which link, each in a step. */
function agreeingSteps(receipt: Receipt, form: Sent, t: Texts): (readonly [string, string])[] {
  const { guardians, guardianCount, isByGuardian } = receipt;
  if (!stepLeft(receipt, form).isForGuardians) return [];
  if (guardians.length === 0)
    return [[t('form.sent.agree', { count: guardianCount }), t('form.sent.agreeText')]];
  return guardians.map(({ name, email }, index) => [
    isByGuardian && index === 0 ? t('form.sent.agreeReader') : t('form.sent.agreeNamed', { name }),
    email === '' ? t('form.sent.agreeText') : t('form.sent.agreeTextTo', { email }),
  ]);
}

/** What happens then. Of a cancellation the lead says it: it is received, and little is left to read. */
function Next({ form, t, receipt }: Pick<NoMailProps, 'form' | 't' | 'receipt'>) {
  const { kind, furtherForm } = form;
  if (kind === 'Cancellation') return null;
  const steps = [
    ...(receipt.isByMinor
      ? [
          [
            t('form.sent.receipt'),
            receipt.email === null
              ? t('form.sent.receiptMinor')
              : t('form.sent.receiptMinorTo', { email: receipt.email }),
          ] as const,
        ]
      : []),
    ...ownStep(receipt, form, t),
    ...agreeingSteps(receipt, form, t),
    [t('form.sent.decide', { kind }), t('form.sent.decideText')],
    [t('form.sent.answer'), furtherForm ? t('form.sent.answerFurther') : t('form.sent.answerText', { kind })],
  ] as const;
  return (
    <>
      <h2>{t('form.sent.next')}</h2>
      <ol className="next">
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

type Sent = Pick<ShownForm, 'kind'>;

/** Who has to do something before the club processes it. A cancellation is received without that. */
function stepLeft({ needsConfirmation, guardianCount }: Receipt, { kind }: Sent) {
  const isLeft = needsConfirmation && kind !== 'Cancellation';
  return { isLeft, isForGuardians: isLeft && guardianCount > 0 };
}

function isAlreadySent({ number }: Receipt): boolean {
  return number === null;
}

/** The heading of the page after sending, which is also its title: the one thing to do, or that all is done. */
export function sentHeading(
  receipt: Receipt,
  form: Sent,
  { t, locale }: { readonly t: Texts; readonly locale: Locale },
): string {
  const { isLeft, isForGuardians } = stepLeft(receipt, form);
  if (isForGuardians) {
    const { guardians, guardianCount: count, isByGuardian } = receipt;
    const who = isByGuardian ? 'reader' : guardians.length > 0 ? 'named' : 'unknown';
    const names = listText(
      guardians.map(({ name }) => name),
      locale,
    );
    return t('form.sent.guardiansTitle', { who, count, names });
  }
  if (isLeft) return t('form.sent.confirmTitle');
  const what = partText({ kind: form.kind, part: receipt.part }, { t, locale });
  return what ? t('form.sent.partTitle', { what, kind: form.kind }) : t(`form.kinds.${form.kind}.sent`);
}

function leadOf(
  receipt: Receipt,
  form: Sent & Pick<ShownForm, 'club'>,
  { t, locale }: { readonly t: Texts; readonly locale: Locale },
): string {
  const { isLeft, isForGuardians } = stepLeft(receipt, form);
  const { email, needsConfirmation } = receipt;
  if (isForGuardians) return guardiansText(receipt, t, locale);
  const address = email ?? t('form.status.givenAddress');
  if (isLeft) return t('form.sent.confirmLead', { email: address, kind: form.kind });
  if (form.kind !== 'Cancellation') return t('form.sent.doneLead', { club: form.club.name, kind: form.kind });
  return needsConfirmation
    ? t('form.sent.cancellationConfirm', { email: address, club: form.club.name })
    : t('form.sent.cancellationDone', { email: address, club: form.club.name });
}

/** Where the mails to the guardians go; two of them may share an address. */
function guardiansText(
  { guardians, guardianCount: count, isByGuardian }: Receipt,
  t: Texts,
  locale: Locale,
): string {
  const emails = guardians.map(({ email }) => email).filter(Boolean);
  const [reader, other] = guardians;
  if (isByGuardian && reader && emails.length === guardians.length) {
    const { name = 'none', email: otherEmail = '' } = other ?? {};
    return t('form.sent.confirmOwn', { email: reader.email, other: name, otherEmail });
  }
  if (emails.length === 0) return t('form.sent.confirmGuardiansText', { count });
  const addresses = [...new Set(emails.map(email => email.toLowerCase()))];
  const list = listText(addresses, locale);
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
        {needsConfirmation && (
          <span className="hint">
            {' '}
            {t(receipt.isByMinor ? 'form.sent.statusUntilMinor' : 'form.sent.statusUntil')}
          </span>
        )}
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
            {correctable(receipt, form, t).map(([control, words], index) => (
              <Fragment key={control}>
                {index > 0 && ', '}
                <a href={`${statusUrl}/edit#${control}`} target={target} rel="noreferrer">
                  {words}
                </a>
              </Fragment>
            ))}
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

/** The controls of the addresses to which mails went, each with the words of its link. */
function correctable(
  { guardianCount, guardians, isByMinor }: Receipt,
  { kind }: ShownForm,
  t: Texts,
): [control: string, words: string][] {
  const own = t('form.sent.correctAddress');
  if (kind === 'Change') return [['identity.email', own]];
  if (guardianCount === 0) return [['email', own]];
  if (guardians.length === 0) return [['guardians.0.email', own]];
  return [
    ...(isByMinor ? [['email', t('form.sent.correctOwn')] as [string, string]] : []),
    ...guardians.map(({ name }, index): [string, string] => [
      `guardians.${index}.email`,
      t('form.sent.correctAddressOf', { name }),
    ]),
  ];
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
