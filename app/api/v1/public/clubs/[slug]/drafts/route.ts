import { createFormDraft } from '@/lib/contracts/operations/form-drafts';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { saveFormDraft } from '@/lib/services/form-drafts/save';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(createFormDraft, async ({ ctx, body }) => {
    await saveFormDraft(ctx, body);
    return noContent();
  }),
);
