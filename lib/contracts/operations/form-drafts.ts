import { z } from 'zod';
import { FormDraft, FormDraftRequest } from '@/lib/contracts/form-drafts';
import { operation } from '../operation';

const tag = 'Public';
const club = z.object({ slug: z.string() });
const place = club.extend({ token: z.string() });

export const createFormDraft = operation({
  operationId: 'createFormDraft',
  method: 'POST',
  path: '/public/clubs/{slug}/drafts',
  tag,
  summary: 'E-mail a link to continue a started form on another device',
  access: 'Public',
  limit: 'PublicSubmit',
  params: club,
  body: FormDraftRequest,
  isIdempotent: true,
  hasClubCors: true,
  success: { status: 204 },
});

export const getFormDraft = operation({
  operationId: 'getFormDraft',
  method: 'GET',
  path: '/public/clubs/{slug}/drafts/{token}',
  tag,
  summary: 'Get a started form by the link in its e-mail',
  access: 'Public',
  limit: 'PublicRead',
  params: place,
  hasVersion: true,
  success: { status: 200, schema: FormDraft },
  errors: [410],
});

export const deleteFormDraft = operation({
  operationId: 'deleteFormDraft',
  method: 'DELETE',
  path: '/public/clubs/{slug}/drafts/{token}',
  tag,
  summary: 'Delete a started form. Forms do this once they have been sent',
  access: 'Public',
  limit: 'PublicRead',
  params: place,
  hasVersion: true,
  success: { status: 204 },
});
