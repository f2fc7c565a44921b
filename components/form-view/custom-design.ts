import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';

/** The club's own design if it is selected; null for a preset. */
export function customDesignOf(design: FormDesign): CustomDesignSettings | null {
  return design.presetDesign === 'Custom' ? (design.customDesign ?? null) : null;
}
