import { type DraftEntry, draftEntries } from '@/lib/rules/submissions/draft-entries';

/** The values of a form's controls by name, as a form posts them. */
export type Entries = readonly DraftEntry[];

export type Draft = {
  readonly entries: Entries;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether the user chose to store it on the device. Otherwise it only survives a reload. */
  readonly isKept: boolean;
  /**
   * Idempotency key of a send with unknown outcome; reused so that a retry creates no duplicate.
   */
  readonly formToken: string | null;
  /** The shown step; null in a draft of an older version. */
  readonly step: string | null;
};

type Stores = {
  /** Permanent storage; null if the browser forbids it, as in some frames. */
  readonly device: Storage | null;
  /** Storage that ends with the tab. */
  readonly tab: Storage | null;
};

type Settings = Stores & { readonly slug: string; readonly kind: string; readonly now: () => number };

const keptMs = 14 * 24 * 3_600_000;

export type DraftStore = {
  /** Whether this device can store a draft at all. */
  readonly canKeep: boolean;
  /** Whether this browser can store a draft at least until the tab is closed. */
  readonly canReload: boolean;
  /** The draft of this form: the one on the device, or that of the tab if the same person goes on there. */
  readonly load: (isSameVisit: boolean) => Draft | null;
  readonly save: (draft: Omit<Draft, 'savedAt'>) => void;
  /** Removes the draft from both storages. */
  readonly discard: () => void;
};

/**
 * The draft of one form of one club. Storage that is full or forbidden behaves like an empty one.
 */
export function draftStore({ slug, kind, device, tab, now }: Settings): DraftStore {
  const key = `eintritt:draft:${slug}:${kind}`;
  const write = (store: Storage | null, draft: Draft | null) =>
    quietly(() => (draft ? store?.setItem(key, JSON.stringify(draft)) : store?.removeItem(key)));
  return {
    canKeep: device !== null,
    canReload: tab !== null || device !== null,
    load: isSameVisit => {
      const kept = readDraft(quietly(() => device?.getItem(key)));
      if (kept && now() - kept.savedAt < keptMs) return { ...kept, isKept: true };
      if (kept) write(device, null);
      const open = isSameVisit ? readDraft(quietly(() => tab?.getItem(key))) : null;
      if (!isSameVisit) write(tab, null);
      return open && { ...open, isKept: false };
    },
    save: ({ entries, ...how }) => {
      const { isKept } = how;
      const draft = { ...how, entries: draftEntries(entries), savedAt: now() };
      write(device, isKept ? draft : null);
      write(tab, isKept ? null : draft);
    },
    discard: () => {
      write(device, null);
      write(tab, null);
    },
  };
}

/** A writable storage of the browser; null if access throws. */
export function usableStorage(open: () => Storage): Storage | null {
  return (
    quietly(() => {
      const storage = open();
      storage.setItem('eintritt:probe', '1');
      storage.removeItem('eintritt:probe');
      return storage;
    }) ?? null
  );
}

/** Undefined if the work throws. */
export function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns null for anything that this version did not write. */
function readDraft(text: string | null | undefined): Draft | null {
  const found: unknown = quietly(() => JSON.parse(text ?? 'null'));
  if (typeof found !== 'object' || found === null) return null;
  const { entries, savedAt, formToken, step }: Partial<Record<keyof Draft, unknown>> = found;
  if (!Array.isArray(entries) || typeof savedAt !== 'number') return null;
  return {
    entries: entries.filter(isEntry),
    savedAt,
    isKept: false,
    formToken: typeof formToken === 'string' ? formToken : null,
    step: typeof step === 'string' ? step : null,
  };
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
