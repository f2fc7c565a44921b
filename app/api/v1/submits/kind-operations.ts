import type {
  cancellationSubmissionOperations,
  changeSubmissionOperations,
  membershipSubmissionOperations,
} from '@/lib/contracts/operations/submissions';
import type { BoundOperation } from '@/lib/http/handler';
import { file, listed, noContent, ok } from '@/lib/http/reply';
import { bind } from '@/lib/http/route';
import type { SubmissionKind } from '@/lib/rules/enums';
import { exportSubmission } from '@/lib/services/exports/export-submission';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { resendConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHistory } from '@/lib/services/submissions/history';

type KindOperations = Pick<
  | typeof membershipSubmissionOperations
  | typeof changeSubmissionOperations
  | typeof cancellationSubmissionOperations,
  'get' | 'remove' | 'pdf' | 'csv' | 'text' | 'confirm' | 'resendConfirmation' | 'history'
>;

/** Returns the operations that are alike for the three kinds of submission. */
export function kindOperations(kind: SubmissionKind, operations: KindOperations): BoundOperation[] {
  const exported = (operation: KindOperations['pdf' | 'csv' | 'text'], format: 'pdf' | 'csv' | 'txt') =>
    bind(operation, async ({ ctx, params, query, request }) => {
      const isTaken = request.method !== 'HEAD';
      const input = { kind, id: params.id, format, locale: query.locale, isTaken };
      const { content, contentType, fileName } = await exportSubmission(ctx, input);
      return file(content, contentType, fileName);
    });
  return [
    bind(operations.get, async ({ ctx, params, query }) => {
      const submission = await getSubmission(ctx, kind, params.id, query.bankData);
      return ok(submission, { version: submission.version, showsOthers: true });
    }),
    bind(operations.remove, async ({ ctx, params, precondition }) => {
      await removeSubmission(ctx, { kind, id: params.id, precondition });
      return noContent();
    }),
    exported(operations.pdf, 'pdf'),
    exported(operations.csv, 'csv'),
    exported(operations.text, 'txt'),
    bind(operations.confirm, async ({ ctx, params }) => {
      return noContent({ version: await confirmSubmission(ctx, { kind, id: params.id }) });
    }),
    bind(operations.resendConfirmation, async ({ ctx, params }) => {
      await resendConfirmation(ctx, { kind, id: params.id });
      return noContent();
    }),
    bind(operations.history, async ({ ctx, params, query, request }) => {
      const page = await getHistory(ctx, { kind, id: params.id, ...query });
      return listed(page, request.url);
    }),
  ];
}
