'use client';

import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readPicture } from '@/components/form-editor/design-fields/read-picture';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { isSame } from '@/components/forms/merge-values';
import { type Crop, wholePicture } from '@/components/office/club/logo/crop-box';
import { drawCrop } from '@/components/office/club/logo/draw-crop';
import { LogoCropper } from '@/components/office/club/logo/logo-cropper';
import { LogoPreview } from '@/components/office/club/logo/logo-preview';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/display/card';
import { FieldError } from '@/components/ui/inputs/field-error';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { asProblem, detailOf } from '@/lib/api-client/api-problem';
import { useSetLogo } from '@/lib/api-client/club-info';
import { pictureBytesMax, pictureTypes } from '@/lib/contracts/picture-types';

type LogoPickerProps = { etag: string | null; hasLogo: boolean; slug: string; clubName: string };
type Picked = { file: File; src: string };

/** Crops, previews and stores a picture of this device as the logo. */
export function LogoPicker({ etag, hasLogo, slug, clubName }: LogoPickerProps) {
  const t = useTranslations('club.logo');
  const inputId = useId();
  const picture = useRef<HTMLImageElement | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [shown, setShown] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSetLogo();

  function forget() {
    if (picked) URL.revokeObjectURL(picked.src);
    setPicked(null);
    setShown(null);
    setCrop(wholePicture);
    setFailure(null);
  }

  function pick(file: File) {
    forget();
    if (!pictureTypes.some(type => type === file.type)) setFailure(t('unreadable'));
    else if (file.size > pictureBytesMax) setFailure(t('tooLarge'));
    else setPicked({ file, src: URL.createObjectURL(file) });
  }

  async function cut({ file }: Picked, to: Crop) {
    if (isSame(to, wholePicture) || !picture.current) return readPicture(file);
    return drawCrop(picture.current, to, file.name);
  }

  async function preview(of: Picked) {
    try {
      const { contentType, data } = await cut(of, crop);
      setShown(`data:${contentType};base64,${data}`);
      setFailure(null);
    } catch {
      setFailure(t('unreadable'));
    }
  }

  async function store(of: Picked) {
    setFailure(null);
    try {
      await mutateAsync({ picture: await cut(of, crop), etag });
      forget();
      toast.success(t('stored'));
    } catch (error) {
      setFailure(explain(error));
    }
  }

  function explain(error: unknown): string {
    const problem = asProblem(error);
    if (!problem) return t('unreadable');
    return problem.status === 412 ? t('changed') : (detailOf(problem) ?? t('failed'));
  }

  return (
    <>
      <LeaveGuard isUnsaved={() => picked !== null} />
      <Card>
        <input
          id={inputId}
          type="file"
          accept={pictureTypes.join(',')}
          className="peer sr-only"
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) pick(file);
          }}
        />
        <label
          htmlFor={inputId}
          className={buttonStyles({
            variant: hasLogo || picked ? 'secondary' : 'primary',
            className: 'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent',
          })}
        >
          <ImageUp aria-hidden="true" />
          {t(hasLogo || picked ? 'replace' : 'pick')}
        </label>
        <p className="mt-1 text-sm text-ink-muted">{t('hint')}</p>
        {failure && !picked && <FieldError>{failure}</FieldError>}
        {picked && (
          <div className="mt-4 flex flex-col gap-4">
            <LogoCropper
              src={picked.src}
              crop={crop}
              onCrop={next => {
                setCrop(next);
                setShown(null);
              }}
              onPicture={element => {
                picture.current = element;
              }}
              onUnreadable={() => {
                forget();
                setFailure(t('unreadable'));
              }}
            />
            {failure && (
              <Notice tone="danger" title={t('failed')}>
                {failure}
              </Notice>
            )}
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" pending={isPending} onClick={() => void store(picked)}>
                {t('store')}
              </Button>
              <Button onClick={() => void preview(picked)}>{t('preview')}</Button>
              <Button variant="ghost" onClick={forget}>
                {t('cancel')}
              </Button>
            </div>
          </div>
        )}
      </Card>
      {shown && <LogoPreview src={shown} clubName={clubName} slug={slug} />}
    </>
  );
}
