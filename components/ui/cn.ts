import { cx } from 'class-variance-authority';
import type { ClassValue } from 'class-variance-authority/types';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: { text: ['xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl'], shadow: ['raised', 'overlay'] },
    classGroups: { h: ['control-height', 'control-height-sm'] },
  },
});

/**
 * Joins class names. If two set the same property, the later wins, so that callers can adjust a
 * primitive.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(cx(classes));
}
