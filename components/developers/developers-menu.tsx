'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { type GuideLink, GuideLinks } from '@/components/developers/guide-navigation';
import { buttonStyles } from '@/components/ui/button-styles';

type DevelopersMenuProps = {
  parts: readonly GuideLink[];
  guides: readonly GuideLink[];
  /** Below the links. */
  end: ReactNode;
};

/** All pages behind one button, on screens too narrow for a column. A popover of HTML: it opens without JavaScript. */
export function DevelopersMenu({ parts, guides, end }: DevelopersMenuProps) {
  const sheet = useRef<HTMLElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [pathname]);

  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="developers-menu" className={buttonStyles({ size: 'sm' })}>
        <span className="inline-flex items-center gap-2">
          <Menu aria-hidden="true" />
          <span className="max-sm:sr-only">Menu</span>
        </span>
      </button>
      <nav
        ref={sheet}
        id="developers-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-auto overflow-y-auto border-b bg-surface p-4 text-ink shadow-overlay"
      >
        <GuideLinks links={parts} />
        <p className="mt-4 mb-1 px-3 text-sm font-medium">Guides</p>
        <GuideLinks links={guides} />
        <div className="mt-4 px-3">{end}</div>
      </nav>
    </div>
  );
}
