import type { ReactNode } from 'react';
import GuideLayout from '@/app/developers/(guide)/(text)/layout';
import DevelopersLayout from '@/app/developers/(guide)/layout';

/** The pages of problems look like the other pages for developers, because only programs show their addresses. */
export default function ProblemsLayout({ children }: { children: ReactNode }) {
  return (
    <DevelopersLayout>
      <GuideLayout>{children}</GuideLayout>
    </DevelopersLayout>
  );
}
