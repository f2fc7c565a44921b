import { and, eq, max } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { clubCounters } from '@/db/schema/clubs';
import {
  familyMembers,
  submissionBankAccounts,
  submissionDepartments,
  submissionMemberships,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { decryptField, encryptField } from '@/lib/platform/crypto/record-encryption';
import { accountHolderField, ibanField, signatureField } from '@/lib/services/submissions/encrypted-fields';
import { withClub } from '@/testing/db/with-club';

const copiesAtOnce = 250;

/**
 * Creates `count` copies of a membership application, each with its own parts, bank data and signature. For
 * measurements, because the form would take too long.
 */
export async function copyApplication(ctx: Ctx, id: string, count: number): Promise<void> {
  for (let first = 0; first < count; first += copiesAtOnce) {
    await withClub(ctx, tx => copyAtOnce(tx, ctx.clubId, id, Math.min(copiesAtOnce, count - first)));
  }
}

async function copyAtOnce(tx: Tx, clubId: string, id: string, count: number): Promise<void> {
  const original = await readParts(tx, clubId, id);
  const [last] = await tx
    .select({ number: max(submissions.number) })
    .from(submissions)
    .where(eq(submissions.clubId, clubId));
  const firstNumber = (last?.number ?? 0) + 1;
  const copies = Array.from({ length: count }, (_, index) => ({ id: uuidv7(), number: firstNumber + index }));
  await tx.insert(submissions).values(
    copies.map(copy => ({
      ...original.head,
      ...copy,
      firstName: `${original.head.firstName} ${copy.number}`,
    })),
  );
  await tx
    .insert(submissionMemberships)
    .values(copies.map(copy => ({ ...original.part, submissionId: copy.id })));
  const members = copies.map(copy =>
    original.family.map(member => ({ ...member, id: uuidv7(), submissionId: copy.id })),
  );
  if (original.family.length > 0) await tx.insert(familyMembers).values(members.flat());
  const departments = copies.flatMap((copy, index) =>
    original.departments.map(one => {
      const position = original.family.findIndex(member => member.id === one.familyMemberId);
      const familyMemberId = members[index]?.[position]?.id ?? null;
      return { ...one, id: uuidv7(), submissionId: copy.id, familyMemberId };
    }),
  );
  if (departments.length > 0) await tx.insert(submissionDepartments).values(departments);
  const { account, signature } = original;
  if (account) {
    await tx.insert(submissionBankAccounts).values(
      copies.map(copy => ({
        ...account.row,
        submissionId: copy.id,
        ibanEncrypted: encryptField(account.iban, ibanField(clubId, copy.id)),
        accountHolderEncrypted: encryptField(account.holder, accountHolderField(clubId, copy.id)),
        mandateReference: `COPY-${copy.number}`,
      })),
    );
  }
  if (signature) {
    await tx.insert(submissionSignatures).values(
      copies.map(copy => ({
        clubId,
        submissionId: copy.id,
        imageEncrypted: encryptField(signature, signatureField(clubId, copy.id)),
      })),
    );
  }
  await tx
    .update(clubCounters)
    .set({ value: firstNumber + count - 1 })
    .where(and(eq(clubCounters.clubId, clubId), eq(clubCounters.name, 'submission')));
}

async function readParts(tx: Tx, clubId: string, id: string) {
  const [head] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  const [part] = await tx
    .select()
    .from(submissionMemberships)
    .where(and(eq(submissionMemberships.clubId, clubId), eq(submissionMemberships.submissionId, id)));
  const [row] = await tx
    .select()
    .from(submissionBankAccounts)
    .where(and(eq(submissionBankAccounts.clubId, clubId), eq(submissionBankAccounts.submissionId, id)));
  const [picture] = await tx
    .select()
    .from(submissionSignatures)
    .where(and(eq(submissionSignatures.clubId, clubId), eq(submissionSignatures.submissionId, id)));
  if (!head || !part) throw new Error(`No membership application ${id}`);
  return {
    head,
    part,
    family: await tx
      .select()
      .from(familyMembers)
      .where(and(eq(familyMembers.clubId, clubId), eq(familyMembers.submissionId, id))),
    departments: await tx
      .select()
      .from(submissionDepartments)
      .where(and(eq(submissionDepartments.clubId, clubId), eq(submissionDepartments.submissionId, id))),
    account: row && {
      row,
      iban: decryptField(row.ibanEncrypted, ibanField(clubId, id)),
      holder: decryptField(row.accountHolderEncrypted, accountHolderField(clubId, id)),
    },
    signature: picture && decryptField(picture.imageEncrypted, signatureField(clubId, id)),
  };
}
