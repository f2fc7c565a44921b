import { z } from 'zod';
import { PriceQuote } from '@/lib/contracts/submissions/submissions';
import { locales } from '@/lib/rules/enums';
import { exampleOf } from '../example-of';
import { FurtherFormSlug } from '../further-forms';
import { operation } from '../operation';
import {
  ConfirmationActs,
  ConfirmationInfo,
  FamilyAnswers,
  FamilyLinkInfo,
  PublicCancellationForm,
  PublicForm,
  QuoteRequest,
} from '../public';

const tag = 'Public';
const club = z.object({ slug: z.string() });
const token = z.object({ token: z.string() });

const PictureQuery = z.strictObject({
  v: z
    .string()
    .max(64)
    .optional()
    .describe('Part of the address that the API gives out. It changes with the picture'),
});

const FormQuery = z.strictObject({
  form: FurtherFormSlug.optional().describe(
    'Slug of a further membership form. Absent: the standard form. Only for the kind `membership`',
  ),
});

const AnyPublicForm = z
  .discriminatedUnion('kind', [PublicForm, PublicCancellationForm])
  .meta({ example: exampleOf(PublicForm) });

export const getPublicForm = operation({
  operationId: 'getPublicForm',
  method: 'GET',
  path: '/public/clubs/{slug}/forms/{kind}',
  tag,
  summary: 'Get everything that a form needs. Contains a signed form token',
  access: 'Public',
  limit: 'PublicRead',
  params: club.extend({ kind: z.enum(['membership', 'change', 'cancellation']) }),
  query: FormQuery.extend({
    locale: z
      .enum(locales)
      .optional()
      .describe(
        'The language of the club’s texts. Default: the club’s language, also instead of one that it does not offer',
      ),
  }),
  hasClubCors: true,
  success: { status: 200, schema: AnyPublicForm },
});

export const quoteMembership = operation({
  operationId: 'quoteMembership',
  method: 'POST',
  path: '/public/clubs/{slug}/quote',
  tag,
  summary: 'Calculate what a membership will cost',
  access: 'Public',
  limit: 'PublicRead',
  params: club,
  query: FormQuery,
  body: QuoteRequest,
  hasClubCors: true,
  success: { status: 200, schema: PriceQuote },
});

export const getPublicLogo = operation({
  operationId: 'getPublicLogo',
  method: 'GET',
  path: '/public/clubs/{slug}/logo',
  tag,
  summary: 'Get the logo of a club',
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
  summary: 'Get the background image of a club’s forms',
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
  summary: 'Get what a confirmation link is for. Changes nothing',
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
  summary:
    'Confirm a submission. A guardian can also withdraw consents, and of a minor who applied alone grant the mandate, accept liability and declare sole custody',
  access: 'Public',
  limit: 'PublicRead',
  params: token,
  body: ConfirmationActs,
  record: ConfirmationInfo,
  isBodyOptional: true,
  success: { status: 200, schema: ConfirmationInfo },
  conflicts: ['state-conflict'],
  errors: [410],
});

export const refuseConfirmation = operation({
  operationId: 'refuseConfirmation',
  method: 'POST',
  path: '/public/confirmations/{token}/refuse',
  tag,
  summary: 'Decline a submission as a guardian. The club is notified',
  access: 'Public',
  limit: 'PublicRead',
  params: token,
  success: { status: 200, schema: ConfirmationInfo },
  conflicts: ['state-conflict'],
  errors: [410],
});

export const renewConfirmation = operation({
  operationId: 'renewConfirmation',
  method: 'POST',
  path: '/public/confirmations/{token}/renew',
  tag,
  summary: 'Send a new confirmation link to the same address. It replaces this link, even an expired one',
  access: 'Public',
  limit: 'PublicSubmit',
  params: token,
  isIdempotent: true,
  isIdempotentApart: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
  errors: [429],
});

const FamilyQuery = z.strictObject({
  locale: z
    .enum(locales)
    .optional()
    .describe('The language of the consents. Default: that of the application'),
});

export const getFamilyLink = operation({
  operationId: 'getFamilyLink',
  method: 'GET',
  path: '/public/family/{token}',
  tag,
  summary: 'Get what was applied for in the name of a family member, by their own link',
  access: 'Public',
  limit: 'PublicRead',
  params: token,
  query: FamilyQuery,
  success: { status: 200, schema: FamilyLinkInfo },
  errors: [410],
  hasVersion: true,
});

export const answerFamilyConsents = operation({
  operationId: 'answerFamilyConsents',
  method: 'POST',
  path: '/public/family/{token}',
  tag,
  summary: 'Give and withdraw your consents as a family member. Replaces all earlier answers',
  access: 'Public',
  limit: 'PublicSubmit',
  params: token,
  query: FamilyQuery,
  body: FamilyAnswers,
  record: FamilyLinkInfo,
  success: { status: 200, schema: FamilyLinkInfo },
  conflicts: ['state-conflict'],
  errors: [410],
});
