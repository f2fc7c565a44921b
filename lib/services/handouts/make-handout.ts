import type { ExportContext } from '@/lib/documents/export-context';
import { safeFileName } from '@/lib/documents/file-name';
import { renderPaperFormPdf } from '@/lib/documents/handouts/paper-form-pdf';
import { renderPosterPdf } from '@/lib/documents/handouts/poster-pdf';
import { qrPng, qrSvg } from '@/lib/documents/handouts/qr-code';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import type { ExportedFile } from '@/lib/services/exports/export-submission';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { getPublicCancellationForm, getPublicForm } from '@/lib/services/public-forms/read';

/** The form and the language: by default the club's. The address of the form contains only an explicit language. */
export type HandoutInput = { readonly kind: SubmissionKind; readonly locale?: Locale };

const kinds = { membership: 'Membership', change: 'Change', cancellation: 'Cancellation' } as const;

/** Parses the segments of a path. */
export function handoutInput(kind: keyof typeof kinds, locale?: Locale): HandoutInput {
  return { kind: kinds[kind], ...(locale && { locale }) };
}

type Handout = 'qrCode' | 'poster' | 'paperForm';

async function load(ctx: Ctx, { kind, locale }: HandoutInput) {
  const context = await loadExportContext(ctx, locale ?? 'de');
  const { club } = context;
  const chosen = { ...context, locale: locale ?? club.locale };
  return { context: chosen, address: formAddress(club.slug, kind, locale) };
}

function nameOf(
  { club, locale }: ExportContext,
  handout: Handout,
  kind: SubmissionKind,
  end: string,
): string {
  const word = translatorFor('labels', { locale })(`kind.${kind}`);
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
  const fileName = nameOf(context, 'qrCode', input.kind, format);
  if (format === 'svg') return { content: qrSvg(address), contentType: 'image/svg+xml', fileName };
  return { content: await qrPng(address), contentType: 'image/png', fileName };
}

/** A poster (A4, PDF) with the address of a form of the club. */
export async function makePoster(ctx: Ctx, input: HandoutInput): Promise<ExportedFile> {
  const { context, address } = await load(ctx, input);
  return {
    content: await renderPosterPdf(context, input.kind, address),
    contentType: 'application/pdf',
    fileName: nameOf(context, 'poster', input.kind, 'pdf'),
  };
}

/** A form of the club to fill in by hand (A4, PDF), with the current offers. */
export async function makePaperForm(ctx: Ctx, input: HandoutInput): Promise<ExportedFile> {
  const { kind } = input;
  const choose = () => input.locale;
  const [{ context, address }, form] = await Promise.all([
    load(ctx, input),
    kind === 'Cancellation' ? getPublicCancellationForm(ctx, choose) : getPublicForm(ctx, kind, choose),
  ]);
  return {
    content: await renderPaperFormPdf(context, form, address),
    contentType: 'application/pdf',
    fileName: nameOf(context, 'paperForm', kind, 'pdf'),
  };
}

/** The public address of a form of the club; without a language the applicant's browser chooses it. */
function formAddress(slug: string, kind: SubmissionKind, locale?: Locale): string {
  const address = `${env().APP_URL}/f/${slug}/${kind.toLowerCase()}`;
  return locale ? `${address}?lang=${locale}` : address;
}
