import { deleteFormDraft, getFormDraft } from '@/lib/contracts/operations/form-drafts';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getFormDraft as get, removeFormDraft } from '@/lib/services/form-drafts/read';

const versionOf = bind(getFormDraft, async ({ ctx, params }) => ok(await get(ctx, params.token)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  versionOf,
  bind(
    deleteFormDraft,
    async ({ ctx, params }) => {
      await removeFormDraft(ctx, params.token);
      return noContent();
    },
    { versionOf },
  ),
);
