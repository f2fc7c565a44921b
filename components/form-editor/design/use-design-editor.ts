'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { type Design, designOf, isSameDesign } from '@/components/form-editor/design/design';
import { startHistory, stepHistory } from '@/components/form-editor/design/design-history';
import {
  createDraftSaver,
  type DraftSaver,
  type SaveState,
  type Stored,
} from '@/components/form-editor/design/draft-saver';
import { listMyChanges, listTheirChanges, withValues } from '@/components/forms/merge-values';
import type { Conflict, Whose } from '@/components/forms/use-api-form';
import { asProblem } from '@/lib/api-client/api-problem';
import { type Designs, readDesigns, saveFormDesign, uploadBackground } from '@/lib/api-client/forms';
import type { File } from '@/lib/contracts/file';
import type { CustomDesignSettings } from '@/lib/contracts/forms';

/** Between attempts to read what somebody else saved. */
const rereadMs = 5_000;

export const imagePath = 'customDesign.backgroundImageUrl';

export type DesignEditor = ReturnType<typeof useDesignEditor>;

/**
 * A design during editing. Every change is a step that can be undone, and is saved as the draft at
 * once. Never overwrites another editor's changes without asking.
 */
export function useDesignEditor(start: Designs) {
  const [history, step] = useReducer(stepHistory, startHistory(designOf(start.draft.value)));
  const [published, setPublished] = useState(start.published);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'Saved' });
  const [theirs, setTheirs] = useState<Designs | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** As opened or last stored; what others changed is compared with it. */
  const base = useRef(designOf(start.draft.value));
  const uploads = useRef(new Map<string, File>());
  const { present } = history;
  const latest = useRef(present);
  const lastState = useRef(saveState);
  /** The design that the saver already has. */
  const handed = useRef(present);

  const onStored = (sent: Design, { design }: Stored) => {
    base.current = design;
    const [from, to] = [sent, design].map(one => one.customDesign?.backgroundImageUrl ?? '');
    if (!from || !to || from === to) return;
    step({ kind: 'MoveImage', from, to });
    const { customDesign } = handed.current;
    if (customDesign?.backgroundImageUrl === from)
      handed.current = { ...handed.current, customDesign: { ...customDesign, backgroundImageUrl: to } };
  };
  const [saver] = useState<DraftSaver>(() =>
    createDraftSaver({
      etag: start.draft.etag,
      save: (design, etag) => saveDraft(design, etag, uploads.current),
      onState: state => {
        lastState.current = state;
        setSaveState(state);
      },
      onStored,
    }),
  );

  useEffect(() => {
    latest.current = present;
    if (isSameDesign(present, handed.current)) return;
    handed.current = present;
    saver.change(present);
  }, [present, saver]);
  useEffect(() => () => void saver.flush(), [saver]);
  useEffect(() => {
    if (saveState.kind !== 'Conflict') return;
    const settleOrAsk = (read: Designs) => {
      const changes = listTheirChanges(base.current, designOf(read.draft.value), latest.current);
      const isDecided = changes.every(({ isMine }) => !isMine);
      setTheirs(read);
      setConflict({ changes, choices: {}, isDecided });
      if (isDecided) settle.current(read, {});
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setSaveState({ kind: 'Conflict' });
    readDesigns().then(settleOrAsk, () => {
      timer = setTimeout(again, rereadMs);
    });
    return () => clearTimeout(timer);
  }, [saveState]);

  function change(design: Design, topic: string) {
    step({ kind: 'Change', design, topic, atMs: Date.now() });
  }

  function goOn(design: Design, etag: string | null) {
    handed.current = design;
    base.current = design;
    saver.restart(etag);
  }

  /** Continues from their design with what only the user changed, and with the user's choices. One step of undo. */
  const settle = useRef((_read: Designs, _choices: Conflict['choices']) => {});
  settle.current = ({ draft, published: visible }, choices) => {
    const stored = designOf(draft.value);
    const mine = latest.current;
    const both = listTheirChanges(base.current, stored, mine);
    const lost = new Set(
      both.filter(({ path, isMine }) => !isMine || choices[path] === 'Theirs').map(one => one.path),
    );
    const merged = withValues(
      stored,
      listMyChanges(base.current, mine).filter(({ path }) => !lost.has(path)),
    );
    setPublished(visible);
    goOn(stored, draft.etag);
    handed.current = merged;
    change(merged, 'merge');
    if (!isSameDesign(merged, stored)) saver.change(merged);
  };

  function choose(whose: Whose, only?: string) {
    if (!conflict || !theirs) return;
    const decided = conflict.changes.filter(({ path, isMine }) => isMine && (only ?? path) === path);
    const choices = { ...conflict.choices, ...Object.fromEntries(decided.map(({ path }) => [path, whose])) };
    const isDecided = conflict.changes.every(({ path, isMine }) => !isMine || path in choices);
    setConflict({ ...conflict, choices, isDecided });
    if (isDecided) settle.current(theirs, choices);
  }

  return {
    design: present,
    published,
    saveState,
    theirs,
    isPublished: isSameDesign(present, published.value),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step({ kind: 'Undo' }),
    redo: () => step({ kind: 'Redo' }),
    change,
    changeCustom: (changes: Partial<CustomDesignSettings>, topic: string) => {
      if (present.customDesign)
        change({ ...present, customDesign: { ...present.customDesign, ...changes } }, topic);
    },
    /** Stores the file, so that an undo can upload it again. */
    upload: async (file: File): Promise<string> => {
      const url = await uploadBackground(file);
      uploads.current.set(url, file);
      return url;
    },
    /**
     * Lets the service fetch and store the image at an address. Throws the service's refusal; then
     * nothing has changed.
     */
    copyImage: async (url: string): Promise<void> => {
      if (!present.customDesign) return;
      const design = { ...present, customDesign: { ...present.customDesign, backgroundImageUrl: url } };
      change(design, 'image');
      handed.current = design;
      saver.change(design);
      if (await saver.flush()) return;
      if (lastState.current.kind !== 'Refused' && lastState.current.kind !== 'Failed') return;
      if (latest.current === design) step({ kind: 'Undo' });
      throw lastState.current.problem;
    },
    /** Resolves with false if a change could not be saved. */
    flush: () => saver.flush(),
    hasUnsaved: () => saver.hasUnsaved(),
    /**
     * Resolves with false if somebody else's changes must be reviewed first. Throws the service's
     * refusal.
     */
    publish: async (): Promise<boolean> => {
      if (!(await saver.flush())) return false;
      try {
        const stored = await saveFormDesign(present, { isDraft: false, etag: published.etag });
        setPublished(stored);
        goOn(designOf(stored.value), stored.etag);
        change(designOf(stored.value), 'publish');
        return true;
      } catch (error) {
        if (asProblem(error)?.code !== 'precondition-failed') throw error;
        setSaveState({ kind: 'Conflict' });
        return false;
      }
    },
    conflict,
    choose,
    /** Hides what the other editor changed, once everything is decided. */
    closeConflict: () => {
      setConflict(null);
      setTheirs(null);
    },
  };
}

/** Uploads an image again if an undo refers to one that is no longer stored. */
async function saveDraft(
  design: Design,
  etag: string | null,
  uploads: ReadonlyMap<string, File>,
): Promise<Stored> {
  const save = async () => {
    const stored = await saveFormDesign(design, { isDraft: true, etag });
    return { design: designOf(stored.value), etag: stored.etag };
  };
  try {
    return await save();
  } catch (error) {
    const file = uploads.get(design.customDesign?.backgroundImageUrl ?? '');
    if (!file || !asProblem(error)?.errors[imagePath]) throw error;
    await uploadBackground(file);
    return save();
  }
}
