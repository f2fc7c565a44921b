'use client';

import { Copy, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { useCopyFormat } from '@/lib/api-client/exports';
import type { ClubSoftwareFormat } from '@/lib/contracts/exports';

type CopyFormatProps = {
  formats: readonly (Pick<ClubSoftwareFormat, 'id' | 'name'> & { readonly columns: readonly unknown[] })[];
  /** The format to copy; offers all formats if absent. */
  sourceId?: string;
};

/** Creates a club's own format as a copy of another one. */
export function CopyFormat({ formats, sourceId }: CopyFormatProps) {
  const t = useTranslations('exporting.formats');
  const router = useRouter();
  const readable = formats.filter(({ columns }) => columns.length > 0);
  const copy = useCopyFormat();
  const nameFor = (id: string) => {
    const source = readable.find(format => format.id === id);
    return source ? t('copyName', { name: source.name }) : '';
  };
  const first = sourceId ?? readable[0]?.id ?? '';
  const form = useApiForm({
    values: { sourceId: first, name: nameFor(first) },
    save: async typed => {
      const { id } = await copy.mutateAsync(typed);
      router.push(`/exports/formats/${id}`);
    },
  });
  const { sourceId: chosen, name } = useFormValues(form);
  return (
    <MutationDialog
      form={form}
      trigger={
        <Button variant="primary" icon={sourceId ? Copy : Plus}>
          {t(sourceId ? 'copy' : 'create')}
        </Button>
      }
      title={t('createTitle')}
      submitLabel={t('createConfirm')}
      failedTitle={t('createFailed')}
    >
      {!sourceId && (
        <SelectField
          form={form}
          name="sourceId"
          label={t('from')}
          options={readable.map(format => ({ value: format.id, label: format.name }))}
          onChosen={id => {
            if (name === nameFor(chosen)) form.set({ name: nameFor(id) });
          }}
        />
      )}
      <TextField form={form} name="name" label={t('name')} autoComplete="off" maxLength={100} />
    </MutationDialog>
  );
}
