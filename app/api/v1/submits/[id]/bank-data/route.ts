import { getSubmissionBankData } from '@/lib/contracts/operations/submission-work';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getBankData } from '@/lib/services/submissions/get';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSubmissionBankData, async ({ ctx, params }) => ok(await getBankData(ctx, params.id))),
);
