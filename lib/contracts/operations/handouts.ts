import { z } from 'zod';
import { locales } from '@/lib/rules/enums';
import { FurtherFormSlug } from '../further-forms';
import { operation } from '../operation';

const tag = 'Forms';
const shared = {
  method: 'GET',
  tag,
  access: 'Viewer',
  params: z.object({ kind: z.enum(['membership', 'change', 'cancellation']) }),
  query: z.strictObject({
    form: FurtherFormSlug.optional().describe(
      'Slug of a further membership form. Only for the kind `membership`',
    ),
    locale: z
      .enum(locales)
      .optional()
      .describe("Default: the club's language. A given language becomes part of the address"),
  }),
} as const;

export const getFormQrCodeSvg = operation({
  ...shared,
  operationId: 'getFormQrCodeSvg',
  path: '/club/forms/{kind}/qr-code/svg',
  summary: 'Get a QR code of a form’s address as SVG, for print at any size',
  success: { status: 200, contentType: 'image/svg+xml', headers: ['Content-Disposition'] },
});

export const getFormQrCodePng = operation({
  ...shared,
  operationId: 'getFormQrCodePng',
  path: '/club/forms/{kind}/qr-code/png',
  summary: 'Get a QR code of a form’s address as PNG',
  success: { status: 200, contentType: 'image/png', headers: ['Content-Disposition'] },
});

export const getFormPoster = operation({
  ...shared,
  operationId: 'getFormPoster',
  path: '/club/forms/{kind}/poster',
  summary: 'Get a poster (A4) with the QR code of a form',
  success: { status: 200, contentType: 'application/pdf' },
});

export const getPaperForm = operation({
  ...shared,
  operationId: 'getPaperForm',
  path: '/club/forms/{kind}/paper-form',
  summary: 'Get a form to fill in by hand (A4), with the club’s current offers',
  success: { status: 200, contentType: 'application/pdf' },
});
