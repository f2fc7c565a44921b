import { customDesignOf } from '@/components/form-view/custom-design';
import { allowedSchemes, background, schemeDesigns, type Tokens } from '@/components/form-view/design-tokens';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import { formRootClass } from '@/lib/rules/css/form-css';
import { comingFonts, fontFaces } from '@/lib/rules/css/form-fonts';

/**
 * The club's design as CSS variables; the form's style sheet reads nothing else of it. Every value
 * is written from a parsed number, colour or keyword, so that no text of a club reaches the style
 * sheet. An image counts only if it is on this server. The variables are also set on the form root,
 * where the style sheet would mix lines and muted text again. `additionalCss` is separate.
 */
export function designCss(design: FormDesign): string {
  const custom = customDesignOf(design);
  const [first, second] = schemeDesigns(design);
  const logo = custom?.hideLogo ? '.head .logo{display:none}' : '';
  const hasLitLogo = first.scheme === 'dark' && allowedSchemes(design.presetDesign).length > 1;
  return [
    fontCss(design),
    variables(first.tokens),
    hasLitLogo ? litLogo : '',
    second ? `@media screen and (prefers-color-scheme:dark){${variables(second.tokens)}${litLogo}}` : '',
    logo,
    custom ? imageCss(custom) : '',
  ].join('');
}

/** Forms with the font of the system load nothing. */
function fontCss({ font = 'System' }: FormDesign): string {
  if (font === 'System') return '';
  const { name, fallback } = comingFonts[font];
  return `${fontFaces(comingFonts[font])}:root{--font:"${name}",${fallback}}`;
}

/** A logo drawn for white paper stays visible in the dark variant of a light preset. */
const litLogo = '.head .logo{padding:0.25rem 0.375rem;border-radius:0.375rem;background:#fff}';

function variables(tokens: Tokens): string {
  // A club's CSS may set `control`, but not the ground under prices.
  const written = Object.entries({ ...tokens, 'choice-ground': tokens.control });
  return `:root,.${formRootClass}{${written.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

/** The image over the page's ground. `html body` outweighs the style sheet's later `body`. */
function imageCss(custom: CustomDesignSettings): string {
  const { backgroundImageUrl: url, backgroundImageSettings: image, pageBackground } = custom;
  if (!/^\/[\w./-]+(?:\?[\w=&-]*)?$/.test(url) || url.startsWith('//')) return '';
  const size =
    image.size === 'custom' ? `${Number(image.customWidth)}px ${Number(image.customHeight)}px` : image.size;
  const ground = pageBackground.type === 'Gradient' ? background(pageBackground) : null;
  const layers = (first: string, second: string) => (ground ? `${first},${second}` : first);
  return [
    `html body{background-image:${layers(`url("${url}")`, ground ?? '')}`,
    `background-repeat:${layers(image.repeat, 'repeat')}`,
    `background-size:${layers(size, 'auto')}`,
    `background-position:${layers(image.position, 'left top')}`,
    `background-attachment:${layers(image.attachment, 'scroll')}}`,
  ].join(';');
}
