import { FormHead } from '@/components/form-view/sections/form-head';
import { Tick } from '@/components/form-view/sent-view';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/contracts/enums';
import type { ConfirmationInfo, PublicForm } from '@/lib/contracts/public';
import { formatDateTime } from '@/lib/format/format-date';

type Props = {
  readonly form: PublicForm;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
  readonly info: ConfirmationInfo;
  /** Whether the button of this page has just been pressed. */
  readonly isJustConfirmed: boolean;
};

/** What a confirmation link is about, with the button that confirms; or why there is nothing left to do. */
export function ConfirmationView(props: Props) {
  const { form, locale, t, path, info, isJustConfirmed } = props;
  const suffix = isJustConfirmed ? '&done=1' : '';
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}${suffix}`} />
      <main className="message">
        {isSettled(info) ? <Result {...props} /> : <Question {...props} />}
        <Facts {...props} />
      </main>
    </div>
  );
}

/** What the page says first, which is its title too. */
export function confirmationHeading({
  info,
  isJustConfirmed,
  t,
}: Pick<Props, 'info' | 'isJustConfirmed' | 't'>): string {
  if (isSettled(info)) return t(resultTexts(info, isJustConfirmed)[0]);
  return t('form.confirmation.title', { kind: t(`labels.kind.${info.kind}`) });
}

/** Whether there is nothing left to confirm by this link. */
function isSettled({ isConfirmed, state }: ConfirmationInfo): boolean {
  return isConfirmed || state === 'Accepted' || state === 'Rejected';
}

function Question(props: Props) {
  const { t, info, path, locale } = props;
  const { guardianName } = info;
  return (
    <>
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">
        {guardianName === null
          ? t('form.confirmation.lead')
          : t('form.confirmation.leadGuardian', { guardian: guardianName })}
      </p>
      <form method="post" action={`${path}?lang=${locale}`}>
        <button type="submit" className="primary">
          {t(guardianName === null ? 'form.confirmation.button' : 'form.confirmation.buttonGuardian')}
        </button>
      </form>
      <p className="hint">{t('form.confirmation.notMine')}</p>
    </>
  );
}

function Result(props: Props) {
  const { t, info, isJustConfirmed } = props;
  const [, text] = resultTexts(info, isJustConfirmed);
  return (
    <>
      {info.state !== 'Rejected' && <Tick />}
      <h1>{confirmationHeading(props)}</h1>
      <p className="lead">{t(text, { club: info.clubName })}</p>
    </>
  );
}

function resultTexts({ state, guardianName }: ConfirmationInfo, isJustConfirmed: boolean) {
  if (state === 'Accepted') return ['form.confirmation.acceptedTitle', 'form.confirmation.accepted'] as const;
  if (state === 'Rejected') return ['form.confirmation.rejectedTitle', 'form.confirmation.rejected'] as const;
  const waitsForOthers = guardianName !== null && state === 'New';
  if (isJustConfirmed || waitsForOthers) {
    const text = waitsForOthers ? 'form.confirmation.doneOthers' : 'form.confirmation.done';
    return ['form.confirmation.doneTitle', text] as const;
  }
  return ['form.confirmation.alreadyTitle', 'form.confirmation.already'] as const;
}

function Facts({ t, info, form, locale }: Props) {
  const at = (instant: string) => formatDateTime(new Date(instant), form.club.timeZone, locale);
  const facts = [
    [t('form.confirmation.club'), info.clubName],
    [t('form.confirmation.kind'), t(`labels.kind.${info.kind}`)],
    [t('form.confirmation.name'), `${info.firstName} ${info.lastName}`],
    [t('form.confirmation.number'), String(info.number)],
    [t('form.confirmation.receivedAt'), at(info.receivedAt)],
    [t('form.confirmation.expiresAt'), isSettled(info) ? '' : at(info.expiresAt)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
