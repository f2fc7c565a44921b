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

const pauseMs = 250;

/** Searches when typing pauses, at once on Enter; Escape empties it. */
export function SearchAsYouType({ label, value, onSearch, className }: SearchAsYouTypeProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const latestOnSearch = useRef(onSearch);
  latestOnSearch.current = onSearch;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => send(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  function send(wanted: string) {
    sent.current = wanted;
    latestOnSearch.current(wanted);
  }

  return (
    <search className={className}>
      <form
        onSubmit={event => {
          event.preventDefault();
          send(text.trim());
        }}
      >
        <SearchInput
          label={label}
          value={text}
          maxLength={200}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') setText('');
          }}
        />
      </form>
    </search>
  );
}
