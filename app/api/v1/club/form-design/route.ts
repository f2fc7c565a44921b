import { getFormDesign, updateFormDesign } from '@/lib/contracts/operations/forms';
import { describeViolations } from '@/lib/http/problem';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getFormDesign as get } from '@/lib/services/forms/read';
import { updateFormDesign as update } from '@/lib/services/forms/update-form-design';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getFormDesign, async ({ ctx, query }) => {
    const { design, version } = await get(ctx, { isPreview: query.preview === 'true' });
    return ok(design, { version });
  }),
  bind(updateFormDesign, async ({ ctx, query, body, precondition }) => {
    const isPreview = query.preview === 'true';
    const { design, version, dropped } = await update(ctx, { design: body, isPreview, precondition });
    const errors = dropped.length > 0 ? { errors: describeViolations(dropped, ctx.locale) } : {};
    return ok({ ...design, ...errors }, { version });
  }),
);
