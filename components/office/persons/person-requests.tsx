'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FindPerson } from '@/components/office/persons/find-person';
import { PersonPlaces } from '@/components/office/persons/person-places';
import { PrivacyHeader } from '@/components/office/privacy/privacy-header';
import { usePersonMatches } from '@/lib/api-client/persons';
import type { PersonQuery } from '@/lib/contracts/persons';

/**
 * Requests of people for access to their data or its erasure. The search is in no address, because browsers
 * and proxies store addresses.
 */
export function PersonRequests() {
  const t = useTranslations('persons');
  const [person, setPerson] = useState<PersonQuery | null>(null);
  const matches = usePersonMatches(person);
  return (
    <>
      <PrivacyHeader title={t('title')} text={t('text')} mayEdit />
      <div className="flex max-w-xl flex-col gap-5">
        <FindPerson isPending={matches.isFetching} error={matches.error} onFind={setPerson} />
        {person && matches.data && (
          <PersonPlaces key={JSON.stringify(person)} person={person} found={matches.data} />
        )}
      </div>
    </>
  );
}
