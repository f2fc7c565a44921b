import { PlainErrors } from '@/components/form-view/sections/error-list';
import { FactGroup } from '@/components/form-view/sections/fact-group';
import { FormHead } from '@/components/form-view/sections/form-head';
import { Glance } from '@/components/form-view/sections/glance';
import {
  asksForActs,
  GuardianActs,
  givenConsents,
  MandateAct,
  mayGrant,
  type RefusedActs,
  WithdrawConsents,
} from '@/components/form-view/sections/guardian-acts';
import { SubmissionDetails } from '@/components/form-view/sections/submission-details';
import { Tick } from '@/components/form-view/sent-view';
import type { ShownForm } from '@/components/form-view/shown-form';
import { glanceOfLink } from '@/components/form-view/status/glance';
import { kindLabel, wordsOf } from '@/components/form-view/status/kind-label';
import type { Texts } from '@/components/form-view/texts';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import type { Locale } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { fullName } from '@/lib/rules/submissions/full-name';

type Props = {
  readonly form: ShownForm;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
  readonly info: ConfirmationInfo;
  /** Whether the user has just pressed this page's button. */
  readonly isJustConfirmed: boolean;
  /** Whether to ask a guardian to confirm their refusal. */
  readonly isRefusing?: boolean;
  /** What a guardian declared in vain. */
  readonly refused?: RefusedActs | null;
};

/**
 * The subject of a confirmation link and the button that confirms, or why nothing is left to do.
 */
export function ConfirmationView(props: Props) {
  const { form, locale, t, path, info, isJustConfirmed, refused } = props;
  const suffix = isJustConfirmed ? '&done=1' : '';
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}${suffix}`} />
      <main className="message">
        <PlainErrors t={t} errors={refused?.errors ?? {}} />
        {isSettled(info) ? (
          <>
            <Result {...props} />
            <MissingMandate {...props} />
            <Onward {...props} />
            <Glance facts={glanceOfLink(info, { t, form, locale })} />
            <Details {...props} />
          </>
        ) : (
          <Open {...props} />
        )}
      </main>
    </div>
  );
}

/** The heading of the page, which is also its title. */
export function confirmationHeading({
  info,
  isJustConfirmed,
  isRefusing,
  t,
}: Pick<Props, 'info' | 'isJustConfirmed' | 'isRefusing' | 't'>): string {
  if (isSettled(info)) return t(resultTexts(info, isJustConfirmed)[0], { kind: info.kind });
  if (isRefusing) return t('form.confirmation.refuseTitle');
  if (info.isRefused) return t('form.confirmation.refusedTitle');
  if (info.guardianName !== null) return t('form.confirmation.titleGuardian');
  return t('form.confirmation.title', { kind: wordsOf(info) });
}

/** Whether this link has nothing left to confirm. */
function isSettled({ isConfirmed, state }: ConfirmationInfo): boolean {
  return isConfirmed || state === 'Accepted' || state === 'Rejected';
}

function Open(props: Props) {
  if (props.isRefusing) return <Refusal {...props} />;
  return <Question {...props} />;
}

/** Asks to confirm the refusal and states its effect. */
function Refusal(props: Props) {
  const { t, info, path, locale } = props;
  return (
    <>
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">{t('form.confirmation.refuseText', { club: info.clubName })}</p>
      <form method="post" action={`${path}?lang=${locale}`}>
        <button type="submit" name="answer" value="no" className="primary">
          {t('form.confirmation.refuseButton')}
        </button>
      </form>
      <p>
        <a href={`${path}?lang=${locale}`}>{t('form.confirmation.refuseBack')}</a>
      </p>
    </>
  );
}

function Question(props: Props) {
  const { t, form, info, path, locale, refused = null } = props;
  const { guardianName } = info;
  return (
    <>
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">{leadOf(props)}</p>
      <Glance facts={glanceOfLink(info, props)} />
      {guardianName === null ? (
        <>
          <Details {...props} />
          <p className="hint">{t('form.confirmation.notMine', { kind: info.kind })}</p>
        </>
      ) : (
        <details className="more all-details">
          <summary>{t('form.confirmation.allDetails')}</summary>
          <Details {...props} />
        </details>
      )}
      <form
        method="post"
        className={asksForActs(info) || givenConsents(info).length > 0 ? 'acts' : 'answer'}
        action={`${path}?lang=${locale}`}
      >
        {guardianName !== null && asksForActs(info) && <GuardianActs {...{ t, form, info, refused }} />}
        <WithdrawConsents t={t} info={info} refused={refused} />
        <button type="submit" className="primary">
          {t(buttonOf(info))}
        </button>
        {guardianName !== null && !info.isRefused && (
          <a className="secondary" href={`${path}?lang=${locale}&refuse=1`}>
            {t('form.confirmation.refuse')}
          </a>
        )}
      </form>
    </>
  );
}

function buttonOf(info: ConfirmationInfo) {
  if (info.guardianName === null) return 'form.confirmation.button' as const;
  return asksForActs(info) ? ('form.acts.button' as const) : ('form.confirmation.buttonGuardian' as const);
}

/** After the consent: the mandate that this guardian can still grant. */
function MissingMandate({ t, form, info, path, locale, refused = null }: Props) {
  if (!info.isConfirmed || !mayGrant(info)) return null;
  return (
    <form method="post" className="acts" action={`${path}?lang=${locale}`}>
      <h2>{t('form.acts.laterTitle')}</h2>
      <input type="hidden" name="consent" value="yes" />
      <MandateAct {...{ t, form, info, refused }} heading="h3" />
      <button type="submit" name="answer" value="mandate" className="secondary">
        {t('form.acts.laterButton')}
      </button>
    </form>
  );
}

function leadOf({ t, info }: Props): string {
  if (info.isRefused) return t('form.confirmation.refused', { club: info.clubName });
  if (info.guardianName === null) return t('form.confirmation.lead', { kind: info.kind });
  const child = fullName(info);
  const lead = t('form.confirmation.leadGuardian', { guardian: info.guardianName, child });
  const others = info.othersAwaited.join(', ');
  return others === '' ? lead : `${lead} ${t('form.acts.othersAwaited', { others })}`;
}

function Result(props: Props) {
  const { t, info, isJustConfirmed } = props;
  const [, text] = resultTexts(info, isJustConfirmed);
  const others = info.othersAwaited.join(', ') || 'none';
  return (
    <>
      {info.state !== 'Rejected' && <Tick />}
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">{t(text, { club: info.clubName, kind: info.kind, others })}</p>
    </>
  );
}

/** Next steps: the status page, a copy, and the club. */
function Onward({ t, form, info, locale }: Props) {
  const { website } = form.club;
  const path = info.statusUrl === null ? null : new URL(info.statusUrl).pathname;
  return (
    <>
      {path === null && <p>{t('form.confirmation.onward')}</p>}
      <div className="doings">
        {path !== null && (
          <>
            <a className="secondary" href={`${path}?lang=${locale}`}>
              {t('form.confirmation.status')}
            </a>
            <a className="secondary" href={`/api/v1/public${path}/pdf`}>
              {t('form.status.pdf')}
            </a>
          </>
        )}
        {/^https?:\/\//.test(website) && (
          <a className="secondary" href={website} rel="noopener">
            {t('form.closed.website')}
          </a>
        )}
      </div>
    </>
  );
}

function resultTexts({ state, guardianName, isWithdrawn }: ConfirmationInfo, isJustConfirmed: boolean) {
  if (isWithdrawn) return ['form.confirmation.withdrawnTitle', 'form.confirmation.withdrawn'] as const;
  if (state === 'Accepted') return ['form.confirmation.acceptedTitle', 'form.confirmation.accepted'] as const;
  if (state === 'Rejected') return ['form.confirmation.rejectedTitle', 'form.confirmation.rejected'] as const;
  const waitsForOthers = guardianName !== null && state === 'New';
  if (isJustConfirmed || waitsForOthers) {
    const text = waitsForOthers ? 'form.confirmation.doneOthers' : 'form.confirmation.done';
    return ['form.confirmation.doneTitle', text] as const;
  }
  return ['form.confirmation.alreadyTitle', 'form.confirmation.already'] as const;
}

/** The whole submission while it can be confirmed; afterwards the first facts say enough. */
function Details({ t, info, form, locale }: Props) {
  const { submission, guardianName, firstName, lastName } = info;
  const at = (instant: string) => formatDateTime(new Date(instant), form.club.timeZone, locale);
  const reader = guardianName ?? fullName({ firstName, lastName });
  return (
    <>
      {submission && <SubmissionDetails {...{ submission, reader, t, form, locale }} />}
      <FactGroup
        id="about"
        title={kindLabel(info, t)}
        heading="h2"
        rows={[
          [t('form.confirmation.club'), info.clubName],
          [t('form.confirmation.number'), String(info.number)],
          [t('form.confirmation.receivedAt'), at(info.receivedAt)],
          [t('form.confirmation.expiresAt'), isSettled(info) ? '' : at(info.expiresAt)],
        ]}
      />
    </>
  );
}
