'use client';

import { Copy, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { ApiProblem } from '@/lib/api-client/api-problem';
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
  const ui = useTranslations('ui');
  const router = useRouter();
  const formId = useId();
  const readable = formats.filter(({ columns }) => columns.length > 0);
  const [chosen, setChosen] = useState(sourceId ?? readable[0]?.id ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const copy = useCopyFormat();
  const problem = copy.error instanceof ApiProblem ? copy.error : null;
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, problem);
  const source = readable.find(({ id }) => id === chosen);
  const name = typed ?? (source ? t('copyName', { name: source.name }) : '');
  const nameError = problem?.errors.name?.join(' ');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (copy.isPending) return;
    const onSuccess = ({ id }: { id: string }) => router.push(`/exports/formats/${id}`);
    copy.mutate({ name, sourceId: chosen }, { onSuccess });
  }

  return (
    <Dialog
      onOpenChange={() => {
        copy.reset();
        setTyped(null);
      }}
      trigger={
        <Button variant="primary" icon={sourceId ? Copy : Plus}>
          {t(sourceId ? 'copy' : 'create')}
        </Button>
      }
      title={t('createTitle')}
      footer={
        <>
          <DialogClose asChild>
            <Button>{ui('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" pending={copy.isPending}>
            {t('createConfirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {!sourceId && (
          <Field label={t('from')}>
            <Select value={chosen} onChange={event => setChosen(event.target.value)}>
              {readable.map(format => (
                <option key={format.id} value={format.id}>
                  {format.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t('name')} {...(nameError ? { error: nameError } : {})}>
          <Input
            autoComplete="off"
            maxLength={100}
            value={name}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
        {problem && !nameError && (
          <Notice tone="danger" title={t('createFailed')}>
            {problem.detail}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
