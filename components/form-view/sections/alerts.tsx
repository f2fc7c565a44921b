import { controlLabel } from '@/components/form-view/control-label';
import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import { missingAgain } from '@/components/form-view/missing-again';
import { ErrorList } from '@/components/form-view/sections/error-list';
import type { Texts } from '@/components/form-view/texts';

/** The errors of the form, above it. */
export function ErrorSummary() {
  const model = useFormModel();
  const { t, summary, errors } = model;
  return (
    <ErrorList
      {...model}
      names={summary.filter(name => errors[name] !== undefined)}
      lineOf={name => summaryLine(controlLabel(name, model), errors[name] ?? '', t)}
    />
  );
}

/** `Ort fehlt`, or `Ort: …`. A label that is a question or sentence needs no colon. */
export function summaryLine(label: string, error: string, t: Texts): string {
  if (/[?.!:]$/.test(label)) return `${label} ${error}`;
  const isMissing = error === t.ofFinding({ key: 'required' }) || error === t('form.errors.lastName');
  if (label !== '' && isMissing) return t('form.errors.missing', { label });
  return [label, error].filter(Boolean).join(': ');
}

/** Why sending failed, and how to continue. */
export function NoticeBox() {
  const model = useFormModel();
  const { t, notice, form } = model;
  if (!notice) return null;
  const { kind, seconds, email = '' } = notice;
  return (
    <div className="alert warn" id="notice" role="alert" tabIndex={-1}>
      <h2>{t(`form.notice.${kind}Title`)}</h2>
      <p>
        {t(`form.notice.${kind}`, { seconds, email, kind: form.kind })}{' '}
        {kind === 'continued' && missingAgain(model)}
      </p>
      {kind === 'outdated' && (
        <button type="submit" name="action" value="reload" className="secondary">
          {t('form.actions.reload')}
        </button>
      )}
      {(kind === 'proof' || kind === 'closed') && (
        <p>
          <ClubMail form={form} />
        </p>
      )}
    </div>
  );
}

/** The club's e-mail address for help; nothing if it has none. */
export function ClubMail({ form }: Pick<FormModel, 'form'>) {
  const { email } = form.club;
  return email === '' ? null : <a href={`mailto:${email}`}>{email}</a>;
}
