import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { consents, dataPrivacySettings } from '@/db/schema/forms';
import type { Ctx } from '@/lib/context';
import type { DataPrivacySchema } from '@/lib/contracts/forms';

/**
 * Replaces notice, retention and consents. A consent that is sent with its id is kept, and counts a new version
 * of its text where the words changed; one that is left out is removed, submissions keep what they saw.
 */
export async function updateDataPrivacy(ctx: Ctx, input: DataPrivacySchema): Promise<void> {
  const { clubId } = ctx;
  await withClub(ctx, async tx => {
    await tx
      .update(dataPrivacySettings)
      .set({
        policyUrl: input.policyUrl,
        text: input.text,
        ...input.retention,
        version: sql`${dataPrivacySettings.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(dataPrivacySettings.clubId, clubId));
    const before = await tx.select().from(consents).where(eq(consents.clubId, clubId));
    await tx.delete(consents).where(eq(consents.clubId, clubId));
    const rows = input.consents.map((consent, sortOrder) => {
      const known = before.find(one => one.id === consent.id);
      const isReworded =
        known !== undefined && (known.text !== consent.text || known.label !== consent.label);
      return {
        ...consent,
        clubId,
        id: known?.id ?? uuid(),
        sortOrder,
        textVersion: (known?.textVersion ?? 1) + (isReworded ? 1 : 0),
        createdAt: known?.createdAt ?? ctx.now,
      };
    });
    if (rows.length > 0) await tx.insert(consents).values(rows);
  });
}
