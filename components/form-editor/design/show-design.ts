import type { Design } from '@/components/form-editor/design/design';
import { additionalCss } from '@/components/form-view/additional-css';
import { designCss } from '@/components/form-view/design-css';

/**
 * Shows a design in an open form, in a frame of this origin. Replaces the two style elements that
 * depend on it, by the functions that write them into the page, so nothing reloads or flickers.
 * @param css additional CSS as the public form has it; null changes nothing
 */
export function showDesign(page: Document | null | undefined, design: Design, css: string | null): void {
  // The preview is scaled down; letters with the widths of full pixels would run together.
  page?.documentElement.style.setProperty('text-rendering', 'geometricPrecision');
  write(page, 'css-design', designCss(design));
  if (css !== null) write(page, 'css-additional', additionalCss({ ...design, additionalCss: css }));
}

function write(page: Document | null | undefined, id: string, css: string): void {
  const style = page?.getElementById(id);
  if (style && style.textContent !== css) style.textContent = css;
}
