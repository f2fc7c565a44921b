import type { Texts } from '@/components/form-view/texts';

type Props = {
  readonly t: Texts;
  /** Controls with an error. */
  readonly names: readonly string[];
  /** What the list says about a control. */
  readonly lineOf: (name: string) => string;
  /** Leads to a control in another way than by its anchor. */
  readonly leadTo?: ((name: string) => void) | null;
  /** Whether a script runs, which moves the focus itself. */
  readonly isLive?: boolean;
};

/** All errors of a page in one place, each with a link to its control. */
export function ErrorList({ t, names, lineOf, leadTo, isLive }: Props) {
  if (names.length === 0) return null;
  return (
    <section
      className="alert bad"
      id="errors"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a plain post the page opens at the list of errors
      autoFocus={!isLive}
      aria-labelledby="errors-title"
    >
      <h2 id="errors-title">{t('form.errors.summary', { count: names.length })}</h2>
      <ul>
        {names.map(name => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={event => {
                if (!leadTo) return;
                event.preventDefault();
                leadTo(name);
              }}
            >
              {lineOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlainProps = {
  readonly t: Texts;
  /** Control → what the list says about it. */
  readonly errors: Readonly<Record<string, string>>;
};

/** The errors of a page without a script. The page opens there, so they come first. */
export function PlainErrors({ t, errors }: PlainProps) {
  return <ErrorList t={t} names={Object.keys(errors)} lineOf={name => errors[name] ?? ''} />;
}
