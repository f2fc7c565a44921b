import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';

/** What an editor changes of the look of the forms. */
export type Design = Pick<FormDesign, 'presetDesign' | 'customDesign' | 'additionalCss'>;

export type Background = CustomDesignSettings['pageBackground'];
export type ImageSettings = CustomDesignSettings['backgroundImageSettings'];

/** Without what the service adds to it. */
export function designOf({ presetDesign, customDesign, additionalCss }: Design): Design {
  return { presetDesign, customDesign, additionalCss };
}

/** Whether both look alike and go on from the same settings. */
export function isSameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(inOrder(designOf(one))) === JSON.stringify(inOrder(designOf(other)));
}

/** The members of every object by name, whatever order they came in. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => [name, inOrder(member)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
