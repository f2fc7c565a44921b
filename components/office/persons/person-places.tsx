'use client';

import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErasePerson } from '@/components/office/persons/erase-person';
import { PersonExport } from '@/components/office/persons/person-export';
import { PlaceRow } from '@/components/office/persons/place-row';
import { keyOfPlace } from '@/components/office/persons/places';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { PersonMatch, PersonMatches, PersonQuery } from '@/lib/contracts/persons';

/** Certain match: the name with birth date or address. An address alone may belong to a whole family. */
const isSure = ({ matchedBy }: PersonMatch) => matchedBy.includes('Name') && matchedBy.length > 1;

type PersonPlacesProps = { person: PersonQuery; found: PersonMatches };

/** The matches, the selection, and the actions on it. */
export function PersonPlaces({ person, found }: PersonPlacesProps) {
  const t = useTranslations('persons.found');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(found.items.filter(isSure).map(keyOfPlace)),
  );
  const matches = found.items.filter(match => chosen.has(keyOfPlace(match)));
  const change = (match: PersonMatch, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(keyOfPlace(match));
    else next.delete(keyOfPlace(match));
    setChosen(next);
  };
  return (
    <>
      <Card title={t('title')} description={t('text')} flush>
        <p role="status" className="px-5 py-3 text-sm text-ink-muted">
          {t('count', { count: found.items.length })}
          {found.items.length > 0 && ` · ${t('chosen', { count: matches.length })}`}
        </p>
        {!found.isComplete && (
          <Notice tone="warning" className="mx-5 mb-4">
            {t('incomplete')}
          </Notice>
        )}
        {found.items.length === 0 ? (
          <EmptyState icon={UserX} title={t('nothingTitle')} description={t('nothingText')} />
        ) : (
          <ul className="divide-y divide-hairline border-t">
            {found.items.map(match => (
              <PlaceRow
                key={keyOfPlace(match)}
                match={match}
                isChosen={chosen.has(keyOfPlace(match))}
                onChange={isChosen => change(match, isChosen)}
              />
            ))}
          </ul>
        )}
      </Card>
      {found.items.length > 0 && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PersonExport person={person} matches={matches} />
          <ErasePerson person={person} matches={matches} />
        </div>
      )}
    </>
  );
}
