import type { Texts } from '@/components/form-view/texts';

type Props = {
  readonly t: Texts;
  /** Control → what the list says about it. */
  readonly errors: Readonly<Record<string, string>>;
};

/** The errors of a page without a script, each with a link to its control. The page opens there, so it comes first. */
export function PlainErrors({ t, errors }: Props) {
  const shown = Object.entries(errors);
  if (shown.length === 0) return null;
  return (
    <section
      className="alert bad"
      id="errors"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a plain post the page opens at the list of errors
      autoFocus
      aria-labelledby="errors-title"
    >
      <h2 id="errors-title">{t('form.errors.summary', { count: shown.length })}</h2>
      <ul>
        {shown.map(([name, words]) => (
          <li key={name}>
            <a href={`#${name}`}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
