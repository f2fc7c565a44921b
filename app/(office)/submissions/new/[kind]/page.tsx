import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NoPermission } from '@/components/office/no-permission';
import { PaperEntry } from '@/components/office/paper-entry/paper-entry';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { submissionKinds } from '@/lib/rules/enums';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type Props = {
  params: Promise<{ kind: string }>;
  searchParams: Promise<{ form?: string | string[] }>;
};

const kindOf = (word: string) => submissionKinds.find(kind => kind.toLowerCase() === word);

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const kind = kindOf((await params).kind);
  const t = await getPageTranslator('handouts');
  return { title: kind && t(`entry.title.${kind}`) };
}

export default async function NewSubmissionPage({ params, searchParams }: Props) {
  const { club, user } = await requireOfficeSession();
  const kind = kindOf((await params).kind);
  const { form } = await searchParams;
  if (!kind) notFound();
  if (!isRoleAtLeast(user.role, 'Clerk')) return <NoPermission needed="Clerk" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'handouts', 'validation']} timeZone={club.timeZone}>
      <PaperEntry
        key={kind}
        kind={kind}
        slug={club.slug}
        chosenForm={typeof form === 'string' ? form : undefined}
      />
    </PageProvider>
  );
}
