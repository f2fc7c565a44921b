import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { departments } from '@/db/schema/catalog';
import { mails } from '@/db/schema/mail';
import { familyMembers, submissionDepartments } from '@/db/schema/submissions';
import type { Locale } from '@/lib/rules/enums';
import { inLanguage } from '@/lib/rules/texts/translations';

type Place = { readonly clubId: string; readonly submissionId: string };

/** The family members of an application, in the order of the form, without their departments. */
export function listFamily(tx: Tx, { clubId, submissionId }: Place) {
  return tx
    .select()
    .from(familyMembers)
    .where(and(eq(familyMembers.clubId, clubId), eq(familyMembers.submissionId, submissionId)))
    .orderBy(familyMembers.position);
}

export type FamilyRow = Awaited<ReturnType<typeof listFamily>>[number];

/** The departments of all family members, in the order of the forms and in this language where it has a name for them. */
export async function listFamilyDepartments(
  tx: Tx,
  { clubId, submissionId }: Place,
  languages: { readonly locale: Locale; readonly clubLocale: Locale },
): Promise<{ readonly memberId: string | null; readonly name: string }[]> {
  const rows = await tx
    .select({
      memberId: submissionDepartments.familyMemberId,
      name: departments.name,
      translations: departments.translations,
    })
    .from(submissionDepartments)
    .innerJoin(
      departments,
      and(
        eq(departments.clubId, submissionDepartments.clubId),
        eq(departments.id, submissionDepartments.departmentId),
      ),
    )
    .where(
      and(
        eq(submissionDepartments.clubId, clubId),
        eq(submissionDepartments.submissionId, submissionId),
        sql`${submissionDepartments.familyMemberId} is not null`,
      ),
    )
    .orderBy(departments.sortOrder, departments.name);
  return inLanguage(rows, languages.locale, languages.clubLocale).map(({ memberId, name }) => ({
    memberId,
    name,
  }));
}

/** The addresses to which the outbox has a mail for family members about this application. */
export function listNoticed(
  tx: Tx,
  { clubId, submissionId }: Place,
): Promise<{ readonly address: string }[]> {
  return tx
    .select({ address: mails.toAddress })
    .from(mails)
    .where(
      and(
        eq(mails.clubId, clubId),
        eq(mails.submissionId, submissionId),
        inArray(mails.type, ['MembershipFamilyNotice', 'MembershipAccepted']),
      ),
    );
}

/** Stores what a family member answered by their link. */
export async function setOwnConsents(
  tx: Tx,
  { clubId, submissionId }: Place,
  memberId: string,
  columns: Pick<FamilyRow, 'mediaConsents' | 'consentSource' | 'consentsAnsweredAt'>,
): Promise<void> {
  await tx
    .update(familyMembers)
    .set(columns)
    .where(
      and(
        eq(familyMembers.clubId, clubId),
        eq(familyMembers.submissionId, submissionId),
        eq(familyMembers.id, memberId),
      ),
    );
}
