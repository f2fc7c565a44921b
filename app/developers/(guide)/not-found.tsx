import { Compass } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** In English like the pages around it, with a way on within them. */
export default function DevelopersNotFound() {
  return (
    <main id="text" className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        icon={Compass}
        headingLevel={1}
        title="No such page"
        description="Guides and operations are found by the search above."
        action={
          <>
            <LinkButton href="/developers" variant="primary">
              All guides
            </LinkButton>
            <LinkButton href="/developers/reference">Reference</LinkButton>
          </>
        }
      />
    </main>
  );
}
