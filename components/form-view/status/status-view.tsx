import { addressOf } from '@/components/form-view/page-state';
import { ApplicationSummary } from '@/components/form-view/sections/application-summary';
import { FormHead } from '@/components/form-view/sections/form-head';
import { isFramed } from '@/components/form-view/sent-address';
import { Tick } from '@/components/form-view/sent-view';
import type { ShownForm } from '@/components/form-view/shown-form';
import { correctionLabel } from '@/components/form-view/status/correctable';
import { kindLabel, wordsOf } from '@/components/form-view/status/kind-label';
import { factsOf } from '@/components/form-view/status/status-facts';
import type { StatusNews } from '@/components/form-view/status/status-news';
import type { TextKey, Texts } from '@/components/form-view/texts';
import { joiningPersons } from '@/lib/contracts/submissions/application-lines';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { Locale } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';

export type StatusProps = {
  readonly form: ShownForm;
  readonly locale: Locale;
  readonly t: Texts;
  /** Path of the overview: `/status/{token}`. */
  readonly path: string;
  /** Query that all links of the status page have. */
  readonly pageQuery: string;
  readonly status: SubmissionStatus;
  readonly news: StatusNews | null;
};

/** Key of the state's text. */
export function statusTextOf({ submission, isConfirmedByGuardians, possibleSteps }: SubmissionStatus) {
  const { state, needsConfirmation, withdrawnAt } = submission;
  if (withdrawnAt) return 'withdrawn';
  if (state === 'New' && needsConfirmation) return isConfirmedByGuardians ? 'waitsForGuardians' : 'waits';
  if (possibleSteps.includes('Answer')) return 'asked';
  if (state === 'New') return 'received';
  return ({ Confirmed: 'confirmed', Accepted: 'accepted', Rejected: 'rejected' } as const)[state];
}

/** The state of a submission, the next step, its values, and the possible actions. */
export function StatusView(props: StatusProps) {
  const { form, locale, t, path, pageQuery, status, news } = props;
  const statusText = statusTextOf(status);
  const { submission } = status;
  const { kind } = submission;
  const email = senderOf(submission).email || t('form.status.givenAddress');
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => addressOf({ path, pageQuery }, other)} />
      <main className="message">
        {news && (
          <div className="note" role="status">
            <p>{t(`form.status.news.${news}`, { email })}</p>
          </div>
        )}
        {statusText === 'accepted' && <Tick />}
        <h1>{t(`form.status.${statusText}.title`, { kind: kindLabel(submission, t), what: kind })}</h1>
        <p className="lead">{t(`form.status.${statusText}.text`, { club: status.clubName, email, kind })}</p>
        <Dates {...props} />
        <Guardians {...props} />
        <Question {...props} />
        <Actions {...props} />
        <h2>
          {isForMinor(submission)
            ? t('form.status.dataOf', { name: submission.firstName })
            : t('form.status.data')}
        </h2>
        <dl className="facts">
          {factsOf(submission, { t, locale, form }).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="lines">{value}</dd>
            </div>
          ))}
        </dl>
        {submission.kind === 'Membership' && (
          <ApplicationSummary
            persons={joiningPersons(submission)}
            price={submission.price}
            isMembership={submission.furtherForm === null}
            t={t}
            locale={locale}
          />
        )}
        <Contact {...props} />
      </main>
    </div>
  );
}

/** Somebody else reads about them, as a rule. */
function isForMinor(submission: SubmissionStatus['submission']): submission is MembershipSubmission {
  return submission.kind === 'Membership' && submission.guardians.length > 0;
}

function Dates({ t, status, form, locale }: StatusProps) {
  const { submission, urlExpiresAt } = status;
  const { withdrawnAt, decidedAt, confirmedAt, receivedAt, number, decisionMessage } = submission;
  const at = (instant: string | null) =>
    instant ? formatDateTime(new Date(instant), form.club.timeZone, locale) : '';
  const rows: (readonly [TextKey, string])[] = [
    ['labels.field.number', String(number)],
    ['labels.field.receivedAt', at(receivedAt)],
    ['labels.field.confirmedAt', at(confirmedAt)],
    ['form.status.withdrawnAt', at(withdrawnAt)],
    ['labels.field.decidedAt', withdrawnAt ? '' : at(decidedAt)],
    ['labels.field.decisionMessage', decisionMessage ?? ''],
    ['form.status.linkUntil', at(urlExpiresAt)],
  ];
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="lines">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The guardians who must confirm, and whether each has confirmed. */
function Guardians({ t, status, form, locale }: StatusProps) {
  const { submission, isConfirmedByGuardians } = status;
  if (submission.kind !== 'Membership' || !isConfirmedByGuardians) return null;
  const at = (instant: string) => formatDateTime(new Date(instant), form.club.timeZone, locale);
  const said = ({ confirmedAt, refusedAt }: (typeof submission.guardians)[number]) => {
    if (confirmedAt) return t('form.status.guardian.agreed', { at: at(confirmedAt) });
    return refusedAt
      ? t('form.status.guardian.refused', { at: at(refusedAt) })
      : t('form.status.guardian.waiting');
  };
  return (
    <section className="aside-note" aria-labelledby="guardians">
      <h2 id="guardians">{t('labels.field.guardians')}</h2>
      <ul>
        {submission.guardians.map(guardian => (
          <li key={guardian.id}>
            {guardian.firstName} {guardian.lastName}: {said(guardian)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest question of the club with the reader's own answer, until it decides. */
function Question({ t, status, form, locale }: StatusProps) {
  const { question, clubName } = status;
  if (!question) return null;
  const { text, answeredAt, answer, corrected } = question;
  const at = answeredAt && formatDateTime(new Date(answeredAt), form.club.timeZone, locale);
  const labels = new Set(corrected.map(path => labelOfCorrected(path, form, t)));
  const own = [
    [t('form.status.answer'), answer ?? ''],
    [t('form.status.corrected'), [...labels].join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <section className="aside-note" aria-labelledby="question">
      <h2 id="question">{t('form.status.questionTitle', { club: clubName })}</h2>
      <p className="lines">{text}</p>
      {own.length > 0 && (
        <dl className="facts">
          {own.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="lines">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {at && <p className="hint">{t('form.status.answered', { at })}</p>}
    </section>
  );
}

function labelOfCorrected(path: string, form: ShownForm, t: Texts): string {
  const own = form.customFields.find(({ internalName }) => path === `customFields.${internalName}`);
  return own?.label ?? correctionLabel(path, t);
}

function Actions({ t, status, path, pageQuery, locale }: StatusProps) {
  const { possibleSteps } = status;
  const can = (step: (typeof possibleSteps)[number]) => possibleSteps.includes(step);
  // No other page of a status link may be in a frame.
  const target = isFramed(pageQuery) ? '_blank' : undefined;
  return (
    <div className="doings">
      {can('ResendConfirmation') && (
        <form method="post" action={addressOf({ path, pageQuery }, locale)}>
          <button type="submit" className="primary">
            {t('form.status.resend')}
          </button>
        </form>
      )}
      {can('Answer') && (
        <a
          className={can('ResendConfirmation') ? 'secondary' : 'primary'}
          href={`${path}/question?lang=${locale}`}
          target={target}
        >
          {t('form.status.answerLink')}
        </a>
      )}
      {can('Correct') && !can('Answer') && (
        <a className="secondary" href={`${path}/edit?lang=${locale}`} target={target}>
          {t('form.status.correct')}
        </a>
      )}
      <a className="secondary" href={`/api/v1/public${path}/pdf`}>
        {t('form.status.pdf')}
      </a>
      {can('Withdraw') && (
        <a className="secondary" href={`${path}/withdraw?lang=${locale}`} target={target}>
          {t('form.status.withdraw')}
        </a>
      )}
    </div>
  );
}

function Contact({ t, form, status }: StatusProps) {
  const { email } = form.club;
  const isClosed = !status.possibleSteps.includes('Correct');
  return (
    <p className="hint">
      {t(isClosed ? 'form.status.wrongAfter' : 'form.status.wrongElse')}{' '}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

/** What a withdrawal deletes at once. */
function lostBy(submission: SubmissionStatus['submission']): 'both' | 'account' | 'signature' | 'nothing' {
  const holder = submission.kind === 'Change' ? submission.wishes : submission;
  const hasAccount = 'iban' in holder && Boolean(holder.iban);
  if (submission.signature === null) return hasAccount ? 'account' : 'nothing';
  return hasAccount ? 'both' : 'signature';
}

/** Asks before withdrawing, and states what is lost. */
export function WithdrawView({ form, locale, t, path, status }: StatusProps) {
  const { submission } = status;
  const words = { kind: kindLabel(submission, t), number: submission.number };
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}/withdraw?lang=${other}`} />
      <main className="message">
        <h1>{t('form.status.withdrawTitle', words)}</h1>
        <p className="lead">
          {t(`form.status.withdrawText.${wordsOf(submission)}`, { club: status.clubName })}
        </p>
        <p>{t('form.status.withdrawLost', { lost: lostBy(submission) })}</p>
        <form method="post" action={`${path}/withdraw?lang=${locale}`}>
          <button type="submit" className="primary">
            {t('form.status.withdrawButton')}
          </button>
        </form>
        <p>
          <a href={`${path}?lang=${locale}`}>{t('form.status.keep')}</a>
        </p>
      </main>
    </div>
  );
}
