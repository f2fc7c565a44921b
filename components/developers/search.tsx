'use client';

import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';

const load = () =>
  import('@/components/developers/search-dialog').then(({ SearchDialog: one }) => ({ default: one }));
const SearchDialog = lazy(load);

/** Opens the search by button, `/` or Ctrl-K. Letters typed before its field has the focus go into the field. */
export function Search() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [typed, setTyped] = useState('');

  const open = useCallback(() => {
    setTyped('');
    setIsWanted(true);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    void load();
    // Builds the index of the server, so that the first answer does not wait for it.
    void fetch('/developers/search').catch(() => undefined);
  }, []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isPlain = !ctrlKey && !metaKey && !altKey;
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, [role="dialog"]');
      const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (isOpen && isPlain && !isTyping && key.length === 1) setTyped(before => before + key);
      else if (isK || (key === '/' && isPlain && !isTyping)) open();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, open]);

  return (
    <>
      <Button size="sm" icon={SearchIcon} onClick={open}>
        <span className="max-sm:sr-only">Search</span>
        <span aria-hidden="true" className="max-sm:hidden">
          <Kbd>/</Kbd>
        </span>
      </Button>
      {isWanted && (
        <Suspense>
          <SearchDialog open={isOpen} onOpenChange={setIsOpen} typed={typed} onType={setTyped} />
        </Suspense>
      )}
    </>
  );
}
