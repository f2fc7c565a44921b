'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { type Design, designOf, isSameDesign } from '@/components/form-editor/design';
import { startHistory, stepHistory } from '@/components/form-editor/design-history';
import {
  createDraftSaver,
  type DraftSaver,
  type SaveState,
  type Stored,
} from '@/components/form-editor/draft-saver';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { type Designs, readDesigns, saveFormDesign, uploadBackground } from '@/lib/api-client/forms';
import type { File } from '@/lib/contracts/file';
import type { CustomDesignSettings } from '@/lib/contracts/forms';

export const imagePath = 'customDesign.backgroundImageUrl';

export type DesignEditor = ReturnType<typeof useDesignEditor>;

/**
 * A design while it is edited: every change is a step that can be taken back, and is kept as the draft at once. Nothing
 * that another editor kept meanwhile is overwritten unasked.
 */
export function useDesignEditor(start: Designs) {
  const [history, step] = useReducer(stepHistory, startHistory(designOf(start.draft.value)));
  const [published, setPublished] = useState(start.published);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'Saved' });
  const [theirs, setTheirs] = useState<Designs | null>(null);
  const uploads = useRef(new Map<string, File>());
  const { present } = history;
  const latest = useRef(present);
  const lastState = useRef(saveState);
  /** What the saver knows of already. */
  const handed = useRef(present);

  const onStored = (sent: Design, { design }: Stored) => {
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
    if (saveState.kind === 'Conflict') void readDesigns().then(setTheirs, () => setTheirs(null));
  }, [saveState]);

  function change(design: Design, topic: string) {
    step({ kind: 'Change', design, topic, atMs: Date.now() });
  }

  function goOn(design: Design, etag: string | null) {
    handed.current = design;
    saver.restart(etag);
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
    /** Keeps the image so that a step back can bring it again. */
    upload: async (file: File): Promise<string> => {
      const url = await uploadBackground(file);
      uploads.current.set(url, file);
      return url;
    },
    /** Has the service fetch the image at an address and keep it. Throws what it refuses with; then nothing changed. */
    takeOverImage: async (url: string): Promise<void> => {
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
    /** False where a change could not be kept. */
    flush: () => saver.flush(),
    hasUnsaved: () => saver.hasUnsaved(),
    /** False where somebody else's changes are to be looked at first. Throws what the service refuses with. */
    publish: async (): Promise<boolean> => {
      if (!(await saver.flush())) return false;
      try {
        const stored = await saveFormDesign(present, { isDraft: false, etag: published.etag });
        setPublished(stored);
        goOn(designOf(stored.value), stored.etag);
        change(designOf(stored.value), 'publish');
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'precondition-failed') throw error;
        setSaveState({ kind: 'Conflict' });
        return false;
      }
    },
    /** Goes on from what somebody else kept meanwhile, or keeps one's own instead of it. */
    settle: (whose: 'Theirs' | 'Mine') => {
      if (!theirs) return;
      setPublished(theirs.published);
      setTheirs(null);
      const design = whose === 'Mine' ? present : designOf(theirs.draft.value);
      goOn(design, theirs.draft.etag);
      if (whose === 'Mine') saver.change(design);
      else step({ kind: 'Start', design });
    },
  };
}

/** An image that a step back names and that is not kept any more is uploaded once more. */
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
    if (!file || !(error instanceof ApiProblem) || !error.errors[imagePath]) throw error;
    await uploadBackground(file);
    return save();
  }
}
