import { expect, type Page } from '@playwright/test';

/**
 * Replaces each text of the page by elements, as translation by the browser does: Chrome puts two `font` in the place of
 * a text node. The words stay the same, so that tests can read them. `isRepeated`: also each text that comes later.
 */
function translate(isRepeated: boolean): void {
  const left = 'font, script, style, title, textarea, noscript';
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(left)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replace(document);
  if (isRepeated)
    new MutationObserver(records => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) replace(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates the page as it is now, once. */
export function translateOnce(page: Page): Promise<void> {
  return page.evaluate(translate, false);
}

/** Translates each page from its first text on, and whatever changes. */
export async function translateRepeatedly(page: Page): Promise<void> {
  await page.addInitScript(translate, true);
}

/** Asserts that a translated page shows the words of another one, and that it is still translated. */
export async function expectSameWords(translated: Page, plain: Page): Promise<void> {
  await expect(async () => expect(await wordsOf(translated)).toEqual(await wordsOf(plain))).toPass({
    timeout: 5_000,
  });
  expect(await translated.locator('font > font').count()).toBeGreaterThan(20);
}

/** What a reader sees, without blanks: those between elements depend on the elements. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('#root').allInnerTexts()).join('').replace(/\s/g, '');
}
