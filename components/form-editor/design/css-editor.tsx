'use client';

import { defaultKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';

export type CssMark = { readonly from: number; readonly to: number; readonly text: string };

type CssEditorProps = {
  label: string;
  value: string;
  marks: readonly CssMark[];
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** Has no undo of its own, because undo covers the whole design. Tab leaves the editor. */
export default function CssEditor({ label, value, marks, isReadOnly, onChange }: CssEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    if (!host.current) return;
    const editor = new EditorView({
      parent: host.current,
      doc: latest.current.value,
      extensions: [
        lineNumbers(),
        css(),
        syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
        lintGutter(),
        keymap.of(defaultKeymap),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorState.readOnly.of(isReadOnly),
        EditorView.editable.of(!isReadOnly),
        EditorView.updateListener.of(({ docChanged, state }) => {
          const text = state.doc.toString();
          if (docChanged && text !== latest.current.value) latest.current.onChange(text);
        }),
        look,
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, isReadOnly]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const end = editor.state.doc.length;
    const within = (at: number) => Math.min(at, end);
    const diagnostics = marks.map(({ from, to, text }) => ({
      from: within(from),
      to: within(to),
      severity: 'warning' as const,
      message: text,
    }));
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [marks]);

  return <div ref={host} className="field-frame overflow-hidden" />;
}

const look = EditorView.theme({
  '&': { fontSize: '0.8125rem', color: 'var(--ink)', backgroundColor: 'var(--surface)', maxHeight: '24rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    minHeight: '10rem',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-muted)', border: '0' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--hairline)',
    maxWidth: '20rem',
  },
});
