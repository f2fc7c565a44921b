import type { AddressForm } from '@/lib/rules/enums';
import { getAddressForm } from '@/lib/services/clubs/get-address-form';
import { problemResponse, toAppError } from '../problem';
import type { RequestState } from './open-request';
import { requireNamedClub } from './require-club';

/** Converts an error to a problem in the reader's language, and notes its code for the log of the API key. */
export async function mapError(state: RequestState, error: unknown): Promise<Response> {
  const { operation, request, requestId, locale } = state;
  const addressForm = await addressFormOf(state);
  const { method } = request;
  state.problem = toAppError(error).code;
  // Forms and the office send no such header: the one is anonymous, the other has a cookie.
  const isProgram = request.headers.has('authorization');
  return problemResponse(error, {
    id: requestId,
    method,
    route: operation.path,
    locale,
    addressForm,
    isProgram,
  });
}

/** Returns the form of address of the club; only German has two. Returns `Du` on any error. */
async function addressFormOf(state: RequestState): Promise<AddressForm> {
  if (state.locale !== 'de' || !state.operation.hasClubCors) return 'Du';
  try {
    return await getAddressForm(state.db, await requireNamedClub(state));
  } catch {
    return 'Du';
  }
}
