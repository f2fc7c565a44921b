'use client';

import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '@/components/ui/search-input';

type SearchAsYouTypeProps = {
  label: string;
  /** The search in force. */
  value: string;
  /** Kept once it stands in the address. */
  onSearch: (text: string) => Promise<unknown>;
  className?: string;
};

const pauseMs = 120;

/** Searches when typing pauses, at once on Enter; Escape empties it. */
export function SearchAsYouType({ label, value, onSearch, className }: SearchAsYouTypeProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The search changed from elsewhere: a chip was removed, or the browser went back. What was being typed is given up.
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), pauseMs);
  }

  function send(wanted: string) {
    clearTimeout(timer.current);
    sent.current = wanted.trim();
    holdLinksUntil(onSearch(sent.current));
  }

  return (
    <search className={className}>
      <form
        onSubmit={event => {
          event.preventDefault();
          send(text);
        }}
      >
        <SearchInput
          label={label}
          value={text}
          maxLength={200}
          onChange={event => type(event.target.value)}
          // A search that begins after somebody opened a result would call the browser back to the list.
          onBlur={event => event.relatedTarget instanceof HTMLAnchorElement && clearTimeout(timer.current)}
          onKeyDown={event => {
            if (event.key === 'Escape') type('');
          }}
        />
      </form>
    </search>
  );
}

/** A result that is opened while the address changes is opened right after it, or the change would call the browser back. */
function holdLinksUntil(changed: Promise<unknown>) {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    changed.then(() => link.click());
  };
  document.addEventListener('click', hold, { capture: true });
  changed.finally(() => document.removeEventListener('click', hold, { capture: true }));
}
