'use client';

import { FileJson, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { placesOf } from '@/components/office/persons/places';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { exportPerson, type PersonFile } from '@/lib/api-client/persons';
import type { PersonMatch, PersonQuery } from '@/lib/contracts/persons';

const formats = { pdf: FileText, json: FileJson } as const;
const names = ['pdf', 'json'] as const;

type HandOverProps = { person: PersonQuery; matches: readonly PersonMatch[] };

/** All that is stored, as a file to hand over. */
export function HandOver({ person, matches }: HandOverProps) {
  const t = useTranslations('persons.export');
  const [pending, setPending] = useState<keyof typeof formats | null>(null);
  async function take(format: keyof typeof formats) {
    setPending(format);
    try {
      save(await exportPerson({ person, places: placesOf(matches) }, format));
      toast.success(t('done'));
    } catch (error) {
      const detail = error instanceof ApiProblem ? error.detail : null;
      toast.error(t('failed'), detail ? { description: detail } : {});
    } finally {
      setPending(null);
    }
  }
  return (
    <Card title={t('title')} description={t('text')}>
      <div className="flex flex-wrap gap-2">
        {names.map(format => (
          <Button
            key={format}
            icon={formats[format]}
            pending={pending === format}
            disabled={matches.length === 0}
            onClick={() => void take(format)}
          >
            {t(format)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** As a download, like a link to it would. */
function save({ blob, fileName }: PersonFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
