import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { additionalCss } from '@/components/form-view/additional-css';
import { textSetOf } from '@/components/form-view/compile-messages';
import { compiledMessages } from '@/components/form-view/compiled-messages';
import { ConfirmationView, confirmationHeading } from '@/components/form-view/confirmation-view';
import { designCss } from '@/components/form-view/design-css';
import { FormPage } from '@/components/form-view/form-page';
import type { ControlProblem } from '@/components/form-view/form-problems';
import type { FormValues } from '@/components/form-view/form-values';
import { htmlDocument } from '@/components/form-view/html-document';
import { type Message, MessageView } from '@/components/form-view/message-view';
import { errorsInWords, type PageState, plainModel } from '@/components/form-view/page-state';
import { type Receipt, SentView } from '@/components/form-view/sent-view';
import { type CompiledTexts, createTexts, type Texts } from '@/components/form-view/texts';
import type { Locale } from '@/lib/contracts/enums';
import type { FormDesign } from '@/lib/contracts/forms';
import type { ConfirmationInfo, PublicForm } from '@/lib/contracts/public';

/** Written in by the build of the public pages; tests render without style and script. */
declare const FORM_CSS: string | undefined;
declare const FORM_SCRIPT: string | undefined;

export type PageFrame = {
  readonly locale: Locale;
  /** Path of the page, without query. */
  readonly path: string;
  readonly nonce: string;
};

export type FormPageInput = PageFrame &
  Pick<PageState, 'form' | 'askedLocale' | 'step' | 'notice'> & {
    readonly values: FormValues | null;
    readonly problems: readonly ControlProblem[];
  };

/** The membership form as HTML that works without a script, and is taken over by one. */
export function renderFormPage({ problems, nonce, ...input }: FormPageInput): string {
  const { form, locale } = input;
  const { texts, t } = textsOf(locale, form);
  const page: PageState = {
    ...input,
    form: withoutCss(form),
    texts: browserTexts(texts),
    errors: errorsInWords(problems, form, t),
  };
  const title = problems.length > 0 ? 'form.documentTitleErrors' : 'form.documentTitle';
  return htmlDocument({
    lang: locale,
    title: t(title, { club: form.club.name }),
    css: cssOf(form.design),
    nonce,
    body: renderToString(<FormPage model={plainModel(page, t)} />),
    state: page,
    script: typeof FORM_SCRIPT === 'string' ? FORM_SCRIPT : undefined,
  });
}

export type SentPageInput = PageFrame & {
  readonly form: PublicForm;
  readonly receipt: Receipt;
  readonly query: string;
};

export function renderSentPage({ form, receipt, query, ...frame }: SentPageInput): string {
  const { t } = textsOf(frame.locale, form);
  const body = (
    <SentView form={form} locale={frame.locale} t={t} path={frame.path} query={query} receipt={receipt} />
  );
  return messageDocument(frame, form.design, t('form.sent.documentTitle', { club: form.club.name }), body);
}

export type ConfirmationPageInput = PageFrame & {
  readonly form: PublicForm;
  readonly info: ConfirmationInfo;
  readonly isJustConfirmed: boolean;
};

export function renderConfirmationPage({
  form,
  info,
  isJustConfirmed,
  ...frame
}: ConfirmationPageInput): string {
  const { t } = textsOf(frame.locale, form);
  const title = confirmationHeading({ info, isJustConfirmed, t });
  const view = { form, locale: frame.locale, t, path: frame.path, info, isJustConfirmed };
  return messageDocument(frame, form.design, `${title} – ${info.clubName}`, <ConfirmationView {...view} />);
}

export type MessagePageInput = PageFrame & { readonly form: PublicForm | null; readonly message: Message };

export function renderMessagePage({ form, message, ...frame }: MessagePageInput): string {
  const { t } = textsOf(frame.locale, form);
  const view = <MessageView message={message} form={form} locale={frame.locale} t={t} path={frame.path} />;
  return messageDocument(frame, form?.design ?? plainDesign, t(message.title), view);
}

const plainDesign: FormDesign = { presetDesign: 'Classic', customDesign: null, additionalCss: '' };

function messageDocument(
  { locale, nonce }: PageFrame,
  design: FormDesign,
  title: string,
  view: ReactElement,
): string {
  return htmlDocument({ lang: locale, title, css: cssOf(design), nonce, body: renderToString(view) });
}

function cssOf(design: FormDesign): string {
  return [designCss(design), typeof FORM_CSS === 'string' ? FORM_CSS : '', additionalCss(design)].join('');
}

/** The script never reads the CSS, which the page has already. */
function withoutCss(form: PublicForm): PublicForm {
  return { ...form, design: { ...form.design, additionalCss: '' } };
}

const translators = new Map<CompiledTexts, Texts>();

function textsOf(
  locale: Locale,
  form: PublicForm | null,
): { readonly texts: CompiledTexts; readonly t: Texts } {
  const texts = compiledMessages[textSetOf(locale, form?.club.addressForm ?? 'Du')];
  const t = translators.get(texts) ?? createTexts(texts, locale);
  translators.set(texts, t);
  return { texts, t };
}

/** Confirmation and error pages have no script, so the browser needs none of their texts. */
function browserTexts(texts: CompiledTexts): CompiledTexts {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.filter(([key]) => !/^(form\.(confirmation|missing)|labels\.kind)\./.test(key)),
  );
}
