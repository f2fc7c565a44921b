import { correctionRoute } from '@/app/status/[token]/correction-route';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';

/** Corrects the submission. */
export const { GET, POST } = correctionRoute({
  route: '/status/{token}/edit',
  view: 'correct',
  step: 'Correct',
  over: 'gone',
  done: () => 'corrected',
  read: (_typed, corrections) =>
    corrections.patches.length === 0
      ? null
      : (visitor, token, seen) => correctSubmission(visitor, token, corrections, seen),
});
