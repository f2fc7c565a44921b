import { FormHead } from '@/components/form-view/sections/form-head';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/rules/enums';

type Props = {
  readonly form: ShownForm;
  readonly locale: Locale;
  readonly t: Texts;
  readonly path: string;
};

/**
 * The page on the phone: the club and a signature pad, without personal data. It contains every
 * message; `sign/browser.ts` shows one at a time.
 */
export function SignView({ form, locale, t, path }: Props) {
  return (
    <div className="sheet narrow">
      <FormHead form={form} locale={locale} t={t} actionIn={other => `${path}?lang=${other}`} />
      <main className="message sign">
        <section id="open">
          <h1>{t('form.sign.title', { club: form.club.name })}</h1>
          <p>{t('form.sign.hint')}</p>
          <noscript>
            <p className="alert warn">{t('form.sign.noScript')}</p>
          </noscript>
          <p role="status" className="only-scripted" id="loading">
            {t('form.sign.loading')}
          </p>
          <p className="alert warn" id="unable" hidden>
            {t('form.sign.unable')}
          </p>
          {/* Hidden until it can be drawn on. */}
          <div className="pad" id="pad" hidden>
            <canvas id="sheet" role="img" aria-label={t('form.sign.pad')} />
            <div className="pad-foot">
              <span />
              <button type="button" className="quiet" id="clear">
                {t('form.signature.clear')}
              </button>
            </div>
          </div>
          <div aria-live="polite">
            <p className="error" id="empty" hidden>
              {t('form.sign.empty')}
            </p>
            <p className="error" id="failed" hidden>
              {t('form.sign.failed')}
            </p>
          </div>
          <button type="button" className="primary wide" id="send" disabled>
            {t('form.sign.send')}
          </button>
          <p className="hint">{t('form.sign.otherWay')}</p>
        </section>
        <End id="done" title={t('form.sign.doneTitle')} text={t('form.sign.done')} />
        <End id="over" title={t('form.sign.overTitle')} text={t('form.sign.over')} />
      </main>
    </div>
  );
}

function End({ id, title, text }: { readonly id: string; readonly title: string; readonly text: string }) {
  return (
    <section id={id} hidden>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{text}</p>
    </section>
  );
}
