import { z } from 'zod';
import { exampleOf } from '../example-of';
import { operation } from '../operation';
import { ConfirmationInfo, PublicCancellationForm, PublicForm, QuoteRequest } from '../public';
import { PriceQuote } from '../submissions';

const tag = 'Public';
const club = z.object({ slug: z.string() });
const token = z.object({ token: z.string() });

const PictureQuery = z.strictObject({
  v: z
    .string()
    .max(64)
    .optional()
    .describe('Part of the address that the API hands out: another picture, another address'),
});

const AnyPublicForm = z
  .discriminatedUnion('kind', [PublicForm, PublicCancellationForm])
  .meta({ example: exampleOf(PublicForm) });

export const getPublicForm = operation({
  operationId: 'getPublicForm',
  method: 'GET',
  path: '/public/clubs/{slug}/forms/{kind}',
  tag,
  summary: 'All that a form needs, with a signed form token',
  access: 'Public',
  limit: 'PublicRead',
  params: club.extend({ kind: z.enum(['membership', 'change', 'cancellation']) }),
  hasClubCors: true,
  success: { status: 200, schema: AnyPublicForm },
});

export const quoteMembership = operation({
  operationId: 'quoteMembership',
  method: 'POST',
  path: '/public/clubs/{slug}/quote',
  tag,
  summary: 'What a membership will cost',
  access: 'Public',
  limit: 'PublicRead',
  params: club,
  body: QuoteRequest,
  hasClubCors: true,
  success: { status: 200, schema: PriceQuote },
});

export const getPublicLogo = operation({
  operationId: 'getPublicLogo',
  method: 'GET',
  path: '/public/clubs/{slug}/logo',
  tag,
  summary: 'The logo of a club',
  access: 'Public',
  limit: 'PublicRead',
  params: club,
  query: PictureQuery,
  hasClubCors: true,
  hasVersion: true,
  success: { status: 200, contentType: 'image/png' },
});

export const getPublicBackground = operation({
  operationId: 'getPublicBackground',
  method: 'GET',
  path: '/public/clubs/{slug}/background',
  tag,
  summary: 'The background image of the forms of a club',
  access: 'Public',
  limit: 'PublicRead',
  params: club,
  query: PictureQuery,
  hasClubCors: true,
  success: { status: 200, contentType: 'image/webp' },
  hasVersion: true,
});

export const getConfirmation = operation({
  operationId: 'getConfirmation',
  method: 'GET',
  path: '/public/confirmations/{token}',
  tag,
  summary: 'What a confirmation link is about; changes nothing',
  access: 'Public',
  limit: 'PublicRead',
  params: token,
  success: { status: 200, schema: ConfirmationInfo },
  errors: [410],
  hasVersion: true,
});

export const postConfirmation = operation({
  operationId: 'postConfirmation',
  method: 'POST',
  path: '/public/confirmations/{token}',
  tag,
  summary: 'Confirm a submission',
  access: 'Public',
  limit: 'PublicRead',
  params: token,
  success: { status: 200, schema: ConfirmationInfo },
  errors: [409, 410],
});

export const refuseConfirmation = operation({
  operationId: 'refuseConfirmation',
  method: 'POST',
  path: '/public/confirmations/{token}/refuse',
  tag,
  summary: 'As a guardian, say no to a submission; staff are told',
  access: 'Public',
  limit: 'PublicRead',
  params: token,
  success: { status: 200, schema: ConfirmationInfo },
  errors: [409, 410],
});

export const renewConfirmation = operation({
  operationId: 'renewConfirmation',
  method: 'POST',
  path: '/public/confirmations/{token}/renew',
  tag,
  summary: 'Send a new link in the place of this one, which may have expired, to the same address',
  access: 'Public',
  limit: 'PublicSubmit',
  params: token,
  success: { status: 204 },
  errors: [409, 429],
});
