import type { Page } from '@playwright/test';
import { sendUntil } from './form-steps';

/** Sends a reviewed application until it has arrived. */
export function sendApplication(page: Page): Promise<void> {
  return sendUntil(page, /^(Antrag absenden|Erneut senden)$/, 'Dein Antrag ist angekommen');
}
