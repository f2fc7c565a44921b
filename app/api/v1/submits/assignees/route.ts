import { listAssignees } from '@/lib/contracts/operations/submission-work';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listAssignees as list } from '@/lib/services/submissions/decide/assign';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listAssignees, async ({ ctx }) => ok(await list(ctx))),
);
