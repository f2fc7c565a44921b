import { useFormModel } from '@/components/form-view/form-model';

/** Asks about what was probably typed in haste, with its answers. It is a question, not an error. */
export function SlipQuestion({ name }: { readonly name: string }) {
  const asked = useFormModel().slips[name];
  return (
    <div className="places">
      <p aria-live="polite">{asked?.text}</p>
      {asked?.answers.map(({ label, ...answer }) => (
        <button key={label} type="submit" name="action" {...answer}>
          {label}
        </button>
      ))}
    </div>
  );
}
