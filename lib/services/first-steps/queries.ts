import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';

const Facts = z.object({
  has_address: z.boolean(),
  has_logo: z.boolean(),
  has_tariff: z.boolean(),
  is_creditor_set: z.boolean(),
  is_sepa_off: z.boolean(),
  policy_url: z.string(),
  privacy_texts: z.string(),
  has_design: z.boolean(),
  is_online: z.boolean(),
  has_smtp: z.boolean(),
  has_origin: z.boolean(),
  has_submission: z.boolean(),
  is_put_away: z.boolean(),
});

/** The club data that show which first steps are done, read in one query. */
export type FirstStepFacts = z.output<typeof Facts>;

export async function readFacts(tx: Tx, clubId: string): Promise<FirstStepFacts> {
  const rows = await tx.execute(sql`
    select
      c.street <> '' and c.zip <> '' and c.city <> '' and c.email <> '' as has_address,
      exists (select from club_images i where i.club_id = ${clubId} and i.kind = 'Logo') as has_logo,
      exists (
        select from memberships m
        where m.club_id = ${clubId} and m.is_active and not m.is_only_in_further_forms and m.deleted_at is null
      ) as has_tariff,
      c.creditor_id <> '' as is_creditor_set,
      exists (select from membership_forms f where f.club_id = ${clubId} and not f.show_sepa) as is_sepa_off,
      coalesce((select p.policy_url from data_privacy_settings p where p.club_id = ${clubId}), '') as policy_url,
      coalesce(
        (select p.text || p.translations::text from data_privacy_settings p where p.club_id = ${clubId} and p.text <> ''),
        ''
      ) as privacy_texts,
      exists (select from form_designs d where d.club_id = ${clubId} and d.stage = 'Published' and d.version > 1)
        as has_design,
      exists (select from membership_forms f where f.club_id = ${clubId} and f.is_active) as is_online,
      exists (select from smtp_settings s where s.club_id = ${clubId}) as has_smtp,
      cardinality(c.allowed_origins) > 0 as has_origin,
      exists (select from submissions s where s.club_id = ${clubId}) as has_submission,
      c.first_steps_put_away_at is not null as is_put_away
    from clubs c where c.id = ${clubId}::uuid`);
  return Facts.parse(rows[0]);
}

export async function updateHiddenAt(tx: Tx, clubId: string, at: Date | null): Promise<void> {
  await tx.update(clubs).set({ firstStepsPutAwayAt: at }).where(eq(clubs.id, clubId));
}
