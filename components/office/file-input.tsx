'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { base64Of } from '@/components/form-editor/design-fields/read-picture';
import { Button } from '@/components/ui/button';
import { useFieldControl } from '@/components/ui/inputs/field-context';
import { FieldError } from '@/components/ui/inputs/field-error';
import { asProblem, detailOf } from '@/lib/api-client/api-problem';
import { uploadFile } from '@/lib/api-client/submission-files';
import { fileAccept, fileNameOf } from '@/lib/rules/custom-fields/file-answer';

type FileInputProps = {
  /** `internalName` of the custom field. */
  field: string;
  /** The answer, or empty. */
  value: string;
  onChange: (answer: string) => void;
  autoFocus?: boolean;
};

/** Uploads a file when it is chosen. Stands in a `Field`. */
export function FileInput({ field, value, onChange, autoFocus }: FileInputProps) {
  const t = useTranslations('detail.file');
  const control = useFieldControl({});
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function upload(file: File) {
    setFailure(undefined);
    setIsPending(true);
    try {
      const data = await base64Of(file);
      onChange((await uploadFile({ field, fileName: file.name.slice(-200), data })).answer);
    } catch (error) {
      const problem = asProblem(error);
      setFailure(
        Object.values(problem?.errors ?? {}).flat()[0] ?? (problem && detailOf(problem)) ?? t('failed'),
      );
    } finally {
      setIsPending(false);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      {/* Not an `Input`: browsers count a file control as read-only, which is drawn as disabled there. */}
      <input
        {...control}
        type="file"
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this editor
        autoFocus={autoFocus}
        className="block w-full rounded-md border border-hairline-strong bg-surface p-1.5 file:mr-3 file:rounded-sm file:border file:border-hairline-strong file:bg-sunken file:px-3 file:py-1"
        accept={fileAccept}
        disabled={isPending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
        }}
      />
      {failure && <FieldError>{failure}</FieldError>}
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
        {isPending && <span className="text-ink-muted">{t('sending')}</span>}
        {!isPending && value !== '' && (
          <>
            <span>{t('chosen', { name: fileNameOf(value) })}</span>
            <Button size="sm" onClick={() => onChange('')}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
