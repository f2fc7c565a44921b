import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { createLoader, type SearchParams } from 'nuqs/server';
import { MailNotice } from '@/app/(office)/mail-notice';
import { DepartmentLimitNote } from '@/components/office/department-limit-note';
import { inboxParsers, toListQuery } from '@/components/office/submissions/inbox-filters';
import { inboxCookie, parseInboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { SubmissionList } from '@/components/office/submissions/submission-list';
import type { FirstPage } from '@/lib/api-client/inbox';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { listLimit } from '@/lib/services/departments/read';
import { listSavedViews } from '@/lib/services/saved-views/read';
import { mayDelete } from '@/lib/services/submissions/decide/may-delete';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('list.title') };
}

const loadFilters = createLoader(inboxParsers);

type SubmissionsPageProps = { searchParams: Promise<SearchParams> };

export default async function SubmissionsPage({ searchParams }: SubmissionsPageProps) {
  const [{ club, ctx, user }, cookieStore] = await Promise.all([requireOfficeSession(), cookies()]);
  const [first, views, departments, canDelete] = await Promise.all([
    firstPage(ctx, searchParams),
    listSavedViews(ctx),
    listLimit(ctx),
    mayDelete(ctx),
  ]);
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'inbox', 'decide']} timeZone={club.timeZone}>
      <MailNotice ctx={ctx} role={user.role} />
      <DepartmentLimitNote departments={departments} />
      <SubmissionList
        formPath={`/f/${club.slug}/membership`}
        userId={user.id}
        canWork={isRoleAtLeast(user.role, 'Clerk')}
        canManage={isRoleAtLeast(user.role, 'Manager')}
        canDelete={canDelete}
        first={first}
        views={views}
        preferences={parseInboxPreferences(cookieStore.get(inboxCookie)?.value)}
      />
    </PageProvider>
  );
}

/** The first page for the address; null if the API would refuse it. The browser then shows the error. */
async function firstPage(ctx: Ctx, searchParams: Promise<SearchParams>): Promise<FirstPage | null> {
  const query = toListQuery(await loadFilters(searchParams));
  const parsed = SubmissionListQuery.safeParse(query);
  if (!parsed.success) return null;
  return { query, page: await listSubmissions(ctx, parsed.data), at: ctx.now.getTime() };
}
