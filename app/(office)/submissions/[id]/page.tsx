import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { SubmissionDetail } from '@/components/office/submissions/detail/submission-detail';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';
import { findSubmissionHead } from '@/lib/services/submissions/find-head';

type SubmissionPageProps = { params: Promise<{ id: string }> };

const findHead = cache(async (id: string) => {
  const { ctx } = await requireOfficeSession();
  return findSubmissionHead(ctx, id);
});

export async function generateMetadata({ params }: SubmissionPageProps): Promise<Metadata> {
  const head = await findHead((await params).id);
  const [labels, office] = await Promise.all([getPageTranslator('labels'), getPageTranslator('office')]);
  if (!head) return { title: office('detail.unknownTitle') };
  return { title: office('detail.subtitle', { kind: labels(`kind.${head.kind}`), number: head.number }) };
}

/** Only kind and number are read here: the rest is asked for by the page itself, since reading bank data is audited. */
export default async function SubmissionPage({ params }: SubmissionPageProps) {
  const [{ id }, { user }] = await Promise.all([params, requireOfficeSession()]);
  const head = await findHead(id);
  if (!head) notFound();
  return <SubmissionDetail kind={head.kind} id={id} role={user.role} />;
}
