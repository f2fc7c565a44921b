import { useFormModel } from '@/components/form-view/form-model';

/**
 * Asks for a mail with a link to the form as it is now. The server answers, with and without a script. A cancellation is
 * too short to be worth it.
 */
export function Later() {
  const { t, form, step, values, notice } = useFormModel();
  const { email, guardians, identity } = values;
  const known = notice?.email || email || identity.email || guardians[0]?.email;
  if (form.kind === 'Cancellation' || step === 'review') return null;
  return (
    <details
      className="more later"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>{t('form.later.summary')}</summary>
      <div className="field">
        <label htmlFor="laterEmail">{t('form.later.email')}</label>
        <p className="hint" id="laterEmail-hint">
          {t('form.later.hint')}
        </p>
        <input
          type="email"
          id="laterEmail"
          name="laterEmail"
          defaultValue={known}
          aria-describedby="laterEmail-hint"
          autoComplete="email"
        />
      </div>
      <button type="submit" name="action" value="later" className="secondary">
        {t('form.later.send')}
      </button>
    </details>
  );
}
