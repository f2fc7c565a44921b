import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the product. It fetches nothing before the click unless `prefetch` is set: every page depends on the
 * session, so that a prefetch brings either nothing of use or a whole page.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
