import { z } from 'zod';
import { PutSignature, SignatureRequest, SignatureState } from '@/lib/contracts/submissions/signatures';
import { operation } from '../operation';

const tag = 'Public';
const club = z.object({ slug: z.string() });
const place = club.extend({ token: z.string() });

export const createSignatureRequest = operation({
  operationId: 'createSignatureRequest',
  method: 'POST',
  path: '/public/clubs/{slug}/signature-requests',
  tag,
  summary: 'Create a request to sign a form on a phone',
  access: 'Public',
  limit: 'SignatureRequest',
  params: club,
  isIdempotent: true,
  hasClubCors: true,
  success: { status: 201, schema: SignatureRequest },
});

export const getSignatureRequest = operation({
  operationId: 'getSignatureRequest',
  method: 'GET',
  path: '/public/clubs/{slug}/signature-requests/{token}',
  tag,
  summary: 'Get the state of a signature request. Contains the signature as soon as there is one',
  access: 'Public',
  limit: 'SignaturePoll',
  params: place,
  hasClubCors: true,
  hasVersion: true,
  success: { status: 200, schema: SignatureState },
  errors: [410],
});

export const deleteSignatureRequest = operation({
  operationId: 'deleteSignatureRequest',
  method: 'DELETE',
  path: '/public/clubs/{slug}/signature-requests/{token}',
  tag,
  summary: 'Delete a signature request and its signature',
  access: 'Public',
  limit: 'SignaturePoll',
  params: place,
  hasClubCors: true,
  hasVersion: true,
  success: { status: 204 },
});

export const putSignature = operation({
  operationId: 'putSignature',
  method: 'PUT',
  path: '/public/clubs/{slug}/signatures/{token}',
  tag,
  summary: 'Sign on the phone. Each request can be signed once',
  access: 'Public',
  limit: 'SignatureRequest',
  params: place,
  body: PutSignature,
  hasVersion: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
  errors: [410],
});
