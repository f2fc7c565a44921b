'use client';

import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';

const SearchDialog = lazy(() =>
  import('@/components/developers/search-dialog').then(({ SearchDialog: one }) => ({ default: one })),
);

/** Opens the search by button, `/` or Ctrl-K. Its code loads when it is first opened. */
export function Search() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isSlash && !isK) return;
      event.preventDefault();
      setIsWanted(true);
      setIsOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Button
        size="sm"
        icon={SearchIcon}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <span className="max-sm:sr-only">Search</span>
        <span aria-hidden="true" className="max-sm:hidden">
          <Kbd>/</Kbd>
        </span>
      </Button>
      {isWanted && (
        <Suspense>
          <SearchDialog open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
