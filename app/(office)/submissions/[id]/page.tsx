import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { SubmissionDetail } from '@/components/office/submissions/detail/submission-detail';
import { inboxCookie, parseInboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { etagOf } from '@/lib/platform/precondition';
import { mayDelete } from '@/lib/services/submissions/decide/may-delete';
import { findSubmissionHead, getSubmission } from '@/lib/services/submissions/get';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type SubmissionPageProps = { params: Promise<{ id: string }> };

const findHead = cache(async (id: string) => {
  const { ctx } = await requireOfficeSession();
  return findSubmissionHead(ctx, id);
});

export async function generateMetadata({ params }: SubmissionPageProps): Promise<Metadata> {
  const head = await findHead((await params).id);
  const [labels, t] = await Promise.all([getPageTranslator('labels'), getPageTranslator('detail')]);
  if (!head) return { title: t('unknownTitle') };
  return { title: t('subtitle', { kind: labels(`kind.${head.kind}`), number: head.number }) };
}

/**
 * Fetches the initial data with masked bank data: unmasked reads need a user action and are recorded in the
 * audit log.
 */
export default async function SubmissionPage({ params }: SubmissionPageProps) {
  const [{ id }, { ctx, user, club }, cookieStore] = await Promise.all([
    params,
    requireOfficeSession(),
    cookies(),
  ]);
  const head = await findHead(id);
  if (!head) notFound();
  const [submission, hints, canDelete] = await Promise.all([
    getSubmission(ctx, head.kind, id, 'Masked'),
    getHints(ctx, id),
    mayDelete(ctx),
  ]);
  const at = ctx.now.getTime();
  return (
    <PageProvider
      namespaces={['ui', 'office', 'labels', 'detail', 'decide', 'handouts']}
      timeZone={club.timeZone}
    >
      <SubmissionDetail
        key={id}
        kind={head.kind}
        id={id}
        role={user.role}
        canDelete={canDelete}
        slug={club.slug}
        first={{ value: { submission, etag: etagOf(submission.version) }, at }}
        hints={{ value: hints, at }}
        preferences={parseInboxPreferences(cookieStore.get(inboxCookie)?.value)}
      />
    </PageProvider>
  );
}
