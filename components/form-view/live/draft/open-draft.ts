import { draftStore, type Entries, usableStorage } from '@/components/form-view/live/draft/draft-store';
import type { OpenDraft } from '@/components/form-view/live/draft/use-draft';
import type { PageState } from '@/components/form-view/page-state';

/**
 * The draft of this page; undefined in a preview. Its values are not shown if the server answers a
 * form post or opens a mailed link, except when that link is loaded again: then they are newer.
 */
export function openDraft({ form, pageQuery, values, notice }: PageState): OpenDraft | undefined {
  if (pageQuery.includes('preview')) return undefined;
  const store = draftStore({
    slug: form.club.slug,
    // A further form has a draft of its own.
    kind: [form.kind, form.furtherForm?.slug].filter(Boolean).join('/'),
    device: usableStorage(() => window.localStorage),
    tab: usableStorage(() => window.sessionStorage),
    now: () => Date.now(),
  });
  // With them the same person continues in the same tab.
  const isAgain = ['reload', 'back_forward'].includes(visitType());
  const isNewer = values === null || (notice?.kind === 'continued' && isAgain);
  // A frame does not know whether the page around it was loaded again.
  const found = store.load(values !== null || isAgain || window.parent !== window);
  return { store, found, isRestored: found !== null && isNewer };
}

/** As the form would have posted it. */
export function asFormData(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** How this page was opened: `reload`, `back_forward`, or anew. */
export function visitType(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming ? visit.type : '';
}
