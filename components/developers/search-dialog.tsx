'use client';

import { BookOpen, Braces, CircleAlert, History, type LucideIcon, SquareTerminal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type Entry, type EntryGroup, Finder } from '@/components/ui/overlays/finder';

type Kind = 'operations' | 'guides' | 'problems' | 'fields' | 'changelog';
type Hits = readonly {
  readonly kind: Kind;
  readonly hits: readonly { readonly label: string; readonly detail: string; readonly href: string }[];
  readonly total: number;
}[];

const kinds: Readonly<Record<Kind, { readonly label: string; readonly icon: LucideIcon }>> = {
  operations: { label: 'Operations', icon: SquareTerminal },
  guides: { label: 'Guides', icon: BookOpen },
  problems: { label: 'Problems', icon: CircleAlert },
  fields: { label: 'Fields', icon: Braces },
  changelog: { label: 'Changelog', icon: History },
};

type ResultsProps = { typed: string; onType: (typed: string) => void };
type SearchDialogProps = ResultsProps & { open: boolean; onOpenChange: (open: boolean) => void };

export function SearchDialog({ open, onOpenChange, typed, onType }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search"
      description="An operation, a path, a field, a status or a word of the guides."
    >
      <Results typed={typed} onType={onType} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Results({ typed, onType, onClose }: ResultsProps & { onClose: () => void }) {
  const [hits, setHits] = useState<Hits | 'Failed' | null>(null);

  useEffect(() => {
    if (!typed.trim()) return setHits(null);
    const stopped = new AbortController();
    fetch(`/developers/search?q=${encodeURIComponent(typed)}`, { signal: stopped.signal })
      .then(response => (response.ok ? response.json() : Promise.reject(new Error('no answer'))))
      .then(setHits, () => stopped.signal.aborted || setHits('Failed'));
    return () => stopped.abort();
  }, [typed]);

  const groups = hits && hits !== 'Failed' ? groupsOf(hits, href => window.location.assign(href)) : [];
  const count = groups.flatMap(({ entries }) => entries).length;

  function run(entry: Entry) {
    onClose();
    // After the dialog has returned the focus, so that it does not remove it from the next page.
    setTimeout(entry.run);
  }

  return (
    <Finder
      label="Search"
      placeholder="For example: webhook, /submits, iban, 409"
      found={hits ? `${count} found` : ''}
      typed={typed}
      onType={onType}
      groups={groups}
      onRun={run}
    >
      {hits === 'Failed' && <p className="text-danger-ink">The search did not answer. Try again.</p>}
      {hits && hits !== 'Failed' && count === 0 && <p className="py-4 text-ink-muted">Nothing found.</p>}
    </Finder>
  );
}

function groupsOf(found: Hits, open: (href: string) => void): EntryGroup[] {
  return found.map(({ kind, hits, total }) => ({
    label: hits.length < total ? `${kinds[kind].label}, ${hits.length} of ${total}` : kinds[kind].label,
    entries: hits.map((hit, index) => ({
      id: `${kind}-${index}`,
      label: hit.label,
      detail: hit.detail,
      icon: kinds[kind].icon,
      run: () => open(hit.href),
    })),
  }));
}
