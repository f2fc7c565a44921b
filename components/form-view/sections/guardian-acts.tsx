import type { ReactNode } from 'react';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Texts } from '@/components/form-view/texts';
import type { ConfirmationActs, ConfirmationInfo } from '@/lib/contracts/public';
import type { ShownConsent } from '@/lib/contracts/submissions/submissions';
import { fullName } from '@/lib/rules/submissions/full-name';

/** What a guardian sent that was refused, with a message for each control. */
export type RefusedActs = {
  readonly acts: ConfirmationActs & { readonly consent?: boolean };
  readonly errors: Readonly<Record<string, string>>;
};

type Props = {
  readonly t: Texts;
  readonly form: ShownForm;
  readonly info: ConfirmationInfo;
  readonly refused: RefusedActs | null;
};

/** Whether the page asks a guardian for more than the consent: then each declaration has a tick of its own. */
export function asksForActs({ mandateRequest, liability, asksSoleCustody }: ConfirmationInfo): boolean {
  return mandateRequest !== null || liability !== null || asksSoleCustody;
}

/** Whether the reader may grant the mandate that is missing. */
export function mayGrant({ mandateRequest }: ConfirmationInfo): boolean {
  return mandateRequest !== null && mandateRequest.readerIs !== 'Other';
}

/** The account holder that the page fills in. */
function filledHolderOf({ mandateRequest, guardianName }: ConfirmationInfo): string {
  if (!mandateRequest || mandateRequest.iban !== null) return '';
  return mandateRequest.accountHolder ?? guardianName ?? '';
}

/** The account of the application as the page shows it. */
export function shownAccountOf({ mandateRequest }: ConfirmationInfo): string {
  return [mandateRequest?.accountHolder, mandateRequest?.iban].filter(Boolean).join(', ');
}

/** The declarations of a guardian: to the membership, to sole custody, to the liability, and to the mandate. */
export function GuardianActs(props: Props) {
  const { t, info } = props;
  const child = fullName(info);
  return (
    <>
      <fieldset className="part">
        <legend>{t('form.acts.membership')}</legend>
        <Tick {...props} name="consent">
          {info.furtherForm
            ? t('form.acts.consentFurther', { child, club: info.clubName, title: info.furtherForm.title })
            : t('form.acts.consent', { child, club: info.clubName })}
        </Tick>
        {info.asksSoleCustody && (
          <Tick {...props} name="hasSoleCustody" hint={t('form.acts.soleCustodyHint', { child })}>
            {t('form.acts.soleCustody')}
          </Tick>
        )}
        {info.liability && (
          <Tick {...props} name="guardianLiability" hint={t('form.acts.liabilityHint')}>
            {info.liability === 'Optional'
              ? t('form.optional', { label: t('form.acts.liability') })
              : t('form.acts.liability')}
          </Tick>
        )}
      </fieldset>
      <MandateAct {...props} heading="h2" />
    </>
  );
}

/** The consents that the application gives, each with a tick that withdraws it. */
export function WithdrawConsents({ t, info, refused }: Omit<Props, 'form'>) {
  const given = givenConsents(info);
  if (given.length === 0) return null;
  return (
    <fieldset className="part">
      <legend>{t('form.acts.consents')}</legend>
      <p className="hint">{t('form.acts.consentsHint')}</p>
      {given.map(({ consentId, label, text }) => (
        <div key={consentId} className="field tick">
          <label className="choice" htmlFor={`mediaConsents.${consentId}`}>
            <input
              type="checkbox"
              id={`mediaConsents.${consentId}`}
              name="withdrawn"
              value={consentId}
              defaultChecked={refused?.acts.mediaConsents?.[consentId] === false}
              aria-describedby={text ? `mediaConsents.${consentId}-hint` : undefined}
            />
            <span>{t('form.acts.withdraw', { consent: label })}</span>
          </label>
          {text && (
            <p className="hint" id={`mediaConsents.${consentId}-hint`}>
              {text}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** The consents of an application that a guardian can withdraw while they confirm. */
export function givenConsents({ guardianName, submission }: ConfirmationInfo): readonly ShownConsent[] {
  if (guardianName === null || submission?.kind !== 'Membership') return [];
  return submission.mediaConsents.filter(({ isGiven }) => isGiven);
}

/** The mandate that the reader may grant, or who may. */
export function MandateAct(props: Props & { readonly heading: 'h2' | 'h3' }) {
  const { t, form, info, heading: Heading } = props;
  const { mandateRequest: request } = info;
  if (!request) return null;
  const grantedBy = request.grantedBy.join(', ');
  if (request.readerIs === 'Other') {
    return (
      <p className="note">
        {grantedBy === ''
          ? t('form.acts.mandateByOwnAddress', { child: fullName(info) })
          : t('form.acts.mandateOfOther', { holder: grantedBy })}
      </p>
    );
  }
  const isComplete = request.accountHolder !== null && request.iban !== null;
  const account = request.iban === null ? 'None' : request.readerIs;
  const { club } = form;
  const facts = [
    [
      t('form.mandate.creditor'),
      [club.legalName || club.name, club.street, `${club.zip} ${club.city}`.trim()]
        .filter(Boolean)
        .join(', '),
    ],
    [t('form.mandate.creditorId'), request.creditorId],
    [t('form.mandate.reference'), t('form.mandate.referenceLater')],
  ].filter(([, value]) => value !== '');
  return (
    <fieldset className="part">
      <legend>{t('form.acts.payment')}</legend>
      <p className="hint">{t('form.acts.paymentHint', { account })}</p>
      {isComplete ? (
        <details className="more" open={hasAccountErrors(props)}>
          <summary>{t('form.acts.otherAccount')}</summary>
          <AccountFields {...props} />
        </details>
      ) : (
        <AccountFields {...props} />
      )}
      <section className="mandate" aria-labelledby="asked-mandate">
        <Heading id="asked-mandate">{t('form.mandate.heading')}</Heading>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="lines">{request.text}</p>
        <p>
          {isComplete
            ? t('form.acts.mandateAccount', { account: shownAccountOf(info) })
            : t('form.acts.mandateAccountAbove')}
        </p>
        <input type="hidden" name="shownAccount" value={shownAccountOf(info)} />
        <input type="hidden" name="filledHolder" value={filledHolderOf(info)} />
        <Tick {...props} name="sepaMandateAccepted">
          {t('form.acts.acceptFor')}
        </Tick>
      </section>
      <p className="hint">{t('form.acts.withoutMandate')}</p>
    </fieldset>
  );
}

function hasAccountErrors({ refused }: Props): boolean {
  const { accountHolder, iban, bic } = refused?.acts ?? {};
  return (
    [accountHolder, iban, bic].some(Boolean) ||
    ['accountHolder', 'iban', 'bic'].some(name => refused?.errors[name])
  );
}

function AccountFields(props: Props) {
  const { t, info } = props;
  return (
    <>
      <Field
        {...props}
        name="accountHolder"
        label={t('labels.field.accountHolder')}
        hint={t('form.acts.holderHint')}
        filled={filledHolderOf(info)}
        autoComplete="name"
      />
      <Field {...props} name="iban" label={t('labels.field.iban')} autoComplete="off" />
      <Field
        {...props}
        name="bic"
        label={t('form.optional', { label: t('labels.field.bic') })}
        hint={t('form.payment.bicHint')}
        autoComplete="off"
      />
    </>
  );
}

type FieldProps = Props & {
  readonly name: 'accountHolder' | 'iban' | 'bic';
  readonly label: string;
  readonly hint?: string;
  readonly filled?: string;
  readonly autoComplete: string;
};

function Field({ refused, name, label, hint, filled = '', autoComplete, t }: FieldProps) {
  const error = refused?.errors[name];
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <ErrorNote name={name} error={error} t={t} />
      <input
        type="text"
        id={name}
        name={name}
        defaultValue={refused ? (refused.acts[name] ?? '') : filled}
        autoComplete={autoComplete}
        spellCheck="false"
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
        }
      />
    </div>
  );
}

type TickName = 'consent' | 'sepaMandateAccepted' | 'guardianLiability' | 'hasSoleCustody';
type TickProps = Props & { readonly name: TickName; readonly hint?: string; readonly children: ReactNode };

function Tick({ refused, name, hint, children, t }: TickProps) {
  const error = refused?.errors[name];
  return (
    <div className="field tick">
      <ErrorNote name={name} error={error} t={t} />
      <label className="choice" htmlFor={name}>
        <input
          type="checkbox"
          id={name}
          name={name}
          value="yes"
          defaultChecked={refused?.acts[name] === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{children}</span>
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function ErrorNote({
  name,
  error,
  t,
}: {
  readonly name: string;
  readonly error: string | undefined;
  readonly t: Texts;
}) {
  if (!error) return null;
  return (
    <p className="error" id={`${name}-error`}>
      <span className="unseen">{t('form.errors.prefix')} </span>
      {error}
    </p>
  );
}
