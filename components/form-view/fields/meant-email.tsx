import { useFormModel } from '@/components/form-view/form-model';

/** Asks whether another address was meant, and offers to take it. It is a question, not an error. */
export function MeantEmail({ name }: { readonly name: string }) {
  const { t, meantEmails } = useFormModel();
  const email = meantEmails[name];
  return (
    <div className="places">
      <p aria-live="polite">{email && t('form.person.emailMeant', { email })}</p>
      {email && (
        <button type="submit" name="action" value={`take.${name}:${email}`}>
          {t('form.person.emailTake')}
        </button>
      )}
    </div>
  );
}
