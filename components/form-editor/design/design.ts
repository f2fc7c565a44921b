import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';

/** The part of the form design that an editor changes. */
export type Design = Pick<
  FormDesign,
  'presetDesign' | 'customDesign' | 'brandColor' | 'colorScheme' | 'font' | 'additionalCss'
>;

export type Background = CustomDesignSettings['pageBackground'];
export type ImageSettings = CustomDesignSettings['backgroundImageSettings'];

/** Drops the members that the service adds. */
export function designOf({
  presetDesign,
  customDesign,
  brandColor,
  colorScheme,
  font,
  additionalCss,
}: Design): Design {
  return { presetDesign, customDesign, brandColor, colorScheme, font, additionalCss };
}

/** Whether both look the same and continue from the same settings. */
export function isSameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(inOrder(designOf(one))) === JSON.stringify(inOrder(designOf(other)));
}

/** Sorts the members of every object by name. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => [name, inOrder(member)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
