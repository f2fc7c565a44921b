import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { SubmissionDetail } from '@/components/office/submissions/detail/submission-detail';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';
import { PageProvider } from '@/lib/i18n/page-provider';
import { findSubmissionHead } from '@/lib/services/submissions/find-head';

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

/** Only kind and number are read here: the rest is asked for by the page itself, since reading bank data is audited. */
export default async function SubmissionPage({ params }: SubmissionPageProps) {
  const [{ id }, { user, club }] = await Promise.all([params, requireOfficeSession()]);
  const head = await findHead(id);
  if (!head) notFound();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'detail']} timeZone={club.timeZone}>
      <SubmissionDetail kind={head.kind} id={id} role={user.role} />
    </PageProvider>
  );
}
