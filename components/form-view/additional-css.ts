import type { FormDesign } from '@/lib/contracts/forms';
import { formRootClass } from '@/lib/css/form-root';

/** What nobody may take out of sight: mandate, price, privacy notice, and what is wrong. */
const mustSee =
  ':is(.mandate,.privacy,.alert,.error,.price-lines,.price-sums,.price-bar>summary,.choice .aside)';

/**
 * The second wall behind `confineCss`, which lets nothing through that hides or moves: on these parts nothing lies, and
 * their letters have the design's own colours on its own ground.
 */
const guards = [
  `${mustSee}{position:relative!important;z-index:1!important;color:var(--ink)!important;background:var(--surface-base)!important}`,
  `${mustSee} :not(input,select,textarea,button){color:inherit!important;background:none!important;border:0!important;box-shadow:none!important}`,
  `${mustSee} ::before,${mustSee} ::after,${mustSee}:not(.error)::before,${mustSee}::after{padding:0!important;background:none!important;box-shadow:none!important}`,
  '.error,.alert a{color:var(--danger)!important}',
  '.error::before{padding:0!important;background:currentColor!important;box-shadow:none!important}',
  `@media (prefers-reduced-motion:reduce){.${formRootClass} *{animation:none!important}}`,
].join('');

/** The club's own CSS, confined when it was stored and when it was read, and the guards that it cannot outdo. */
export function additionalCss({ additionalCss: css }: FormDesign): string {
  return css === '' || /<|@import/i.test(css) ? '' : `${css}\n${guards}`;
}
