import { listSubmissionExports } from '@/lib/contracts/operations/submission-work';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listExportsOf } from '@/lib/services/submissions/list-exports-of';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listSubmissionExports, async ({ ctx, params }) => ok(await listExportsOf(ctx, params.id))),
);
