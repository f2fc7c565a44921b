import { ApplicationSummary } from '@/components/form-view/sections/application-summary';
import { FormHead } from '@/components/form-view/sections/form-head';
import { Tick } from '@/components/form-view/sent-view';
import type { ShownForm } from '@/components/form-view/shown-form';
import { kindLabel, showsEntryDate, wordsOf } from '@/components/form-view/status/kind-label';
import { factsOf } from '@/components/form-view/status/status-facts';
import type { Texts } from '@/components/form-view/texts';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import type { Locale } from '@/lib/rules/enums';
import { formatDate, formatDateTime } from '@/lib/rules/format/format-date';

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
};

/**
 * The subject of a confirmation link and the button that confirms, or why nothing is left to do.
 */
export function ConfirmationView(props: Props) {
  const { form, locale, t, path, info, isJustConfirmed } = props;
  const suffix = isJustConfirmed ? '&done=1' : '';
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}${suffix}`} />
      <main className="message">
        {isSettled(info) ? (
          <>
            <Result {...props} />
            <Onward {...props} />
            <Facts {...props} />
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
  const { t, info, path, locale } = props;
  const { guardianName } = info;
  return (
    <>
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">{leadOf(props)}</p>
      <Facts {...props} />
      {guardianName !== null && !info.isRefused && (
        <p>
          <a href={`${path}?lang=${locale}&refuse=1`}>{t('form.confirmation.refuse')}</a>
        </p>
      )}
      {guardianName === null && <p className="hint">{t('form.confirmation.notMine', { kind: info.kind })}</p>}
      <form method="post" className="answer" action={`${path}?lang=${locale}`}>
        <button type="submit" className="primary">
          {t(guardianName === null ? 'form.confirmation.button' : 'form.confirmation.buttonGuardian')}
        </button>
      </form>
    </>
  );
}

function leadOf({ t, info }: Props): string {
  if (info.isRefused) return t('form.confirmation.refused', { club: info.clubName });
  if (info.guardianName === null) return t('form.confirmation.lead', { kind: info.kind });
  return t('form.confirmation.leadGuardian', { guardian: info.guardianName });
}

function Result(props: Props) {
  const { t, info, isJustConfirmed } = props;
  const [, text] = resultTexts(info, isJustConfirmed);
  return (
    <>
      {info.state !== 'Rejected' && <Tick />}
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">{t(text, { club: info.clubName, kind: info.kind })}</p>
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

/** All that is confirmed while it can be, then a summary. */
function Facts({ t, info, form, locale }: Props) {
  const { membership, submission } = info;
  const at = (instant: string) => formatDateTime(new Date(instant), form.club.timeZone, locale);
  const summary = [
    [t('form.confirmation.name'), `${info.firstName} ${info.lastName}`],
    ...membershipFacts({ t, info, form, locale }),
  ];
  const holder = [t('labels.field.accountHolder'), membership?.accountHolder ?? ''];
  const facts = [
    [t('form.confirmation.club'), info.clubName],
    [t('form.confirmation.kind'), kindLabel(info, t)],
    [t('form.confirmation.number'), String(info.number)],
    ...(submission ? [...factsOf(submission, { t, form, locale }), holder] : summary),
    [t('form.confirmation.receivedAt'), at(info.receivedAt)],
    [t('form.confirmation.expiresAt'), isSettled(info) ? '' : at(info.expiresAt)],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="lines">{value}</dd>
          </div>
        ))}
      </dl>
      {membership && (
        <ApplicationSummary {...membership} isMembership={info.furtherForm === null} t={t} locale={locale} />
      )}
      <Mandate t={t} info={info} />
    </>
  );
}

function Mandate({ t, info }: Pick<Props, 't' | 'info'>) {
  const { membership, submission } = info;
  const wished = submission?.kind === 'Change' ? submission.mandate : null;
  const mandate = membership?.mandate ?? wished;
  if (!mandate) return null;
  const holder = otherHolderOf(info);
  return (
    <section className="mandate" aria-labelledby="mandate">
      <h2 id="mandate">{t('form.confirmation.mandate')}</h2>
      {holder && <p>{t('form.confirmation.mandateOf', { holder })}</p>}
      <p className="lines">{mandate.text}</p>
      <p className="hint">
        {t('labels.field.mandateReference')}: {mandate.reference}
      </p>
    </section>
  );
}

/** The account holder, if it is somebody else than the reader; the mandate speaks in the holder's words. */
function otherHolderOf({ membership, guardianName, firstName, lastName }: ConfirmationInfo): string | null {
  const holder = membership?.accountHolder ?? null;
  const reader = guardianName ?? `${firstName} ${lastName}`;
  return holder?.trim().toLowerCase() === reader.trim().toLowerCase() ? null : holder;
}

/** The facts of an application that a person must see before they confirm; persons and price follow them. */
function membershipFacts({
  t,
  info,
  form,
  locale,
}: Pick<Props, 't' | 'info' | 'form' | 'locale'>): string[][] {
  if (!info.membership) return [];
  const { name, entryDate, iban, accountHolder } = info.membership;
  return [
    [t('form.confirmation.tariff'), name],
    // Nobody wished a date that the form did not ask for.
    [t('form.confirmation.entry'), showsEntryDate(form) ? formatDate(entryDate, locale) : ''],
    [t('form.confirmation.iban'), [accountHolder, iban].filter(Boolean).join(', ')],
  ];
}
