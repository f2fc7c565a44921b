'use client';

import { type RefObject, useEffect } from 'react';

/** Focuses the first invalid field after a refusal is rendered; once per refusal, by its identity. */
export function useErrorFocus(within: RefObject<HTMLElement | null>, refusal: object | null): void {
  useEffect(() => {
    if (refusal) within.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [within, refusal]);
}
