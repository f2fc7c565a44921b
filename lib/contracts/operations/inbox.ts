import { z } from 'zod';
import { BatchPreview, BatchPreviewRequest, BatchRequest, BatchResult } from '../batch';
import { operation } from '../operation';
import { ChangeSavedView, SavedView } from '../saved-views';

const tag = 'Submits';

export const previewBatch = operation({
  operationId: 'previewBatch',
  method: 'POST',
  path: '/submits/batch/preview',
  tag,
  summary: 'What an action on many submissions would do: to how many, and how many mails would go',
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
    'Accept, deny, remind or delete up to 100 submissions, each by itself and with an outcome of its own',
  access: 'Clerk',
  body: BatchRequest,
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
  summary: 'Views of the list of submissions that the signed-in person has saved, by name',
  access: 'Viewer',
  isForPeople: true,
  success: { status: 200, schema: z.array(SavedView) },
});

export const createSavedView = operation({
  operationId: 'createSavedView',
  method: 'POST',
  path: '/submits/views',
  tag,
  summary: 'Save a view of the list of submissions; nobody else sees it',
  access: 'Viewer',
  isForPeople: true,
  body: ChangeSavedView,
  isIdempotent: true,
  success: { status: 201, schema: SavedView },
  errors: [409],
});

export const updateSavedView = operation({
  operationId: 'updateSavedView',
  method: 'PUT',
  ...ofView,
  summary: 'Replace a saved view',
  body: ChangeSavedView,
  success: { status: 204 },
  errors: [409],
});

export const deleteSavedView = operation({
  operationId: 'deleteSavedView',
  method: 'DELETE',
  ...ofView,
  summary: 'Delete a saved view',
  success: { status: 204 },
});
