import { expect, type Page } from '@playwright/test';

export const kinds = ['membership', 'change', 'cancellation'] as const;

/** Sizes of visible text in px, by what it is; and those of hints. */
function textSizes(page: Page) {
  return page.evaluate(() => {
    const sizesOf = (selector: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)]
          .filter(element => element.checkVisibility())
          .map(element => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    ];
    return {
      asked: sizesOf(
        'label, legend:not(.compact > legend), .option .name, .option .aside, select, textarea, .notes, input:not([type="radio"], [type="checkbox"], [type="hidden"])',
      ),
      buttons: sizesOf('.primary, .secondary'),
      headings: sizesOf('h1, h2'),
      hints: sizesOf('.hint, .detail, .count'),
    };
  });
}

/** Asserts that headings are larger than labels, that nothing asked is smaller than `base`, and hints are a little smaller. */
export async function expectOrderOfSizes(page: Page, base: number): Promise<void> {
  const { asked, buttons, headings, hints } = await textSizes(page);
  expect(Math.min(...asked), 'a label, option or input').toBeGreaterThanOrEqual(base);
  expect(Math.min(...headings), 'a heading').toBeGreaterThan(Math.max(...asked));
  expect(Math.min(...buttons), 'a button').toBeGreaterThanOrEqual(base);
  expect(Math.max(...hints), 'a hint').toBeLessThan(base);
  expect(Math.min(...hints), 'a hint').toBeGreaterThan(base * 0.85);
}
