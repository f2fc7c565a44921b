import { withClub } from '@/db/client';
import type { SubmissionBankData } from '@/lib/contracts/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getAccountRecord } from './bank-data-queries';
import { accountOf } from './stored-application';

/**
 * The bank data of a submission in full, for whoever asks for it; each asking is an entry of the audit log, of programs
 * too. All null, and nothing noted, where there is none. Throws 404.
 */
export async function getBankData(ctx: Ctx, id: string): Promise<SubmissionBankData> {
  return withClub(ctx, async tx => {
    const record = await getAccountRecord(tx, ctx.clubId, id);
    if (!record.bankAccount) return { iban: null, bic: null, accountHolder: null };
    await recordAudit(tx, ctx, { action: 'BankDataRead', recordType: 'Submission', recordId: id });
    const { iban, bic, accountHolder } = accountOf(record);
    return { iban, bic: bic || null, accountHolder };
  });
}
