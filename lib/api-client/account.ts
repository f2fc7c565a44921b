import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfoRequest, TwoFactorRequest } from '@/lib/contracts/auth';
import { api, bodyOf } from './client';

const keys = {
  info: ['account', 'info'],
  twoFactor: ['account', '2fa'],
  sessions: ['account', 'sessions'],
  invitations: ['account', 'invitations'],
};

/** Who is signed in, in which club, and in which others. */
export function useAccount() {
  return useQuery({
    queryKey: keys.info,
    queryFn: ({ signal }) => bodyOf(api.GET('/auth/manage/info', { signal })),
  });
}

/** Names, password or a wish for another address. */
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

/** The second factor as it is; what an empty request answers. */
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

/** One's own sign-ins that still count. */
export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => bodyOf(api.GET('/auth/manage/sessions', { signal })),
  });
}

/** Ends one sign-in, or all others where no id is given. */
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

/** Invitations of clubs that wait for an answer. */
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

/** Takes the person out of a club. Nothing of it may stay in the page's memory, so a full load must follow. */
export async function leaveClub(clubId: string): Promise<void> {
  await api.DELETE('/auth/manage/clubs/{clubId}', { params: { path: { clubId } } });
}

/** Moves this sign-in to another club of the user. */
export async function switchClub(clubId: string): Promise<void> {
  await api.POST('/auth/switch-club', { body: { clubId } });
}
