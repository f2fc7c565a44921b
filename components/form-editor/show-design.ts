import type { Design } from '@/components/form-editor/design';
import { additionalCss } from '@/components/form-view/additional-css';
import { designCss } from '@/components/form-view/design-css';

/**
 * Shows a design in a form that is open in a frame of this origin: the two style elements that depend on it are written
 * anew by the very functions that write them into the page, so nothing reloads and nothing flickers.
 * @param css additional CSS as the public form wears it; null leaves what is shown
 */
export function showDesign(page: Document | null | undefined, design: Design, css: string | null): void {
  write(page, 'css-design', designCss(design));
  if (css !== null) write(page, 'css-additional', additionalCss({ ...design, additionalCss: css }));
}

function write(page: Document | null | undefined, id: string, css: string): void {
  const style = page?.getElementById(id);
  if (style && style.textContent !== css) style.textContent = css;
}
