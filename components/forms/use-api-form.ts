'use client';

import { type QueryClient, QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { use, useEffect, useId, useRef, useState } from 'react';
import { type Control, type FieldValues, useForm, useWatch } from 'react-hook-form';
import { asDefaults, asPath, asValue } from '@/components/forms/form-types';
import { isSame, listMyChanges, listTheirChanges, type TheirChange } from '@/components/forms/merge-values';
import { useProblemWords } from '@/components/forms/problem-words';
import { type ApiProblem, toProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';

/** Path of a value → error text. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Label of a value, and its text for comparison. */
export type FieldWords<Value = unknown> = {
  readonly label: string;
  write(value: Value): string;
};

export type Whose = 'Mine' | 'Theirs';

/** What somebody else changed. `choices` has the user's decision for each value that both changed. */
export type Conflict = {
  readonly changes: readonly TheirChange[];
  readonly choices: Readonly<Record<string, Whose>>;
  readonly isDecided: boolean;
};

/** Why the last attempt was refused; a new object for each attempt. */
export type Refusal = { readonly errors: FieldErrors; readonly problem: ApiProblem | null };

export type ApiForm<Values extends FieldValues> = {
  /** Id of the form element, for buttons outside of it. */
  readonly id: string;
  readonly control: Control<Values>;
  /** As last read or saved. */
  readonly stored: Values;
  readonly etag: string | null;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly refusal: Refusal | null;
  readonly conflict: Conflict | null;
  /** Words for the whole problem, instead of the general ones. */
  readonly explained: string | null;
  readonly set: (changes: Partial<Values>) => void;
  /** Resolves to false after a refusal or conflict. */
  readonly submit: () => Promise<boolean>;
  /** Resets to the stored state, or to the present `values`. */
  readonly discard: () => void;
  /** Continues from a newer stored state, with the user's `own` part of it. Typed values stay; conflicts are shown. */
  readonly rebase: (stored: Versioned<Values>, own: Partial<Values>) => void;
  /** Decides a conflict: one value, or all of them. */
  readonly choose: (whose: Whose, path?: string) => void;
  /** Drops what was typed and continues from another stored state. */
  readonly restart: (stored: Versioned<Values>) => void;
  readonly clearError: (path: string) => void;
  readonly wordsOf: (path: string) => FieldWords | null;
  readonly fields: FieldRegistry;
};

/** The fields on screen and their words. Fields add themselves. */
export type FieldRegistry = {
  readonly words: Map<string, FieldWords>;
  readonly shown: Set<string>;
};

/** A record as read, or the first values of a form without one. */
type Start<Values> = { readonly read: Versioned<Values> } | { readonly values: Values };

type Source<Values extends FieldValues> = Start<Values> & {
  /** Filled in when the form opens, as if typed. */
  readonly first?: Partial<Values>;
  /** Sends the values. Returns the stored state, or nothing to start again. */
  readonly save: (values: Values, etag: string | null) => Promise<Versioned<Values>> | Promise<void>;
  /** Reads the stored state after a conflict. Without it, a conflict is an ordinary refusal. */
  readonly reread?: () => Promise<Versioned<Values>>;
  /** Query of the record, fetched again after saving. */
  readonly queryKey?: QueryKey;
  /** Checks before sending. */
  readonly check?: (values: Values) => FieldErrors;
  /** Called before sending; false cancels. */
  readonly mayProceed?: (values: Values) => Promise<boolean>;
  /** Own words for a problem: for fields by path, or for the whole. */
  readonly explain?: (problem: ApiProblem) => FieldErrors | string | undefined;
  /** Words of values without a field on screen, such as lists. Others without words are merged silently. */
  readonly describe?: { readonly [Name in keyof Values]?: FieldWords<Values[Name]> };
};

/**
 * A form of the office: values from a record, sent through the API client. Errors are shown at their fields. After a
 * change by somebody else (412) both states are merged: what only they changed is taken over, and the user decides
 * about the rest. Nothing typed is lost.
 */
export function useApiForm<Values extends FieldValues>(source: Source<Values>): ApiForm<Values> {
  const id = useId();
  const client = use(QueryClientContext);
  const inWords = useProblemWords();
  const start = 'read' in source ? source.read : { value: source.values, etag: null };
  const [base, setBase] = useState(start);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [explained, setExplained] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Omit<Conflict, 'isDecided'> | null>(null);
  const [fields] = useState<FieldRegistry>(() => ({ words: new Map(), shown: new Set() }));
  const isBusy = useRef(false);
  /** For callbacks that outlive a rendering, such as the undo of a toast. */
  const latest = useRef(base);
  const form = useForm<Values>({
    defaultValues: asDefaults(start.value),
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  // Not `formState.isDirty`: fields of missing texts add members without a value.
  const isDirty = useWatch({
    control: form.control,
    compute: values => !isSame(values, latest.current.value),
  });

  function begin(next: Versioned<Values>) {
    latest.current = next;
    newer.current = null;
    setBase(next);
    setConflict(null);
    setRefusal(null);
    setExplained(null);
    form.reset(next.value);
  }

  const first = useRef(source.first);
  useEffect(() => {
    set(first.current ?? {});
    first.current = undefined;
  });

  // A newer state replaces the base as long as nothing is typed; discarding leads to it.
  const newer = useRef<Versioned<Values> | null>(null);
  const readEtag = useRef(start.etag);
  useEffect(() => {
    if (readEtag.current === start.etag) return;
    readEtag.current = start.etag;
    if (start.etag === latest.current.etag) return;
    if (!isDirty && !conflict && !isBusy.current) begin(start);
    else newer.current = start;
  });

  function put(path: string, value: unknown) {
    form.setValue(asPath<Values>(path), asValue(value), { shouldDirty: true });
  }

  function set(changes: Partial<Values>) {
    for (const [name, value] of Object.entries(changes)) put(name, value);
  }

  /** Makes `theirs` the base, and puts what only the user changed on top of it. */
  function merge(from: Versioned<Values>, theirs: Versioned<Values>): readonly TheirChange[] {
    const mine = form.getValues();
    const changes = listTheirChanges(from.value, theirs.value, mine);
    begin(theirs);
    const taken = new Set(changes.filter(({ isMine }) => !isMine).map(({ path }) => path));
    for (const { path, value } of listMyChanges(from.value, mine)) if (!taken.has(path)) put(path, value);
    const worthShowing = changes.filter(({ path, isMine }) => isMine || wordsOf(path) !== null);
    return worthShowing.filter(({ theirs: stored, mine: typed }) => !isSame(stored, typed));
  }

  function refuse(problem: ApiProblem) {
    const own = source.explain?.(problem);
    const errors: Record<string, string> = {};
    for (const [path, messages] of Object.entries(problem.errors)) errors[nameOf(path)] = messages.join(' ');
    // The members of this problem are the taken values; each belongs to its field.
    if (problem.code === 'already-taken')
      for (const name of Object.keys(problem.members))
        if (fields.shown.has(name)) errors[name] = inWords(problem);
    if (typeof own === 'object') Object.assign(errors, own);
    setExplained(typeof own === 'string' ? own : null);
    show(errors, problem);
  }

  function show(errors: FieldErrors, problem: ApiProblem | null) {
    for (const [path, message] of Object.entries(errors))
      form.setError(asPath<Values>(path), { type: 'api', message });
    setRefusal({ errors, problem });
  }

  async function send(values: Values, from: Versioned<Values>): Promise<boolean> {
    try {
      const stored = await track(client, async () => source.save(values, from.etag));
      const typedSince = listMyChanges(values, form.getValues());
      begin(stored ?? start);
      for (const { path, value } of typedSince) put(path, value);
      if (source.queryKey) void client?.invalidateQueries({ queryKey: source.queryKey });
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status !== 412 || !source.reread) {
        refuse(problem);
        return false;
      }
      const theirs = await source.reread();
      const changes = merge(from, theirs);
      if (changes.length === 0 && theirs.etag !== from.etag) return send(form.getValues(), theirs);
      setConflict({ changes, choices: {} });
      return false;
    }
  }

  async function submit(): Promise<boolean> {
    if (isBusy.current || (conflict && !isDecided(conflict))) return false;
    isBusy.current = true;
    let isSaved = false;
    form.clearErrors();
    setRefusal(null);
    setExplained(null);
    try {
      await form.handleSubmit(async values => {
        const errors = source.check?.(values) ?? {};
        if (Object.keys(errors).length > 0) show(errors, null);
        else if (!source.mayProceed || (await source.mayProceed(values)))
          isSaved = await send(values, latest.current);
      })();
    } catch (error) {
      refuse(toProblem(error));
    } finally {
      isBusy.current = false;
    }
    return isSaved;
  }

  function choose(whose: Whose, only?: string) {
    if (!conflict) return;
    const changes = conflict.changes.map(change => {
      const { path, mine, theirs, isMine } = change;
      if (!isMine || (only !== undefined && path !== only)) return change;
      const shown: unknown = form.getValues(asPath<Values>(path));
      const isTheirs = isSame(shown, theirs);
      if (whose === 'Theirs') put(path, theirs);
      else if (isTheirs) put(path, mine);
      // What was typed since the conflict counts as mine, too.
      return isTheirs ? change : { ...change, mine: shown };
    });
    const decided = changes.filter(({ path, isMine }) => isMine && (only ?? path) === path);
    const choices = Object.fromEntries(decided.map(({ path }) => [path, whose]));
    setConflict({ changes, choices: { ...conflict.choices, ...choices } });
  }

  function wordsOf(path: string): FieldWords | null {
    const described = Object.entries<FieldWords | undefined>(source.describe ?? {}).find(
      ([name]) => name === path,
    )?.[1];
    if (described) return described;
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    return fields.words.get(path) ?? (parent ? wordsOf(parent) : null);
  }

  return {
    id,
    control: form.control,
    stored: base.value,
    etag: base.etag,
    isDirty,
    isPending: isSubmitting,
    refusal,
    conflict: conflict && { ...conflict, isDecided: isDecided(conflict) },
    explained,
    set,
    submit,
    discard: () => begin('read' in source ? (newer.current ?? latest.current) : start),
    rebase: (stored, own) => {
      set(own);
      const changes = merge(latest.current, stored);
      const open = conflict?.changes.filter(({ path }) => !changes.some(one => one.path === path)) ?? [];
      if (changes.length + open.length > 0) {
        setConflict({ choices: conflict?.choices ?? {}, changes: [...open, ...changes] });
      }
    },
    choose,
    restart: begin,
    clearError: path => form.clearErrors(asPath<Values>(path)),
    wordsOf,
    fields,
  };
}

/** The form as one of a part of its values, for cards that several forms share. */
export function partOf<Part extends FieldValues, Values extends Part>(form: ApiForm<Values>): ApiForm<Part> {
  // react-hook-form's types are invariant, but a part reads and sets only its own values.
  return form as unknown as ApiForm<Part>;
}

function isDecided({ changes, choices }: Omit<Conflict, 'isDecided'>): boolean {
  return changes.every(({ path, isMine }) => !isMine || path in choices);
}

/** Runs as a mutation where there is a query client, so that the office notices an ended session. */
function track<Result>(client: QueryClient | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!client) return work();
  return client
    .getMutationCache()
    .build(client, { mutationFn: work, networkMode: 'always' })
    .execute(undefined);
}

/** `surcharges[0].name` of the API is `surcharges.0.name` in the form. */
function nameOf(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}
