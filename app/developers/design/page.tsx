import type { Metadata } from 'next';
import { Controls } from '@/app/developers/design/controls';
import { Display } from '@/app/developers/design/display';
import { Foundations } from '@/app/developers/design/foundations';
import { MasterDataControls } from '@/app/developers/design/master-data-controls';
import { Overlays } from '@/app/developers/design/overlays';
import { ThemeChoice } from '@/app/developers/design/theme-choice';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';

export const metadata: Metadata = { title: 'Design' };

/** Every primitive in every state, for review and for screenshot tests. */
export default function DesignPage() {
  return (
    <main id="top" lang="en" className="mx-auto max-w-2xl px-4 pt-8 pb-16 sm:px-8">
      <PageHeader
        title="Design"
        description={
          <>
            Every primitive in every state. The frame of the office is shown on{' '}
            <TextLink href="/developers/design/shell">a page of its own</TextLink>.
          </>
        }
        actions={<ThemeChoice />}
      />
      <Foundations />
      <Controls />
      <MasterDataControls />
      <Display />
      <Overlays />
    </main>
  );
}
