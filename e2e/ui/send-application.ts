import type { Page } from '@playwright/test';
import { sendUntil } from './form-steps';

/** Sends a reviewed application, repeatedly until it is stored. */
export function sendApplication(page: Page): Promise<void> {
  return sendUntil(page, /^(Antrag absenden|Erneut senden)$/, 'Noch ein Schritt');
}
