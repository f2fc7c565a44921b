import type { ClubLogo } from '@/lib/contracts/file';
import { AppError } from '@/lib/platform/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';

/**
 * Throws a 412 unless `If-Match` matches the `ETag` of the stored logo. Without a logo no version can match (RFC 9110
 * §13.1.1).
 */
export function assertLogoVersion(precondition: Precondition, stored: ClubLogo | null): void {
  if (stored) assertEtag(precondition, contentEtagOf(JSON.stringify(stored)));
  else if (precondition !== null) throw new AppError('precondition-failed');
}
