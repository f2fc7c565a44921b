import { expect, type FrameLocator, type Page } from '@playwright/test';

type Form = Page | FrameLocator;

/** Synthetic answers of an adult who pays by invoice. */
export const applicant = {
  firstName: 'Mia',
  lastName: 'Wieder',
  street: 'Rosenweg 7',
  zip: '53111',
  city: 'Bonn',
  email: 'mia.wieder@example.org',
};

/** Presses the button that leads to the next step, and waits until it is there. */
export async function goOn(form: Form, heading: string): Promise<void> {
  await form.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(form.getByRole('heading', { name: heading })).toBeFocused();
}

/** Fills in controls by their names, in a page or a frame. */
export async function fillControls(form: Form, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[id="${name}"]`).fill(value);
}

/** Fills in the first step of the demo club's membership form. */
export async function chooseAdultTariff(form: Form): Promise<void> {
  await fillControls(form, { birthDate: '28.02.1990' });
  await form.getByRole('radio', { name: /^Erwachsene/ }).check();
}

/** Fills in the form on a phone up to the step with the signature. */
export async function fillToSignature(form: Form): Promise<void> {
  await chooseAdultTariff(form);
  await goOn(form, 'Deine Angaben');
  await fillControls(form, applicant);
  await goOn(form, 'Zahlung');
  await form.getByRole('radio', { name: /Rechnung/ }).check();
  await goOn(form, 'Einwilligung und Unterschrift');
}
