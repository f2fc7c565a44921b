'use client';

import { FileJson, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { placesOf } from '@/components/office/persons/places';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';
import { exportPerson, type PersonFile } from '@/lib/api-client/persons';
import type { PersonMatch, PersonQuery } from '@/lib/contracts/persons';

const formats = { pdf: FileText, json: FileJson } as const;
const names = ['pdf', 'json'] as const;

type PersonExportProps = { person: PersonQuery; matches: readonly PersonMatch[] };

/** All stored data as a file. */
export function PersonExport({ person, matches }: PersonExportProps) {
  const t = useTranslations('persons.export');
  const [pending, setPending] = useState<keyof typeof formats | null>(null);
  async function download(format: keyof typeof formats) {
    setPending(format);
    try {
      save(await exportPerson({ person, places: placesOf(matches) }, format));
      toast.success(t('done'));
    } catch (error) {
      toast.error(t('failed'), { description: detailOf(error) });
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
            onClick={() => void download(format)}
          >
            {t(format)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** Saves like a click on a download link. */
function save({ blob, fileName }: PersonFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
