import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { submissionNotes } from '@/db/schema/submission-notes';
import { webhookDeliveries, webhookEvents, webhookSubscriptions } from '@/db/schema/webhooks';

/** Mails about submissions that were sent to members, oldest first. Mails to staff only repeat the submission. */
export function listMails(tx: Tx, clubId: string, submissionIds: readonly string[]) {
  return tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.clubId, clubId),
        inArray(mails.submissionId, [...submissionIds]),
        ne(mails.type, 'StaffNotification'),
      ),
    )
    .orderBy(asc(mails.createdAt));
}

export function listNotes(tx: Tx, clubId: string, submissionIds: readonly string[]) {
  return tx
    .select()
    .from(submissionNotes)
    .where(and(eq(submissionNotes.clubId, clubId), inArray(submissionNotes.submissionId, [...submissionIds])))
    .orderBy(asc(submissionNotes.createdAt));
}

/** The subscriptions that received an event about each submission. */
export function listRecipients(tx: Tx, clubId: string, submissionIds: readonly string[]) {
  return tx
    .selectDistinct({ submissionId: webhookEvents.submissionId, name: webhookSubscriptions.name })
    .from(webhookEvents)
    .innerJoin(
      webhookDeliveries,
      and(
        eq(webhookDeliveries.clubId, webhookEvents.clubId),
        eq(webhookDeliveries.eventId, webhookEvents.id),
      ),
    )
    .innerJoin(
      webhookSubscriptions,
      and(
        eq(webhookSubscriptions.clubId, webhookDeliveries.clubId),
        eq(webhookSubscriptions.id, webhookDeliveries.subscriptionId),
      ),
    )
    .where(
      and(
        eq(webhookEvents.clubId, clubId),
        inArray(webhookEvents.submissionId, [...submissionIds]),
        eq(webhookDeliveries.status, 'Succeeded'),
      ),
    );
}
