import { answerFamilyConsents, getFamilyLink } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { answerFamilyConsents as answer, getFamilyPage } from '@/lib/services/submissions/family/family-page';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getFamilyLink, async ({ ctx, params, query }) =>
    ok(await getFamilyPage(ctx, params.token, query.locale)),
  ),
  bind(answerFamilyConsents, async ({ ctx, params, query, body }) => {
    const given = { answers: body.mediaConsents, locale: query.locale };
    return ok(await answer(ctx, params.token, given));
  }),
);
