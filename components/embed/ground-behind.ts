/**
 * The colour of the page behind an element, as CSS. Null where it is not one opaque colour, such as
 * over a picture.
 */
export function groundBehind(element: Element): string | null {
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { backgroundImage, backgroundColor } = getComputedStyle(one);
    if (backgroundImage !== 'none') return null;
    if (/^rgb\(|^[a-z]+\([^/,]+\)$/.test(backgroundColor)) return backgroundColor;
    if (!/[,/] ?0\)$/.test(backgroundColor)) return null;
  }
  return /dark/.test(getComputedStyle(document.documentElement).colorScheme) ? null : 'rgb(255, 255, 255)';
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
