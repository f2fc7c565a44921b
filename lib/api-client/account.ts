import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfoRequest, TwoFactorRequest } from '@/lib/contracts/auth';
import { api, bodyOf } from './client';

const keys = {
  info: ['account', 'info'],
  twoFactor: ['account', '2fa'],
  sessions: ['account', 'sessions'],
  invitations: ['account', 'invitations'],
};

/** The signed-in user, the current club and the user's other clubs. */
export function useAccount() {
  return useQuery({
    queryKey: keys.info,
    queryFn: ({ signal }) => bodyOf(api.GET('/auth/manage/info', { signal })),
  });
}

/** Changes names or password, or requests another e-mail address. */
export function useChangeAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: InfoRequest) => bodyOf(api.POST('/auth/manage/info', { body })),
    onSuccess: info => {
      queries.setQueryData(keys.info, info);
      return queries.invalidateQueries({ queryKey: keys.sessions });
    },
  });
}

/** State of the second factor; the API returns it for an empty request. */
export function useTwoFactor() {
  return useQuery({
    queryKey: keys.twoFactor,
    queryFn: ({ signal }) => bodyOf(api.POST('/auth/manage/2fa', { body: {}, signal })),
    refetchOnWindowFocus: false,
  });
}

export function useChangeTwoFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TwoFactorRequest) => bodyOf(api.POST('/auth/manage/2fa', { body })),
    onSuccess: ({ recoveryCodes: _shownOnce, ...state }) => queries.setQueryData(keys.twoFactor, state),
  });
}

/** The user's sign-ins that are still valid. */
export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => bodyOf(api.GET('/auth/manage/sessions', { signal })),
  });
}

/** Ends one sign-in, or all others without an id. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null
        ? api.DELETE('/auth/manage/sessions')
        : api.DELETE('/auth/manage/sessions/{id}', { params: { path: { id } } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** The user's open invitations to clubs. */
export function useInvitations() {
  return useQuery({
    queryKey: keys.invitations,
    queryFn: ({ signal }) => bodyOf(api.GET('/auth/manage/invitations', { signal })),
  });
}

export function useAnswerInvitation(id: string) {
  const queries = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: (answer: 'accept' | 'decline'): Promise<unknown> =>
      answer === 'accept'
        ? api.POST('/auth/manage/invitations/{id}/accept', { params })
        : api.POST('/auth/manage/invitations/{id}/decline', { params }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
}

/**
 * Removes the user from a club. A full page load must follow, because the page still holds the
 * club's data.
 */
export async function leaveClub(clubId: string): Promise<void> {
  await api.DELETE('/auth/manage/clubs/{clubId}', { params: { path: { clubId } } });
}

/** Switches this sign-in to another club of the user. */
export async function switchClub(clubId: string): Promise<void> {
  await api.POST('/auth/switch-club', { body: { clubId } });
}
