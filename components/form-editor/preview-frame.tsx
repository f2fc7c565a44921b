'use client';

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ControlValue } from '@/components/form-view/form-values';

type PreviewFrameProps = { slug: string; title: string; className: string; children: ReactNode };

/** Renders parts of the public form in a page of the club's form, and so in its style and design. */
export function PreviewFrame({ slug, title, className, children }: PreviewFrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        src={`/f/${slug}/membership?preview=1`}
        title={title}
        onLoad={event => setContainer(emptied(event.currentTarget.contentDocument))}
        className={className}
      />
      {container && createPortal(children, container)}
    </>
  );
}

/** The page with its style and design, but without the form. Its root sets the width that styles depend on. */
function emptied(page: Document | null): HTMLElement | null {
  const root = page?.getElementById('root');
  if (!page || !root) return null;
  const container = page.createElement('div');
  container.className = 'sheet';
  container.dataset.live = '';
  root.replaceChildren(container);
  page.body.replaceChildren(root);
  return container;
}

/** The new value of a control. `instanceof` fails across frames, so elements are known by their properties. */
export function typedValue(target: EventTarget | null, before: unknown): ControlValue {
  const isTicked = target !== null && 'checked' in target && target.checked === true;
  if (typeof before === 'boolean') return isTicked;
  const value = target !== null && 'value' in target ? String(target.value) : '';
  if (!Array.isArray(before)) return value;
  const others = before.map(String).filter(one => one !== value);
  return isTicked ? [...others, value] : others;
}
