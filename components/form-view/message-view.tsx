import { addressOf } from '@/components/form-view/page-state';
import { FormHead, Languages } from '@/components/form-view/sections/form-head';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { TextKey, Texts } from '@/components/form-view/texts';
import { formTitle, type Named } from '@/components/form-view/titles';
import { type Locale, locales, type SubmissionKind } from '@/lib/rules/enums';

export type Message = {
  readonly title: TextKey;
  readonly text: TextKey;
  /** The club's own words instead of `text`. */
  readonly words?: string;
  readonly kind?: SubmissionKind;
  /** The form's own name instead of that of its kind. */
  readonly name?: string;
  /** A time that `text` names. */
  readonly when?: string;
  /** Whether the club's contact is shown below. */
  readonly hasContact?: boolean;
  /** Label of a button that posts to the page itself. */
  readonly button?: TextKey;
  /** Forms to choose from. */
  readonly forms?: readonly (Named & { readonly href: string })[];
  /** A link to continue, with its label. */
  readonly link?: { readonly href: string; readonly words: TextKey };
};

type Props = {
  readonly message: Message;
  /** The club; null if there is none. */
  readonly form: ShownForm | null;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
  /** Query that every address of the page has. */
  readonly pageQuery: string;
};

/** A page with one message: what is missing, and what to do. */
export function MessageView({ message, form, locale, t, path, pageQuery }: Props) {
  const actionIn = (other: Locale) => addressOf({ path, pageQuery }, other);
  const textValues = { club: form?.club.name ?? '', when: message.when ?? '' };
  return (
    <div className="sheet narrow">
      {form ? (
        <FormHead form={form} locale={locale} t={t} actionIn={actionIn} />
      ) : (
        <header className="head">
          <Languages offered={locales} locale={locale} t={t} actionIn={actionIn} />
        </header>
      )}
      <main className="message">
        <h1>{messageTitle(message, t)}</h1>
        <p className="lead lines">{message.words || t(message.text, textValues)}</p>
        {message.button && (
          <form method="post" action={actionIn(locale)}>
            <button type="submit" name="answer" value="again" className="primary">
              {t(message.button)}
            </button>
          </form>
        )}
        {message.forms && message.forms.length > 0 && (
          <ul className="choices">
            {message.forms.map(one => (
              <li key={one.href}>
                <a href={one.href}>{formTitle(one, t)}</a>
              </li>
            ))}
          </ul>
        )}
        {message.hasContact && form && <Contact club={form.club} t={t} />}
        {message.link && (
          <p>
            <a href={message.link.href}>{t(message.link.words)}</a>
          </p>
        )}
      </main>
    </div>
  );
}

/** The heading, which also begins the title of the page. */
export function messageTitle({ title, kind, name }: Message, t: Texts): string {
  return t(title, kind ? { kind: name ?? t(`labels.kind.${kind}`) } : {});
}

function Contact({ club, t }: { readonly club: ShownForm['club']; readonly t: Texts }) {
  const address = [club.street, `${club.zip} ${club.city}`.trim()].filter(line => line !== '').join(', ');
  if (club.email === '' && club.website === '' && address === '') return null;
  return (
    <section className="aside-note" aria-labelledby="contact">
      <h2 id="contact">{t('form.closed.contact')}</h2>
      {club.email !== '' && (
        <p>
          <a href={`mailto:${club.email}`}>{club.email}</a>
        </p>
      )}
      {/^https?:\/\//.test(club.website) && (
        <p>
          <a href={club.website} rel="noopener" target="_top">
            {t('form.closed.website')}
          </a>
        </p>
      )}
      {address !== '' && <p>{address}</p>}
    </section>
  );
}
