import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/app';
import { type HostSite, openHostSite } from './host-site';

export { expect } from '../fixtures/app';

type Site = HostSite & {
  /** The origin that the demo club allows. */
  readonly club: string;
};

/** The product, and a site of another origin that the demo club allows to frame its forms. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ app }, use) => {
      const site = await openHostSite();
      const club = site.origin('verein');
      await app.database.asOwner(
        owner => owner`update clubs set allowed_origins = ${[club]} where slug = 'demo'`,
      );
      await use({ ...site, club });
      await site.close();
    },
    { scope: 'worker' },
  ],
});

export type HostEvent = { readonly type: string; readonly detail: Readonly<Record<string, unknown>> };

/** Opens a page of the site. It records the events of its forms in `window.heard`. */
export async function openHostPage(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const heard: HostEvent[] = [];
    Object.assign(window, { heard, violations: [] as string[] });
    for (const type of ['ready', 'resize', 'step', 'submitted', 'failed'])
      document.addEventListener(type, event => keep(type, event), { capture: true });
    document.addEventListener('securitypolicyviolation', event =>
      Reflect.get(window, 'violations').push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
    function keep(type: string, event: Event): void {
      if (event instanceof CustomEvent) heard.push({ type, detail: event.detail });
    }
  });
  await page.goto(address);
}

export function heard(page: Page): Promise<HostEvent[]> {
  return page.evaluate(() => Reflect.get(window, 'heard'));
}

export async function countHeard(page: Page, type: string): Promise<number> {
  return (await heard(page)).filter(event => event.type === type).length;
}

/** Waits until the script of the form runs and returns its frame. */
export async function liveForm(element: Locator): Promise<FrameLocator> {
  const form = element.frameLocator('iframe');
  await form.locator('[data-live]').waitFor();
  return form;
}

/** Asserts that the heights of the frame and of its content differ by at most two pixels. */
export async function expectFitting(form: FrameLocator): Promise<void> {
  const gap = () =>
    form.locator('body').evaluate(body => Math.abs(window.innerHeight - body.getBoundingClientRect().height));
  await expect.poll(gap).toBeLessThanOrEqual(2);
}

/** Waits for `count` animation frames. */
export function drawFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async times => {
    for (let done = 0; done < times; done += 1) await new Promise(resolve => requestAnimationFrame(resolve));
  }, count);
}
