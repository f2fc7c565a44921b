import { useQuery } from '@tanstack/react-query';
import { api, bodyOf } from './client';

/** Every text of the club, as it is whenever a page shows it. */
export function useClubTexts(isWanted = true) {
  return useQuery({
    queryKey: ['club-texts'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/texts', { signal })),
    enabled: isWanted,
    refetchOnMount: 'always',
  });
}
