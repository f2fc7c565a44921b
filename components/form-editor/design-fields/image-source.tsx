'use client';

import { ImageUp, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DesignEditor, imagePath } from '@/components/form-editor/design/use-design-editor';
import { readPicture } from '@/components/form-editor/design-fields/read-picture';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Field } from '@/components/ui/inputs/field';
import { FieldError } from '@/components/ui/inputs/field-error';
import { Input } from '@/components/ui/inputs/input';
import { detailOf } from '@/lib/api-client/api-problem';
import type { CustomDesignSettings } from '@/lib/contracts/forms';
import { pictureTypes } from '@/lib/contracts/picture-types';

type ImageSourceProps = { editor: DesignEditor; custom: CustomDesignSettings };

/**
 * Uploads an image, or has the service copy one from another site. In both cases the service stores
 * it, and forms load it from there.
 */
export function ImageSource({ editor, custom }: ImageSourceProps) {
  const t = useTranslations('forms.design');
  const inputId = useId();
  const [address, setAddress] = useState('');
  const [working, setWorking] = useState<'Upload' | 'Address' | null>(null);
  const [failure, setFailure] = useState<{ of: 'Upload' | 'Address'; text: string } | null>(null);
  const url = custom.backgroundImageUrl;
  const isStored = url.startsWith('/');
  const lost =
    editor.saveState.kind === 'Refused' ? editor.saveState.problem.errors[imagePath]?.[0] : undefined;

  async function attempt(of: 'Upload' | 'Address', work: () => Promise<void>) {
    setWorking(of);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure({ of, text: explain(error) });
    } finally {
      setWorking(null);
    }
  }

  function explain(error: unknown): string {
    return detailOf(error) ?? t(error instanceof RangeError ? 'imageTooLarge' : 'imageFailed');
  }

  const upload = (file: File) =>
    attempt('Upload', async () => {
      const backgroundImageUrl = await editor.upload(await readPicture(file));
      editor.changeCustom({ backgroundImageUrl }, 'image');
    });

  function submitAddress(event: FormEvent) {
    event.preventDefault();
    void attempt('Address', async () => {
      await editor.copyImage(address.trim());
      setAddress('');
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {isStored && (
        <div className="flex items-start gap-3">
          {/* biome-ignore lint/performance/noImgElement: the club's own picture, re-encoded by
              the service */}
          <img src={url} alt={t('imageAlt')} className="h-20 w-32 rounded-md border bg-sunken object-cover" />
          <Button
            size="sm"
            variant="ghost"
            icon={Trash2}
            onClick={() => editor.changeCustom({ backgroundImageUrl: '' }, 'image')}
          >
            {t('imageRemove')}
          </Button>
        </div>
      )}
      {lost && !failure && <FieldError>{lost}</FieldError>}
      <div>
        {failure?.of === 'Upload' && <FieldError>{failure.text}</FieldError>}
        <input
          id={inputId}
          type="file"
          accept={pictureTypes.join(',')}
          className="peer sr-only"
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void upload(file);
          }}
        />
        <label
          htmlFor={inputId}
          aria-busy={working === 'Upload'}
          className={buttonStyles({
            className:
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-disabled:pointer-events-none peer-disabled:text-ink-muted',
          })}
        >
          <ImageUp aria-hidden="true" />
          {t(working === 'Upload' ? 'imageUploading' : isStored ? 'imageReplace' : 'imageUpload')}
        </label>
        <p className="mt-1 text-sm text-ink-muted">{t('imageHint')}</p>
      </div>
      <form onSubmit={submitAddress} noValidate>
        <Field
          label={t('imageAddress')}
          hint={t('imageAddressHint')}
          error={failure?.of === 'Address' ? failure.text : undefined}
        >
          <AddressInput
            value={address}
            onChange={setAddress}
            isPending={working === 'Address'}
            label={t('imageTakeOver')}
          />
        </Field>
      </form>
    </div>
  );
}

type AddressInputProps = {
  value: string;
  onChange: (value: string) => void;
  isPending: boolean;
  label: string;
};

function AddressInput({ value, onChange, isPending, label }: AddressInputProps) {
  return (
    <div className="flex gap-2">
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <Button type="submit" pending={isPending} disabled={value.trim() === ''}>
        {label}
      </Button>
    </div>
  );
}
