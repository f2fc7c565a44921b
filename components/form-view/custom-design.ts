import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';

/** The club's own design where it is the chosen one; a preset leaves it aside. */
export function customDesignOf(design: FormDesign): CustomDesignSettings | null {
  return design.presetDesign === 'Custom' ? (design.customDesign ?? null) : null;
}
