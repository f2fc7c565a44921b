import { customDesignOf } from '@/components/form-view/custom-design';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/rules/enums';

type Props = {
  readonly form: ShownForm;
  readonly locale: Locale;
  readonly t: Texts;
  /** Address of this page in another language. */
  readonly actionIn: (locale: Locale) => string;
  /**
   * Id of the form whose values are posted to the other language; without one the switch is a link.
   */
  readonly formId?: string;
};

/** Logo, club, and the language switch, which preserves all input. */
export function FormHead({ form, locale, t, actionIn, formId }: Props) {
  const { club, design } = form;
  const { logo } = club;
  const loading = customDesignOf(design)?.hideLogo ? 'lazy' : undefined;
  return (
    <header className="head">
      {logo && (
        // A hidden logo (design-css.ts) is lazy, so it is never fetched.
        // biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none
        <img
          className="logo"
          src={logo.url}
          width={logo.width}
          height={logo.height}
          loading={loading}
          alt=""
        />
      )}
      <p className="club">{club.name}</p>
      <Languages offered={club.formLocales} locale={locale} t={t} actionIn={actionIn} formId={formId} />
    </header>
  );
}

const languageNames = new Map<Locale, string>();

/** In its own language, for those who search it; asked of Intl once. */
function languageName(locale: Locale): string {
  const name =
    languageNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  languageNames.set(locale, name);
  return name;
}

type LanguagesProps = Pick<Props, 'locale' | 't' | 'actionIn' | 'formId'> & {
  readonly offered: readonly Locale[];
};

/** Nothing to choose from one language. Buttons if there is a form, so that no input is lost; otherwise links. */
export function Languages({ offered, locale, t, actionIn, formId }: LanguagesProps) {
  if (offered.every(one => one === locale)) return null;
  return (
    <nav className="languages" aria-label={t('form.language.label')}>
      {offered.map(one => {
        const name = languageName(one);
        if (one === locale)
          return (
            <span key={one} lang={one} aria-current="true">
              {name}
            </span>
          );
        if (!formId)
          return (
            <a key={one} href={actionIn(one)} hrefLang={one} lang={one}>
              {name}
            </a>
          );
        return (
          <button
            key={one}
            type="submit"
            form={formId}
            formAction={actionIn(one)}
            name="action"
            value="language"
            lang={one}
          >
            {name}
          </button>
        );
      })}
    </nav>
  );
}
