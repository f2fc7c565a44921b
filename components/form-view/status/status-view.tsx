import { addressOf } from '@/components/form-view/page-state';
import { FormHead } from '@/components/form-view/sections/form-head';
import { Glance } from '@/components/form-view/sections/glance';
import { SubmissionDetails } from '@/components/form-view/sections/submission-details';
import { isFramed } from '@/components/form-view/sent-address';
import { Tick } from '@/components/form-view/sent-view';
import type { ShownForm } from '@/components/form-view/shown-form';
import { correctionLabel } from '@/components/form-view/status/correctable';
import { glanceOf } from '@/components/form-view/status/glance';
import { kindLabel, wordsOf } from '@/components/form-view/status/kind-label';
import type { StatusNews } from '@/components/form-view/status/status-news';
import type { Texts } from '@/components/form-view/texts';
import { paymentLabelOf } from '@/lib/contracts/submissions/payment-label';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { Locale } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { listText } from '@/lib/rules/format/intl-formats';
import { fullName } from '@/lib/rules/submissions/full-name';

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
export function statusTextOf(status: SubmissionStatus) {
  const { submission, isConfirmedByGuardians, possibleSteps } = status;
  const { state, needsConfirmation, withdrawnAt } = submission;
  if (withdrawnAt) return 'withdrawn';
  if (state === 'New' && needsConfirmation) {
    if (refusersOf(status).length > 0) return 'refused';
    return isConfirmedByGuardians ? 'waitsForGuardians' : 'waits';
  }
  if (possibleSteps.includes('Answer')) return 'asked';
  if (state === 'New') return 'received';
  return ({ Confirmed: 'confirmed', Accepted: 'accepted', Rejected: 'rejected' } as const)[state];
}

/** The guardians who declined and have not agreed since. */
function refusersOf({ submission, isConfirmedByGuardians }: SubmissionStatus) {
  if (submission.kind !== 'Membership' || !isConfirmedByGuardians) return [];
  return submission.guardians.filter(({ confirmedAt, refusedAt }) => refusedAt && !confirmedAt);
}

/** Whether the reader is a guardian who has yet to agree, and the names of the others; `none` without any. */
function awaitedOf({ submission, guardianId }: SubmissionStatus, locale: Locale) {
  const guardians = submission.kind === 'Membership' ? submission.guardians : [];
  const awaited = guardians.filter(({ confirmedAt, refusedAt }) => !confirmedAt && !refusedAt);
  const isByGuardian = submission.kind === 'Membership' && submission.filledInBy === 'Guardian';
  const readerId = guardianId ?? (isByGuardian ? guardians[0]?.id : null);
  const others = awaited.filter(({ id }) => id !== readerId);
  return {
    reader: others.length < awaited.length ? 'awaited' : 'other',
    others: listText(others.map(fullName), locale) || 'none',
  };
}

/** The names of the family members who have a link and have not answered about their consents. */
function awaitedFamilyOf({ submission }: SubmissionStatus, locale: Locale): string {
  if (submission.kind !== 'Membership' || submission.state === 'Rejected') return '';
  if (submission.state === 'New' && submission.needsConfirmation) return '';
  const awaited = submission.familyMembers.filter(({ consentSource }) => consentSource === 'Awaited');
  return listText(awaited.map(fullName), locale);
}

/** Who can still grant the mandate of a wished direct debit; `none` without one, `paper` if no link can. */
function mandateGiversIn(
  { submission, guardianId, mandateGiverIds }: SubmissionStatus,
  locale: Locale,
): string {
  if (submission.kind !== 'Membership' || paymentLabelOf(submission) !== 'MandateAwaited') return 'none';
  if (guardianId !== null && mandateGiverIds.includes(guardianId)) return 'reader';
  const givers = submission.guardians.filter(({ id }) => mandateGiverIds.includes(id));
  return listText(givers.map(fullName), locale) || 'paper';
}

/** The state of a submission, the next step, its values, and the possible actions. */
export function StatusView(props: StatusProps) {
  const { form, locale, t, path, pageQuery, status, news } = props;
  const statusText = statusTextOf(status);
  const { submission, guardianId } = status;
  const refusers = refusersOf(status);
  const people = {
    ...awaitedOf(status, locale),
    names: listText(refusers.map(fullName), locale),
    refusers: refusers.length,
    ...(refusers.some(({ id }) => id === guardianId) ? { reader: 'refuser' } : {}),
  };
  const { kind } = submission;
  const awaitedFamily = awaitedFamilyOf(status, locale);
  const by = submission.decidedBy ?? 'none';
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
        <p className="lead">
          {t(`form.status.${statusText}.text`, {
            club: status.clubName,
            email,
            kind,
            by,
            mandate: mandateGiversIn(status, locale),
            ...people,
          })}
        </p>
        {awaitedFamily !== '' && <p>{t('form.status.awaitedFamily', { names: awaitedFamily })}</p>}
        <Glance facts={glanceOf(submission, props)} />
        <Question {...props} />
        <Actions {...props} />
        <Timeline {...props} />
        <SubmissionDetails {...{ submission, reader: readerOf(status), t, locale, form }} />
        <Contact {...props} />
        <Withdraw {...props} />
      </main>
    </div>
  );
}

/** Full name of the person whose link it is. */
function readerOf({ submission, guardianId }: SubmissionStatus): string {
  const guardians = submission.kind === 'Membership' ? submission.guardians : [];
  return fullName(guardians.find(({ id }) => id === guardianId) ?? senderOf(submission));
}

type Moment = { readonly at: string; readonly what: string; readonly text?: string };

/** What happened, each with date and time, and what comes next. */
function Timeline(props: StatusProps) {
  const { t, status, form, locale } = props;
  const write = (instant: string) => formatDateTime(new Date(instant), form.club.timeZone, locale);
  const coming = nextOf(props);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('form.status.timeline.title')}</h2>
      <ol className="timeline">
        {momentsOf(props).map(({ at, what, text }) => (
          <li key={`${at}${what}`}>
            <strong>{what}</strong>
            <time dateTime={at}>{write(at)}</time>
            {text && <span className="lines">{text}</span>}
          </li>
        ))}
        {coming.map(what => (
          <li key={what} className="coming">
            <span>{what}</span>
          </li>
        ))}
      </ol>
      {status.urlExpiresAt && (
        <p className="hint">{t('form.status.linkUntil', { at: write(status.urlExpiresAt) })}</p>
      )}
    </section>
  );
}

function momentsOf({ t, status }: StatusProps): Moment[] {
  const { submission, question, clubName, isConfirmedByGuardians, refusals } = status;
  const { kind, number, receivedAt, confirmedAt, decidedAt, withdrawnAt, decisionMessage, state, decidedBy } =
    submission;
  const guardians = submission.kind === 'Membership' && isConfirmedByGuardians ? submission.guardians : [];
  const mandate = submission.kind === 'Membership' ? submission.mandate : null;
  const moment = (at: string | null, what: string, text?: string | null): Moment[] =>
    at ? [{ at, what, ...(text ? { text } : {}) }] : [];
  const decided = state === 'Accepted' ? 'accepted' : 'rejected';
  const moments = [
    ...moment(receivedAt, t('form.status.timeline.received', { number })),
    ...guardians.flatMap(({ id, confirmedAt: agreedAt, liableAt, soleCustodyAt, ...guardian }) => {
      const name = fullName(guardian);
      const refusedAt = refusals.filter(({ guardianId }) => guardianId === id);
      return [
        ...refusedAt.flatMap(({ at }) => moment(at, t('form.status.timeline.refused', { name }))),
        ...moment(agreedAt, t('form.status.timeline.agreed', { name })),
        ...moment(liableAt, t('form.status.timeline.liable', { name })),
        ...moment(soleCustodyAt, t('form.status.timeline.soleCustody', { name })),
      ];
    }),
    ...(mandate?.givenBy
      ? moment(mandate.signedAt, t('form.status.timeline.mandate', { name: mandate.givenBy }))
      : []),
    ...moment(
      guardians.some(one => one.confirmedAt) ? null : confirmedAt,
      t('form.status.timeline.confirmed'),
    ),
    ...moment(question?.askedAt ?? null, t('form.status.timeline.asked', { club: clubName })),
    ...moment(question?.answeredAt ?? null, t('form.status.timeline.answered')),
    ...moment(withdrawnAt, t('form.status.timeline.withdrawn', { name: decidedBy ?? 'none' })),
    ...moment(
      withdrawnAt ? null : decidedAt,
      t(`form.status.timeline.${decided}`, { kind, club: clubName }),
      decisionMessage,
    ),
  ];
  return moments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What is still to come, in its order. */
function nextOf({ t, status, locale }: StatusProps): string[] {
  const { submission, isConfirmedByGuardians, possibleSteps, clubName } = status;
  const { kind, state, needsConfirmation, withdrawnAt } = submission;
  if (withdrawnAt || state === 'Accepted' || state === 'Rejected') return [];
  const waits = state === 'New' && needsConfirmation;
  const mandate = mandateGiversIn(status, locale);
  const awaited =
    submission.kind === 'Membership'
      ? submission.guardians.filter(({ confirmedAt, refusedAt }) => !confirmedAt && !refusedAt)
      : [];
  return [
    ...(waits && isConfirmedByGuardians
      ? awaited.map(guardian => t('form.status.timeline.agrees', { name: fullName(guardian) }))
      : []),
    ...(waits
      ? refusersOf(status).map(guardian => t('form.status.timeline.mayAgree', { name: fullName(guardian) }))
      : []),
    ...(waits && !isConfirmedByGuardians ? [t('form.status.timeline.confirms', { kind })] : []),
    ...(mandate === 'none' || mandate === 'paper'
      ? []
      : [t('form.status.timeline.mayGrant', { name: mandate })]),
    ...(possibleSteps.includes('Answer') ? [t('form.status.timeline.answers')] : []),
    t('form.status.timeline.decides', { kind, club: clubName }),
  ];
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
  const { possibleSteps, guardianId } = status;
  const { reader, others } = awaitedOf(status, locale);
  // Somebody who declined will not agree because of a mail, and a guardian who agreed need not remind the other one.
  const isQuiet = refusersOf(status).length > 0 || (guardianId !== null && reader === 'other');
  const resendRank = isQuiet ? 'secondary' : 'primary';
  const can = (step: (typeof possibleSteps)[number]) => possibleSteps.includes(step);
  // No other page of a status link may be in a frame.
  const target = isFramed(pageQuery) ? '_blank' : undefined;
  return (
    <div className="doings">
      {can('ResendConfirmation') && (
        <form method="post" action={addressOf({ path, pageQuery }, locale)}>
          <button type="submit" className={resendRank}>
            {t('form.status.resend', { others: status.isConfirmedByGuardians ? others : 'none' })}
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
      <a className="secondary" href={`/api/v1/public${path}/pdf`}>
        {t('form.status.pdf')}
      </a>
      {can('Correct') && !can('Answer') && (
        <a className="secondary" href={`${path}/edit?lang=${locale}`} target={target}>
          {t('form.status.correct')}
        </a>
      )}
    </div>
  );
}

/** Quiet and last: few people look for it, and nobody should do it by mistake. */
function Withdraw({ t, status, path, pageQuery, locale }: StatusProps) {
  if (!status.possibleSteps.includes('Withdraw')) return null;
  const target = isFramed(pageQuery) ? '_blank' : undefined;
  return (
    <p>
      <a href={`${path}/withdraw?lang=${locale}`} target={target}>
        {t('form.status.withdraw', { kind: status.submission.kind })}
      </a>
    </p>
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
