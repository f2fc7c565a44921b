import { z } from 'zod';
import { operation } from '../operation';
import { ConfirmationInfo, PublicForm, QuoteRequest } from '../public';
import { PriceQuote } from '../submissions';

const tag = 'Public';
const club = z.object({ slug: z.string() });
const token = z.object({ token: z.string() });

export const getPublicForm = operation({
  operationId: 'getPublicForm',
  method: 'GET',
  path: '/public/clubs/{slug}/forms/{kind}',
  tag,
  summary: 'All that a form needs, with a signed form token',
  access: 'Public',
  limit: 'PublicRead',
  params: club.extend({ kind: z.enum(['membership']) }),
  hasClubCors: true,
  success: { status: 200, schema: PublicForm },
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
  hasClubCors: true,
  hasVersion: true,
  success: { status: 200, contentType: 'image/png' },
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
