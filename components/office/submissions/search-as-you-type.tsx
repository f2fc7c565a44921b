'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchInput } from '@/components/ui/inputs/search-input';
import { useMedia } from '@/components/ui/use-media';

type SearchAsYouTypeProps = {
  label: string;
  /** The active search. */
  value: string;
  /** Resolves when the address contains the search. */
  onSearch: (text: string) => Promise<unknown>;
  className?: string;
};

const pauseMs = 120;

/** Searches when typing pauses, and at once on Enter; Escape clears the field. */
export function SearchAsYouType({ label, value, onSearch, className }: SearchAsYouTypeProps) {
  const t = useTranslations('office');
  const isPhone = useMedia('(width < 40rem)');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // If the search changes elsewhere (a removed chip, the back button), unfinished typing is dropped.
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
    delayLinksUntil(onSearch(sent.current));
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
          placeholder={isPhone ? t('search') : label}
          value={text}
          maxLength={200}
          onChange={event => type(event.target.value)}
          // A search that starts after a click on a result would return the browser to the list.
          onBlur={event => event.relatedTarget instanceof HTMLAnchorElement && clearTimeout(timer.current)}
          onKeyDown={event => {
            if (event.key === 'Escape') type('');
          }}
        />
      </form>
    </search>
  );
}

/**
 * Delays a click on a result until the address has changed; the change would otherwise return the browser to
 * the list.
 */
function delayLinksUntil(changed: Promise<unknown>) {
  const delay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    changed.then(() => link.click());
  };
  document.addEventListener('click', delay, { capture: true });
  changed.finally(() => document.removeEventListener('click', delay, { capture: true }));
}
