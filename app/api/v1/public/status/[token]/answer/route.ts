import { answerQuestion } from '@/lib/contracts/operations/status';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { answerQuestion as answer } from '@/lib/services/submissions/questions/answer';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(answerQuestion, async ({ ctx, params, body }) => ok(await answer(ctx, params.token, body))),
);
