import { findAsked } from '@/components/form-view/asked';
import { summaryLine } from '@/components/form-view/sections/alerts';
import { PlainErrors } from '@/components/form-view/sections/error-list';
import { FormHead } from '@/components/form-view/sections/form-head';
import {
  type Correctable,
  correctableOf,
  correctionLabel,
  likenessesByCorrection,
  meantName,
  seenName,
} from '@/components/form-view/status/correctable';
import type { StatusProps } from '@/components/form-view/status/status-view';
import type { Texts } from '@/components/form-view/texts';
import { dateMarks, writeTypedDate } from '@/components/form-view/typed-date';
import type { Locale } from '@/lib/rules/enums';
import { type CountryChoice, countryChoices } from '@/lib/rules/format/country-choices';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { countryName, listText } from '@/lib/rules/format/intl-formats';
import type { AskedField } from '@/lib/rules/submissions/asked-fields';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { FieldType } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed, findField, isFieldName } from '@/lib/rules/submissions/submission-fields';
import { suggestEmail } from '@/lib/rules/submissions/suggest-email';

export type CorrectProps = StatusProps & {
  /** Values as typed; null when the page opens. */
  readonly typed: ReadonlyMap<string, string> | null;
  /** Control → error text. */
  readonly errors: Readonly<Record<string, string>>;
  /** Conflicts: changes by others since the page was opened, with the present values. */
  readonly changes?: readonly { readonly name: string; readonly value: string }[];
  /** Whether it also asks for the answer to the club's question. */
  readonly isAnswer?: boolean;
  /** Whether addresses cannot be changed again yet. */
  readonly isTooSoon?: boolean;
  /** Whether the club has asked another question since the page was opened. */
  readonly isOtherQuestion?: boolean;
  /** Whether typed addresses look like typing errors, so nothing was saved yet. */
  readonly isUnsure?: boolean;
};

/** The correction form of a submission; works without a script. */
export function CorrectView(props: CorrectProps) {
  const { form, locale, t, path, status, isAnswer } = props;
  const page = `${path}/${isAnswer ? 'question' : 'edit'}`;
  const fields = correctableOf(status).filter(field => field.value !== '' || askedAs(field, props) !== null);
  const isOfAddressAlone = status.areCorrectionsLimited && !status.possibleSteps.includes('Answer');
  const groups = Map.groupBy(fields, ({ group }) => group);
  const cards = [...groups].map(([group, ofGroup]) => (
    <fieldset key={group} className="card">
      <legend>{groupTitle(group, t)}</legend>
      {ofGroup.map(field => (
        <Field key={field.name} field={field} {...props} />
      ))}
    </fieldset>
  ));
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${page}?lang=${other}`} />
      <main className="message">
        <PlainErrors t={t} errors={summaryOf(props)} />
        {isAnswer ? (
          <Question {...props} />
        ) : (
          <>
            <h1>{t('form.status.correctTitle')}</h1>
            <p className="lead">{t(`form.status.${isOfAddressAlone ? 'correctLate' : 'correctLead'}`)}</p>
          </>
        )}
        {props.isOtherQuestion && (
          <section className="alert warn" role="alert" aria-labelledby="other-title">
            <h2 id="other-title">{t('form.status.otherQuestionTitle')}</h2>
            <p>{t('form.status.otherQuestion')}</p>
          </section>
        )}
        <Meanwhile {...props} />
        <Meant {...props} fields={fields} />
        {props.isTooSoon && (
          <div className="alert warn" role="alert">
            <p>{t('form.status.correctSoon')}</p>
          </div>
        )}
        <form className="corrections" method="post" action={`${page}?lang=${locale}`} noValidate>
          {isAnswer ? (
            <>
              {status.question && <input type="hidden" name="question" value={status.question.id} />}
              <AnswerField {...props} />
              <details className="framed" open={props.typed !== null}>
                <summary>{t('form.status.answerCorrect')}</summary>
                {status.areCorrectionsLimited && <p className="hint">{t('form.status.answerLimited')}</p>}
                <div className="corrections">{cards}</div>
              </details>
            </>
          ) : (
            cards
          )}
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={seenName(name)} value={value} />
          ))}
          {!isAnswer && <Chosen {...props} />}
          <TwoPeople {...props} />
          <button type="submit" className="primary">
            {t(isAnswer ? 'form.status.answerButton' : 'form.status.save')}
          </button>
        </form>
        <p>
          <a href={`${path}?lang=${locale}`}>{t('form.status.back')}</a>
        </p>
      </main>
    </div>
  );
}

/** The errors with the labels of their controls. */
function summaryOf({ errors, t }: CorrectProps): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      summaryLine(correctionLabel(name, t), message, t),
    ]),
  );
}

/** The club's question as it was asked. */
function Question({ t, status, form, locale }: StatusProps) {
  const { question, clubName } = status;
  if (!question) return null;
  const at = formatDateTime(new Date(question.askedAt), form.club.timeZone, locale);
  return (
    <>
      <h1>{t('form.status.questionTitle', { club: clubName })}</h1>
      <section className="aside-note" aria-labelledby="question">
        <h2 id="question">{t('form.status.questionLabel', { at })}</h2>
        <p className="lines">{question.text}</p>
      </section>
    </>
  );
}

/** May stay empty if something is corrected. */
function AnswerField({ t, typed, errors }: CorrectProps) {
  const error = errors.answer;
  return (
    <div className="field">
      <label htmlFor="answer">{t('form.status.answer')}</label>
      <p className="hint" id="answer-hint">
        {t('form.status.answerHint')}
      </p>
      {error && (
        <p className="error" id="answer-error">
          {error}
        </p>
      )}
      <textarea
        id="answer"
        name="answer"
        rows={6}
        defaultValue={typed?.get('answer') ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'answer-hint answer-error' : 'answer-hint'}
      />
    </div>
  );
}

export type UnsentProps = StatusProps & {
  readonly of: 'correct' | 'answer';
  readonly unsent: readonly { readonly name: string; readonly value: string }[];
};

/** What the reader typed for a step that ended in the meantime; they can copy it. */
export function UnsentView({ form, locale, t, path, of, unsent }: UnsentProps) {
  const { email } = form.club;
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}`} />
      <main className="message">
        <h1>{t(`form.status.unsent.${of}Title`)}</h1>
        <p className="lead">{t(`form.status.unsent.${of}`)}</p>
        <dl className="facts">
          {unsent.map(({ name, value }) => (
            <div key={name}>
              <dt>{correctionLabel(name, t)}</dt>
              <dd className="lines">{readableValue(name, value, locale) || t('form.status.changedEmpty')}</dd>
            </div>
          ))}
        </dl>
        {email !== '' && (
          <p>
            {t('form.status.unsent.write')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <p>
          <a className="secondary" href={`${path}?lang=${locale}`}>
            {t('form.confirmation.status')}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Asks about people whom the typed values make equal in name or address. */
function TwoPeople({ t, status, typed, errors }: CorrectProps) {
  if (!typed || likenessesByCorrection(status, typed).length === 0) return null;
  const error = errors.areTwoPeople;
  return (
    <div className="field tick">
      {error && (
        <p className="error" id="areTwoPeople-error">
          {error}
        </p>
      )}
      <label className="choice" htmlFor="areTwoPeople">
        <input
          type="checkbox"
          id="areTwoPeople"
          name="areTwoPeople"
          value="yes"
          defaultChecked={typed.get('areTwoPeople') === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'areTwoPeople-hint areTwoPeople-error' : 'areTwoPeople-hint'}
        />
        <span>{t('form.guardians.two')}</span>
      </label>
      <p className="hint" id="areTwoPeople-hint">
        {t('form.guardians.twoHint')}
      </p>
    </div>
  );
}

/** What was chosen from a list, and the family: shown, because this page cannot change it. */
function Chosen({ t, form, locale, status: { submission } }: CorrectProps) {
  if (submission.kind !== 'Membership') return null;
  const { email } = form.club;
  const family = submission.familyMembers.map(member => fullName(member));
  const rows = [
    [t('labels.field.membershipId'), submission.membership.name],
    [t('labels.field.departmentIds'), submission.departments.map(({ name }) => name).join(', ')],
    [t('labels.field.familyMembers'), listText(family, locale)],
  ].filter(([, value]) => value !== '');
  return (
    <section className="aside-note" aria-labelledby="chosen">
      <h2 id="chosen">{t('form.status.chosen', { count: family.length })}</h2>
      <ul>
        {rows.map(([label, value]) => (
          <li key={label}>{`${label}: ${value}`}</li>
        ))}
      </ul>
      <p className="hint">
        {t('form.status.chosenHint', { count: family.length })}{' '}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </section>
  );
}

/** The present values instead of those that were seen; nothing was saved. */
function Meanwhile({ t, locale, changes = [] }: CorrectProps) {
  if (changes.length === 0) return null;
  return (
    <section className="alert warn" role="alert" aria-labelledby="changes-title">
      <h2 id="changes-title">{t('form.status.changedTitle')}</h2>
      <p>{t('form.status.changed')}</p>
      <ul>
        {changes.map(({ name, value }) => (
          <li key={name}>
            <a
              href={`#${name}`}
            >{`${correctionLabel(name, t)}: ${readableValue(name, value, locale) || t('form.status.changedEmpty')}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readableValue(name: string, value: string, locale: Locale): string {
  return value !== '' && findField(name.split('.').at(-1) ?? name)?.type === 'Country'
    ? countryName(value, locale)
    : value;
}

/** Asks about addresses that look like typing errors; saving again keeps them. */
function Meant({ t, typed, isUnsure, fields }: CorrectProps & { readonly fields: readonly Correctable[] }) {
  if (!isUnsure) return null;
  const meant = fields.map(({ name, value }) => {
    const isEmail = findField(name.split('.').at(-1) ?? name)?.type === 'Email';
    return { name, email: isEmail ? suggestEmail(typed?.get(name) ?? value) : null };
  });
  return (
    <section className="alert warn" role="alert" aria-labelledby="meant-title">
      <h2 id="meant-title">{t('form.status.meantTitle')}</h2>
      <p>{t('form.status.meant')}</p>
      <ul>
        {meant.map(
          ({ name, email }) =>
            email && (
              <li key={name}>
                <a href={`#${name}`}>{t('form.person.emailMeant', { email })}</a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** How the membership form asks a field: null if it does not, undefined for what only other forms ask. */
function askedAs({ name }: Correctable, { form, status }: StatusProps): AskedField | null | undefined {
  const last = name.split('.').at(-1) ?? name;
  const owner = name.startsWith('guardians.') ? 'Guardian' : 'Membership';
  if (status.submission.kind !== 'Membership' || !isFieldName(last)) return undefined;
  if (fieldNamed(last).group === 'payment') return undefined;
  return findAsked(form, owner, last) ?? null;
}

function Field({ field, ...props }: CorrectProps & { readonly field: Correctable }) {
  const { t, status, typed, errors } = props;
  const { name, value, isSecret } = field;
  const asked = askedAs(field, props);
  const error = errors[name];
  const last = name.split('.').at(-1) ?? name;
  const { type = 'Text' } = findField(last) ?? {};
  const { submission } = status;
  const account = submission.kind === 'Change' ? submission.wishes : submission;
  const { iban, accountHolder } = { iban: '', accountHolder: '', ...account };
  const mark = dateMarks[props.locale];
  const dateExample = dateExamples[type];
  const isIban = last === 'iban';
  const before = (isIban ? iban : accountHolder) || '***';
  const secret = isSecret ? t(`form.status.${isIban ? 'secretHint' : 'holderHint'}`, { before }) : '';
  const hint =
    secret ||
    asked?.hint ||
    (dateExample ? t('form.person.dateHint', { date: writeTypedDate(dateExample, mark) }) : '');
  // A form always has an entry date and a country, and so has the submission.
  const isOptional =
    !['entryDate', 'country'].includes(last) &&
    (asked === undefined ? field.isOptional : asked?.use === 'Optional');
  const shown = typed?.get(name) ?? value;
  const label = correctionLabel(name, t);
  const meant = type === 'Email' ? suggestEmail(shown) : null;
  const described =
    [hint && `${name}-hint`, error && `${name}-error`, meant && `${name}-meant`].filter(Boolean).join(' ') ||
    undefined;
  const common = {
    id: name,
    name,
    defaultValue: dateExample ? writeTypedDate(shown, mark) : shown,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  };
  const { near, others } = countryChoices(props.locale, props.form.club.country);
  return (
    <div className="field">
      <label htmlFor={name}>{isOptional ? t('form.optional', { label }) : label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {type === 'TextArea' && <textarea {...common} rows={4} />}
      {type === 'Country' && (
        <select {...common} autoComplete="country">
          {value === '' && <option value="">{t('form.choose')}</option>}
          <Countries label={t('form.person.countriesNear')} choices={near} />
          <Countries label={t('form.person.countriesOther')} choices={others} />
        </select>
      )}
      {type !== 'TextArea' && type !== 'Country' && (
        <input
          {...common}
          type={inputTypes[type] ?? 'text'}
          inputMode={type === 'Zip' ? 'numeric' : undefined}
        />
      )}
      {meant && (
        <>
          <p id={`${name}-meant`}>{t('form.person.emailMeant', { email: meant })}</p>
          <input type="hidden" name={meantName(name)} value={shown} />
        </>
      )}
    </div>
  );
}

function Countries({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly CountryChoice[];
}) {
  return (
    <optgroup label={label}>
      {choices.map(one => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </optgroup>
  );
}

/** Days are typed as in the form. */
const dateExamples: Partial<Record<FieldType, string>> = { BirthDate: '1990-02-28', Date: '2026-12-31' };

const inputTypes: Partial<Record<FieldType, string>> = {
  Email: 'email',
  Phone: 'tel',
};

function groupTitle(group: Correctable['group'], t: Texts): string {
  if (group === 'person') return t('form.status.person');
  if (group === 'bank') return t('form.status.bank');
  if (group === 'wishes') return t('labels.field.wishes');
  return `${t('labels.field.guardian')} ${Number(group.split('.').at(-1)) + 1}`;
}
