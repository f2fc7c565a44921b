'use client';

import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '@/components/ui/search-input';

type SearchAsYouTypeProps = {
  label: string;
  /** The search in force. */
  value: string;
  onSearch: (text: string) => void;
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
    onSearch(sent.current);
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
