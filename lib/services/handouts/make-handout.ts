import type { ExportContext } from '@/lib/documents/export-context';
import { safeFileName } from '@/lib/documents/file-name';
import { renderPaperFormPdf } from '@/lib/documents/handouts/paper-form-pdf';
import { renderPosterPdf } from '@/lib/documents/handouts/poster-pdf';
import { qrPng, qrSvg } from '@/lib/documents/handouts/qr-code';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import type { ExportedFile } from '@/lib/services/exports/export-submission';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { getPublicCancellationForm, getPublicForm } from '@/lib/services/public-forms/read';

/** The form and the language: by default the club's. The address of the form contains only an explicit language. */
export type HandoutInput = {
  readonly kind: SubmissionKind;
  readonly locale?: Locale;
  /** Slug of a further membership form. */
  readonly form?: string;
};

const kinds = { membership: 'Membership', change: 'Change', cancellation: 'Cancellation' } as const;

/** Parses the segments of a path. */
export function handoutInput(
  kind: keyof typeof kinds,
  { locale, form }: { readonly locale?: Locale | undefined; readonly form?: string | undefined },
): HandoutInput {
  return { kind: kinds[kind], ...(locale && { locale }), ...(form && { form }) };
}

type Handout = 'qrCode' | 'poster' | 'paperForm';

/** Throws 404 for an unknown further form. */
async function load(ctx: Ctx, { kind, locale, form }: HandoutInput) {
  const choose = () => locale;
  if (form !== undefined && kind !== 'Membership') throw notFound();
  const [context, further] = await Promise.all([
    loadExportContext(ctx, locale ?? 'de'),
    form === undefined ? null : getPublicForm(ctx, 'Membership', choose, form),
  ]);
  const { club } = context;
  const chosen = { ...context, locale: locale ?? club.locale };
  const path = [club.slug, kind.toLowerCase(), ...(form === undefined ? [] : [form])].join('/');
  return {
    context: chosen,
    title: further?.furtherForm?.title,
    address: formAddress(path, locale),
  };
}

function nameOf(
  { club, locale }: ExportContext,
  handout: Handout,
  { kind, form }: HandoutInput,
  end: string,
): string {
  const word = form ?? translatorFor('labels', { locale })(`kind.${kind}`);
  const name = translatorFor('paper', { locale })(`fileName.${handout}`, { kind: word, club: club.name });
  return safeFileName(name, end);
}

/** A QR code with the address of a form of the club. */
export async function makeQrCode(
  ctx: Ctx,
  input: HandoutInput,
  format: 'svg' | 'png',
): Promise<ExportedFile> {
  const { context, address } = await load(ctx, input);
  const fileName = nameOf(context, 'qrCode', input, format);
  if (format === 'svg') return { content: qrSvg(address), contentType: 'image/svg+xml', fileName };
  return { content: await qrPng(address), contentType: 'image/png', fileName };
}

/** A poster (A4, PDF) with the address of a form of the club. */
export async function makePoster(ctx: Ctx, input: HandoutInput): Promise<ExportedFile> {
  const { context, title, address } = await load(ctx, input);
  return {
    content: await renderPosterPdf(context, { kind: input.kind, title, address }),
    contentType: 'application/pdf',
    fileName: nameOf(context, 'poster', input, 'pdf'),
  };
}

/** A form of the club to fill in by hand (A4, PDF), with the current offers. */
export async function makePaperForm(ctx: Ctx, input: HandoutInput): Promise<ExportedFile> {
  const { kind } = input;
  const choose = () => input.locale;
  const [{ context, address }, form] = await Promise.all([
    load(ctx, input),
    kind === 'Cancellation'
      ? getPublicCancellationForm(ctx, choose)
      : getPublicForm(ctx, kind, choose, input.form),
  ]);
  return {
    content: await renderPaperFormPdf(context, form, address),
    contentType: 'application/pdf',
    fileName: nameOf(context, 'paperForm', input, 'pdf'),
  };
}

/** The public address of a form of the club; without a language the applicant's browser chooses it. */
function formAddress(path: string, locale?: Locale): string {
  const address = `${env().APP_URL}/f/${path}`;
  return locale ? `${address}?lang=${locale}` : address;
}
