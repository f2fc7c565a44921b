'use client';

import { type RefObject, useEffect } from 'react';

/** Leads to the first field that is wrong, once a refusal is drawn; to each refusal, by its identity, one time. */
export function useErrorFocus(within: RefObject<HTMLElement | null>, refusal: object | null): void {
  useEffect(() => {
    if (refusal) within.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [within, refusal]);
}
