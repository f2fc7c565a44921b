import { FormHead, Languages } from '@/components/form-view/sections/form-head';
import type { TextKey, Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';

export type Message = {
  readonly title: TextKey;
  readonly text: TextKey;
  /** Where one can go on, with its words. */
  readonly link?: { readonly href: string; readonly words: TextKey };
};

type Props = {
  readonly message: Message;
  /** The club, where there is one. */
  readonly form: PublicForm | null;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
};

/** A page that says one thing: what is not there, and what to do. */
export function MessageView({ message, form, locale, t, path }: Props) {
  const actionIn = (other: Locale) => `${path}?lang=${other}`;
  return (
    <div className="sheet narrow">
      {form ? (
        <FormHead form={form} locale={locale} t={t} actionIn={actionIn} />
      ) : (
        <header className="head">
          <Languages locale={locale} t={t} actionIn={actionIn} />
        </header>
      )}
      <main className="message">
        <h1>{t(message.title)}</h1>
        <p className="lead">{t(message.text, { club: form?.club.name ?? '' })}</p>
        {message.link && (
          <p>
            <a href={message.link.href}>{t(message.link.words)}</a>
          </p>
        )}
      </main>
    </div>
  );
}
