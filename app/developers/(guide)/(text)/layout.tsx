import type { ReactNode } from 'react';
import { guideLinks } from '@/app/developers/(guide)/guide-pages';
import { GuideNavigation } from '@/components/developers/guide-navigation';

/** The guides: their navigation, and one text beside it. */
export default function GuideLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[80rem] grid-cols-1 gap-6 pt-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
      <div className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
        <GuideNavigation links={guideLinks} />
      </div>
      <div id="text" className="min-w-0 scroll-mt-20">
        {children}
      </div>
    </div>
  );
}
