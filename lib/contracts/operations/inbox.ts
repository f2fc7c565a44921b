import { z } from 'zod';
import {
  BatchPreview,
  BatchPreviewRequest,
  BatchRequest,
  BatchResult,
} from '@/lib/contracts/submissions/batch';
import { operation } from '../operation';
import { ChangeSavedView, SavedView, UpdateSavedView } from '../saved-views';

const tag = 'Submits';

export const previewBatch = operation({
  operationId: 'previewBatch',
  method: 'POST',
  path: '/submits/batch/preview',
  tag,
  summary:
    'Preview a bulk action. Says how many submissions it applies to and how many e-mails it sends. For `Delete` it needs the role that the club sets (`deletingRole`), and names the export files that are deleted too',
  access: 'Clerk',
  body: BatchPreviewRequest,
  success: { status: 200, schema: BatchPreview },
});

export const runBatch = operation({
  operationId: 'runBatch',
  method: 'POST',
  path: '/submits/batch',
  tag,
  summary:
    'Accept, deny, remind, assign or delete up to 100 submissions. Deleting needs the role that the club sets (`deletingRole`). Each is processed for itself, with the conditions, event and e-mail of the operation for one. The answer is 200 even if some fail: `outcome` says for each what happened. Repeating the request does nothing twice',
  access: 'Clerk',
  body: BatchRequest,
  isIdempotent: true,
  isIdempotentApart: true,
  success: { status: 200, schema: BatchResult },
});

const ofView = {
  path: '/submits/views/{id}',
  tag,
  access: 'Viewer',
  isForPeople: true,
  params: z.object({ id: z.string() }),
} as const;

export const listSavedViews = operation({
  operationId: 'listSavedViews',
  method: 'GET',
  path: '/submits/views',
  tag,
  summary: 'List your own and the shared saved views, sorted by name',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: z.array(SavedView) },
});

export const createSavedView = operation({
  operationId: 'createSavedView',
  method: 'POST',
  path: '/submits/views',
  tag,
  summary: 'Save a view of the list of submissions. For yourself or for all users of the club',
  access: 'Viewer',
  isForPeople: true,
  body: ChangeSavedView,
  record: SavedView,
  isIdempotent: true,
  success: { status: 201, schema: SavedView },
  conflicts: ['already-taken', 'limit-reached'],
});

export const updateSavedView = operation({
  operationId: 'updateSavedView',
  method: 'PUT',
  ...ofView,
  summary: 'Update a saved view',
  body: UpdateSavedView,
  record: SavedView,
  hasVersion: true,
  success: { status: 204 },
  conflicts: ['already-taken'],
});

export const deleteSavedView = operation({
  operationId: 'deleteSavedView',
  method: 'DELETE',
  ...ofView,
  summary: 'Delete a saved view',
  hasVersion: true,
  success: { status: 204 },
});
