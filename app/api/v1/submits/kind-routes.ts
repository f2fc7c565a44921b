import {
  cancellationSubmissionOperations,
  changeSubmissionOperations,
  membershipSubmissionOperations,
} from '@/lib/contracts/operations/submissions';
import { file, listed, noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import type { SubmissionKind } from '@/lib/rules/enums';
import { exportSubmission } from '@/lib/services/exports/export-submission';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { resendConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';
import { getHistory } from '@/lib/services/submissions/history';

type KindOperations = Pick<
  | typeof membershipSubmissionOperations
  | typeof changeSubmissionOperations
  | typeof cancellationSubmissionOperations,
  'pdf' | 'csv' | 'text' | 'confirm' | 'resendConfirmation' | 'history'
>;

/** The routes that are alike for the three kinds of submission. A route file exports one of them. */
function kindRoutes(kind: SubmissionKind, operations: KindOperations) {
  const exported = (operation: KindOperations['pdf' | 'csv' | 'text'], format: 'pdf' | 'csv' | 'txt') =>
    resource(
      bind(operation, async ({ ctx, params, query, request }) => {
        const isTaken = request.method !== 'HEAD';
        const input = { kind, id: params.id, format, locale: query.locale, isTaken };
        const { content, contentType, fileName } = await exportSubmission(ctx, input);
        return file(content, contentType, fileName);
      }),
    );
  return {
    pdf: exported(operations.pdf, 'pdf'),
    csv: exported(operations.csv, 'csv'),
    text: exported(operations.text, 'txt'),
    confirm: resource(
      bind(operations.confirm, async ({ ctx, params }) => {
        return noContent({ version: await confirmSubmission(ctx, { kind, id: params.id }) });
      }),
    ),
    'resend-confirmation': resource(
      bind(operations.resendConfirmation, async ({ ctx, params }) => {
        await resendConfirmation(ctx, { kind, id: params.id });
        return noContent();
      }),
    ),
    history: resource(
      bind(operations.history, async ({ ctx, params, query, request }) => {
        const page = await getHistory(ctx, { kind, id: params.id, ...query });
        return listed(page, request.url);
      }),
    ),
  };
}

export const memberships = kindRoutes('Membership', membershipSubmissionOperations);
export const changes = kindRoutes('Change', changeSubmissionOperations);
export const cancellations = kindRoutes('Cancellation', cancellationSubmissionOperations);
