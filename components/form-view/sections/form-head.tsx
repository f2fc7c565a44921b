import { customDesignOf } from '@/components/form-view/custom-design';
import type { Texts } from '@/components/form-view/texts';
import { type Locale, locales } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';

type Props = {
  readonly form: PublicForm;
  readonly locale: Locale;
  readonly t: Texts;
  /** Address of this page in another language. */
  readonly actionIn: (locale: Locale) => string;
  /** Id of the form whose entries go along to the other language; without one the switch is a link. */
  readonly formId?: string;
};

/** Logo, club, and the way to the other language, with everything typed so far. */
export function FormHead({ form, locale, t, actionIn, formId }: Props) {
  const { club, design } = form;
  const logo = customDesignOf(design)?.hideLogo ? null : club.logo;
  return (
    <header className="head">
      {/* biome-ignore lint/performance/noImgElement: the public pages have no image server, and need none */}
      {logo && <img className="logo" src={logo.url} width={logo.width} height={logo.height} alt="" />}
      <p className="club">{club.name}</p>
      <Languages locale={locale} t={t} actionIn={actionIn} formId={formId} />
    </header>
  );
}

type LanguagesProps = Pick<Props, 'locale' | 't' | 'actionIn' | 'formId'>;

/** Buttons of the form where there is one, so that nothing typed is lost; else links. */
export function Languages({ locale, t, actionIn, formId }: LanguagesProps) {
  return (
    <nav className="languages" aria-label={t('form.language.label')}>
      {locales.map(one => {
        const name = t(`form.language.${one}`);
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
