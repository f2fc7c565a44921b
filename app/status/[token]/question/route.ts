import { checked, correctionRoute } from '@/app/status/[token]/correction-route';
import { AnswerQuestion } from '@/lib/contracts/submissions/submission-questions';
import { answerQuestion } from '@/lib/services/submissions/questions/answer';

/** Answers the open question of the club, and corrects the submission with it. */
export const { GET, POST } = correctionRoute({
  route: '/status/{token}/question',
  view: 'answer',
  step: 'Answer',
  over: 'questionOver',
  done: ({ patches }) => (patches.length === 0 ? 'answeredOnly' : 'answered'),
  read: (typed, corrections) => {
    const answer = typed.get('answer') ?? '';
    const questionId = typed.get('question');
    if (answer !== '') checked(AnswerQuestion, { answer });
    return (visitor, token, precondition) =>
      answerQuestion(visitor, token, { answer, questionId, corrections, precondition });
  },
});
