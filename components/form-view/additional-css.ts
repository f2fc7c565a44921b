import type { FormDesign } from '@/lib/contracts/forms';
import { formRootClass, mustSee } from '@/lib/rules/css/form-css';

/**
 * Black or white, whichever has at least 4.5 : 1 against the accent (0.565 is the lightness where
 * both do).
 */
const onAccent = 'oklch(from var(--accent) clamp(0, (0.565 - l) * 1000, 1) 0 0)';

/**
 * Second protection after `confineCss`, which removes declarations that hide or move elements. With these rules nothing
 * covers the protected parts, and their text has the design's colours for text and background.
 */
const guards = [
  `${mustSee}{position:relative!important;z-index:1!important;color:var(--ink)!important;background:var(--surface-base)!important;box-shadow:none!important;overflow-wrap:anywhere!important}`,
  `${mustSee} :not(input,select,textarea,button){color:inherit!important;background:none!important;border:0!important;box-shadow:none!important}`,
  `${mustSee} ::before,${mustSee} ::after,${mustSee}:not(.error)::before,${mustSee}::after{padding:0!important;background:none!important;box-shadow:none!important}`,
  // The background of its choice. A club's CSS cannot set these colours.
  '.option:not(.compact *)>.choice .aside{background:var(--choice-ground)!important}',
  '.option:not(.compact *):has(>.choice>input:checked) .aside{background:color-mix(in oklab,var(--accent) 8%,var(--surface-base))!important}',
  '.price-card :is(.price-lines,.price-sums){background:color-mix(in oklab,var(--ink) 4%,var(--surface-base))!important}',
  '.alert:not(.warn,.draft){background:color-mix(in oklab,var(--danger) 9%,var(--surface-base))!important}',
  '.error,.alert a{color:var(--danger)!important}',
  '.error::before{padding:0!important;color:var(--surface-base)!important;background:var(--danger)!important;box-shadow:none!important}',
  '.primary{position:relative!important;z-index:3!important;box-shadow:none!important;background:var(--ink)!important;color:var(--surface-base)!important}',
  `@supports (color:${onAccent}){.primary{background:var(--button,var(--accent))!important;color:var(--on-button,${onAccent})!important}}`,
  '.primary *{color:inherit!important;background:none!important}',
  '.primary::before,.primary::after{padding:0!important;border:0!important;background:none!important;box-shadow:none!important}',
  `@media (prefers-reduced-motion:reduce){.${formRootClass} *{animation:none!important}}`,
].join('');

/**
 * The club's own CSS, confined when stored and when read, followed by rules that it cannot
 * override.
 */
export function additionalCss({ additionalCss: css }: FormDesign): string {
  return css === '' || /<|@import/i.test(css) ? '' : `${css}\n${guards}`;
}
