'use client';

import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import {
  type NamedPlaceholder,
  unknownPlaces,
} from '@/components/office/settings/email-templates/placeholder-text';
import { Button } from '@/components/ui/button';

type UnknownPlacesProps = {
  text: string;
  known: readonly NamedPlaceholder[];
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
};

/** Lists unknown placeholders with links to their positions. */
export function UnknownPlaces({ text, known, field }: UnknownPlacesProps) {
  const t = useTranslations('settings.templates');
  const places = known.length > 0 ? unknownPlaces(text, known) : [];
  if (places.length === 0) return null;
  return (
    <div className="-mt-3 flex flex-wrap gap-2">
      {places.map(({ name, line, start, end }) => (
        <Button
          key={start}
          size="sm"
          variant="dangerQuiet"
          onClick={() => {
            field.current?.focus();
            field.current?.setSelectionRange(start, end);
          }}
        >
          {t('showPlace', { line, name })}
        </Button>
      ))}
    </div>
  );
}
