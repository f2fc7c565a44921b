import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubmissionDetail } from '@/components/office/submissions/detail/submission-detail';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';
import { findSubmissionKind } from '@/lib/services/submissions/find-kind';

type SubmissionPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('list.title') };
}

export default async function SubmissionPage({ params }: SubmissionPageProps) {
  const [{ id }, { ctx, user }] = await Promise.all([params, requireOfficeSession()]);
  const kind = await findSubmissionKind(ctx, id);
  if (!kind) notFound();
  return <SubmissionDetail kind={kind} id={id} role={user.role} />;
}
