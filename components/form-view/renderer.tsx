import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { additionalCss } from '@/components/form-view/additional-css';
import { cancellationParts } from '@/components/form-view/cancellation/parts';
import { changeParts } from '@/components/form-view/change/parts';
import { textSetOf } from '@/components/form-view/compile-messages';
import { compiledMessages } from '@/components/form-view/compiled-messages';
import { ConfirmationView, confirmationHeading } from '@/components/form-view/confirmation-view';
import { designCss } from '@/components/form-view/design-css';
import { emailQuestions } from '@/components/form-view/email-questions';
import { FamilyView } from '@/components/form-view/family-view';
import type { FormModel } from '@/components/form-view/form-model';
import { FormPage } from '@/components/form-view/form-page';
import type { FormParts } from '@/components/form-view/form-parts';
import type { ControlProblem } from '@/components/form-view/form-problems';
import { type FormValues, withAccountHolder } from '@/components/form-view/form-values';
import { type DocumentParts, htmlDocument, type PageStyles } from '@/components/form-view/html-document';
import { membershipParts } from '@/components/form-view/membership/parts';
import { type Message, MessageView, messageTitle } from '@/components/form-view/message-view';
import { errorsInWords, type PageState, plainModel } from '@/components/form-view/page-state';
import type { Receipt } from '@/components/form-view/receipt';
import type { RefusedActs } from '@/components/form-view/sections/guardian-acts';
import { embedOf, isFramed } from '@/components/form-view/sent-address';
import { SentView, sentHeading } from '@/components/form-view/sent-view';
import type { ShownForm } from '@/components/form-view/shown-form';
import { SignView } from '@/components/form-view/sign/sign-view';
import {
  type CorrectProps,
  CorrectView,
  type UnsentProps,
  UnsentView,
} from '@/components/form-view/status/correct-view';
import { kindLabel } from '@/components/form-view/status/kind-label';
import { isJustSent, receiptOfStatus, SentStatusView } from '@/components/form-view/status/sent-status-view';
import type { StatusNews } from '@/components/form-view/status/status-news';
import { StatusView, statusTextOf, WithdrawView } from '@/components/form-view/status/status-view';
import { type CompiledTexts, createTexts, type Texts } from '@/components/form-view/texts';
import type { FormDesign } from '@/lib/contracts/forms';
import type { ConfirmationInfo, FamilyLinkInfo } from '@/lib/contracts/public';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { comingFonts, fontFile } from '@/lib/rules/css/form-fonts';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import { readRichText } from '@/lib/rules/format/rich-text';
import { documentTitle } from './titles';

/** Set by the build of the public pages; tests render without style and script. */
declare const FORM_CSS: string | undefined;
declare const FORM_SCRIPTS: FormScripts | undefined;
declare const FRAME_SCRIPT: string | undefined;

/** By kind: the script of the page, then the files that it loads at once. */
type FormScripts = Readonly<Record<SubmissionKind | 'Sign', readonly string[]>>;

export type PageFrame = {
  readonly locale: Locale;
  /** Path of the page, without query. */
  readonly path: string;
  readonly nonce: string;
};

export type FormPageInput = PageFrame &
  Pick<PageState, 'form' | 'pageQuery' | 'askedLocale' | 'step' | 'notice' | 'prefilled' | 'draftToken'> & {
    readonly values: FormValues | null;
    readonly problems: readonly ControlProblem[];
  };

/** Renders a form as HTML that works without a script; a script can hydrate it. */
export function renderFormPage({ problems, nonce, ...input }: FormPageInput): string {
  const { form, locale } = input;
  const { texts, t } = textsOf(locale, form);
  const errors = errorsInWords(problems, form, t);
  // A holder that was missing stays empty beside its error.
  const isFilled = errors.accountHolder === undefined;
  const page: PageState = {
    ...input,
    values: input.values && isFilled ? withAccountHolder(input.values, form) : input.values,
    form: asShown(form),
    notes: readRichText(form.settings.notes),
    texts: browserTexts(texts, form.kind),
    errors,
  };
  const parts = partsByKind[form.kind];
  const model: FormModel = {
    ...plainModel(page, parts.rules, t),
    slips: page.values ? emailQuestions(page.values, t) : {},
  };
  return htmlDocument({
    lang: locale,
    title: documentTitle(model, problems.length > 0),
    styles: stylesOf(form.design, input),
    font: fontOf(form.design),
    nonce,
    body: renderToString(<FormPage model={model} parts={parts} />),
    state: page,
    ...frameParts(input),
    scripts: typeof FORM_SCRIPTS === 'undefined' ? [] : FORM_SCRIPTS[form.kind],
  });
}

export type SentPageInput = PageFrame &
  Pick<PageState, 'form' | 'pageQuery'> & { readonly receipt: Receipt; readonly query: string };

export function renderSentPage({ receipt, query, ...page }: SentPageInput): string {
  const { form, locale } = page;
  const { t } = textsOf(locale, form);
  const body = <SentView page={page} t={t} query={query} receipt={receipt} />;
  const title = `${sentHeading(receipt, form, { t, locale })} – ${form.club.name}`;
  return messageDocument(page, form.design, title, body);
}

export type ConfirmationPageInput = PageFrame & {
  readonly form: ShownForm;
  readonly info: ConfirmationInfo;
  readonly isJustConfirmed: boolean;
  readonly isRefusing?: boolean;
  readonly refused?: RefusedActs | null;
};

export function renderConfirmationPage({
  form,
  info,
  isJustConfirmed,
  isRefusing = false,
  refused = null,
  ...frame
}: ConfirmationPageInput): string {
  const { t } = textsOf(frame.locale, form);
  const title = confirmationHeading({ info, isJustConfirmed, isRefusing, t });
  const view = {
    form,
    locale: frame.locale,
    t,
    path: frame.path,
    info,
    isJustConfirmed,
    isRefusing,
    refused,
  };
  const whole = titleOf(`${title} – ${info.clubName}`, t, refused !== null);
  return messageDocument(frame, form.design, whole, <ConfirmationView {...view} />);
}

export type FamilyPageInput = PageFrame & {
  readonly form: ShownForm;
  readonly part: FamilyLinkInfo;
  readonly isSaved: boolean;
};

export function renderFamilyPage({ form, part, isSaved, ...frame }: FamilyPageInput): string {
  const { t } = textsOf(frame.locale, form);
  const view = { form, locale: frame.locale, t, path: frame.path, part, isSaved };
  const title = `${t('form.familyPage.title', { state: part.isWithdrawn ? 'Withdrawn' : part.state })} – ${part.clubName}`;
  return messageDocument(frame, form.design, title, <FamilyView {...view} />);
}

export type StatusPageInput = PageFrame & {
  /** Query that all links of the status page have: `embed=1` in a frame, otherwise empty. */
  readonly pageQuery: string;
  readonly form: ShownForm;
  readonly status: SubmissionStatus;
  readonly view:
    | { readonly name: 'overview'; readonly news: StatusNews | null }
    | { readonly name: 'withdraw' }
    | {
        readonly name: 'correct' | 'answer';
        readonly typed: ReadonlyMap<string, string> | null;
        readonly problems: readonly ControlProblem[];
        readonly changes?: CorrectProps['changes'];
        readonly isTooSoon?: boolean;
        readonly isOtherQuestion?: boolean;
        readonly isUnsure?: boolean;
      }
    | ({ readonly name: 'unsent' } & Pick<UnsentProps, 'of' | 'unsent'>);
};

/** Renders the pages of a status link; `path` is that of the overview. */
export function renderStatusPage({ form, status, view, ...frame }: StatusPageInput): string {
  const { t } = textsOf(frame.locale, form);
  const news = view.name === 'overview' ? view.news : null;
  const props = { form, status, news, t, locale: frame.locale, path: frame.path, pageQuery: frame.pageQuery };
  const statusText = t(`form.status.${statusTextOf(status)}.title`, {
    kind: kindLabel(status.submission, t),
    what: status.submission.kind,
  });
  const title = `${statusText} – ${status.clubName}`;
  if (view.name === 'overview') {
    if (isJustSent(status, news)) {
      const { locale } = frame;
      const sent = `${sentHeading(receiptOfStatus(status), form, { t, locale })} – ${status.clubName}`;
      return messageDocument(frame, form.design, sent, <SentStatusView {...props} />);
    }
    const body = <StatusView {...props} />;
    return messageDocument(frame, form.design, title, body);
  }
  if (view.name === 'withdraw') {
    return messageDocument(frame, form.design, title, <WithdrawView {...props} />);
  }
  if (view.name === 'unsent') {
    return messageDocument(frame, form.design, title, <UnsentView {...props} {...view} />);
  }
  const { name, problems, ...shown } = view;
  const body = (
    <CorrectView
      {...props}
      {...shown}
      errors={errorsInWords(problems, form, t)}
      isAnswer={name === 'answer'}
    />
  );
  const isAskedAgain = problems.length > 0 || view.isUnsure === true;
  return messageDocument(frame, form.design, titleOf(title, t, isAskedAgain), body);
}

/** The title of a page. It starts with a note if something is to be checked. */
function titleOf(title: string, t: Texts, hasErrors: boolean): string {
  return hasErrors ? t('form.documentTitleErrors', { title }) : title;
}

export type MessagePageInput = PageFrame &
  Pick<PageState, 'pageQuery'> & { readonly form: ShownForm | null; readonly message: Message };

export function renderMessagePage({ form, message, ...frame }: MessagePageInput): string {
  const { t } = textsOf(frame.locale, form);
  const { locale, path, pageQuery } = frame;
  const view = (
    <MessageView message={message} form={form} locale={locale} t={t} path={path} pageQuery={pageQuery} />
  );
  const title = [messageTitle(message, t), form?.club.name].filter(Boolean).join(' – ');
  return messageDocument(frame, form?.design ?? plainDesign, title, view);
}

export type SignPageInput = PageFrame & { readonly form: ShownForm };

/** Renders the page for signing on a phone, for a form on another screen. */
export function renderSignPage({ form, ...frame }: SignPageInput): string {
  const { t } = textsOf(frame.locale, form);
  const view = <SignView form={form} locale={frame.locale} t={t} path={frame.path} />;
  const scripts = typeof FORM_SCRIPTS === 'undefined' ? [] : FORM_SCRIPTS.Sign;
  return messageDocument(frame, form.design, t('form.sign.title', { club: form.club.name }), view, scripts);
}

const plainDesign: FormDesign = { presetDesign: 'Classic', additionalCss: '' };

function messageDocument(
  { locale, nonce, ...frame }: PageFrame & Partial<Pick<PageState, 'pageQuery'>>,
  design: FormDesign,
  title: string,
  view: ReactElement,
  scripts: readonly string[] = [],
): string {
  return htmlDocument({
    lang: locale,
    title,
    styles: stylesOf(design, frame),
    font: fontOf(design),
    nonce,
    body: renderToString(view),
    scripts,
    ...frameParts(frame),
  });
}

function frameParts({ pageQuery = '' }: Partial<Pick<PageState, 'pageQuery'>>): Partial<DocumentParts> {
  const embed = embedOf(pageQuery);
  return {
    ...(embed && typeof FRAME_SCRIPT === 'string' ? { frameScript: FRAME_SCRIPT } : {}),
    frameLook: embed === 'bare' ? 'flat bare' : embed === '1' ? 'flat' : '',
  };
}

/** In a frame the design stays light: the website around it does not follow the reader's setting. */
function stylesOf(design: FormDesign, { pageQuery }: Partial<Pick<PageState, 'pageQuery'>>): PageStyles {
  const sheet = typeof FORM_CSS === 'string' ? FORM_CSS : '';
  const isLight = design.colorScheme === 'Auto' && isFramed(pageQuery ?? '');
  const shown = isLight ? { ...design, colorScheme: 'Light' as const } : design;
  return { design: designCss(shown), sheet, additional: additionalCss(design) };
}

function fontOf({ font = 'System' }: FormDesign): string | null {
  return font === 'System' ? null : fontFile(comingFonts[font], 'latin');
}

/** Without the CSS, which is already in the page, and without the notes, which are handed over parsed. */
function asShown(form: ShownForm): ShownForm {
  const { design, settings } = form;
  return { ...form, design: { ...design, additionalCss: '' }, settings: { ...settings, notes: '' } };
}

const partsByKind: Readonly<Record<SubmissionKind, FormParts>> = {
  Membership: membershipParts,
  Change: changeParts,
  Cancellation: cancellationParts,
};

const translators = new Map<CompiledTexts, Texts>();

function textsOf(
  locale: Locale,
  form: ShownForm | null,
): { readonly texts: CompiledTexts; readonly t: Texts } {
  const texts = compiledMessages[textSetOf(locale, form?.club.addressForm ?? 'Du')];
  const t = translators.get(texts) ?? createTexts(texts, locale);
  translators.set(texts, t);
  return { texts, t };
}

/** The texts that the script of a form of this kind can show. */
export function browserTexts(texts: CompiledTexts, kind: SubmissionKind): CompiledTexts {
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.filter(([key]) => !unseen.test(key) && !otherKinds[kind].test(key)));
}

/** Left out of the script: texts of pages that have none, and errors of settings that only staff edit. */
const unseen =
  /^(form\.(acts|closed|confirmation|familyPage|forms|glance|missing|sent|sign|status|unsubscribe)|labels\.(kind|consentSource|consentWithdrawnBy|paymentMethod\.MandateAwaited)|validation\.(consentWithdrawOnly|consentsByGuardian|mandateForAccount|patternUnsafe|patternLength|optionsNeeded|notForType|selectionBounds|conditionField))\b/;

const otherKinds: Readonly<Record<SubmissionKind, RegExp>> = {
  Membership: /^(form\.(kinds\.C|identity|changes|cancellation)|labels\.cancellationScope)/,
  Change: /^(form\.(kinds\.(M|Ca)|price|cancellation)|labels\.cancellationScope)/,
  Cancellation:
    /^(form\.(kinds\.(M|Ch)|changes|guardians|family|payment|mandate|membership)|labels\.(gender|pay|price)|validation\.(iban|bic|family|guardian|surcharge))/,
};
