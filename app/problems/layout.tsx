import type { ReactNode } from 'react';
import GuideLayout from '@/app/developers/(guide)/(text)/layout';
import DevelopersLayout from '@/app/developers/(guide)/layout';

/** An explained problem is one of the developers' pages: whoever follows the `type` of an answer comes from their program. */
export default function ProblemsLayout({ children }: { children: ReactNode }) {
  return (
    <DevelopersLayout>
      <GuideLayout>{children}</GuideLayout>
    </DevelopersLayout>
  );
}
