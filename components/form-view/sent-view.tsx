import { FormHead } from '@/components/form-view/sections/form-head';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';

export type Receipt = {
  /** Null where an earlier try had arrived already and its number is not known here. */
  readonly number: number | null;
  readonly needsConfirmation: boolean;
  readonly isMinor: boolean;
  /** Known only to the page that sent it. */
  readonly email: string | null;
};

type Props = {
  readonly form: PublicForm;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
  /** Query of this page's own address that tells the receipt, for the way to the other language. */
  readonly query: string;
  readonly receipt: Receipt;
};

/** After sending: what happened, what happens next, and what to do if no mail comes. */
export function SentView({ form, locale, t, path, query, receipt }: Props) {
  const { club } = form;
  const { number } = receipt;
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}${query}`} />
      <main className="message">
        <Tick />
        <h1 tabIndex={-1} id="message-title">
          {t('form.sent.title')}
        </h1>
        <p className="lead">
          {number === null
            ? t('form.sent.already', { club: club.name })
            : t('form.sent.number', { number, club: club.name })}
        </p>
        <h2>{t('form.sent.next')}</h2>
        <ol className="next">
          {nextSteps(receipt, t).map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        {receipt.needsConfirmation && <NoMail form={form} t={t} />}
        <p>
          <a href={`${path}?lang=${locale}`}>{t('form.sent.another')}</a>
        </p>
      </main>
    </div>
  );
}

function nextSteps({ needsConfirmation, isMinor, email }: Receipt, t: Texts): (readonly [string, string])[] {
  const confirmText = email === null ? t('form.sent.confirmText') : t('form.sent.confirmTextTo', { email });
  const confirm = isMinor
    ? ([t('form.sent.confirmGuardians'), t('form.sent.confirmGuardiansText')] as const)
    : ([t('form.sent.confirm'), confirmText] as const);
  return [
    ...(needsConfirmation ? [confirm] : []),
    [t('form.sent.decide'), t('form.sent.decideText')],
    [t('form.sent.answer'), t('form.sent.answerText')],
  ];
}

function NoMail({ form, t }: Pick<Props, 'form' | 't'>) {
  const { email } = form.club;
  return (
    <section className="aside-note" aria-labelledby="no-mail">
      <h2 id="no-mail">{t('form.sent.noMail')}</h2>
      <ul>
        <li>{t('form.sent.noMailSpam')}</li>
        <li>{t('form.sent.noMailAddress')}</li>
      </ul>
      {email !== '' && (
        <p>
          {t('form.sent.noMailClub')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
}

/** The sign that all is well; the heading says it in words. */
export function Tick() {
  return (
    <svg className="sign good" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M14.5 25l6.5 6.5L34 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
