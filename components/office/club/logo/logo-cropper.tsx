'use client';

import { type PointerEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Crop,
  cropSide,
  dragged,
  type Grip,
  wholePicture,
} from '@/components/office/club/logo/crop-box';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/inputs/field';
import { WholeNumberInput } from '@/components/ui/inputs/typed-input';

type LogoCropperProps = {
  src: string;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  onPicture: (picture: HTMLImageElement | null) => void;
  onUnreadable: () => void;
};

const corners: Readonly<Record<Exclude<Grip, 'middle'>, string>> = {
  leftTop: '-top-1.5 -left-1.5 cursor-nwse-resize',
  rightTop: '-top-1.5 -right-1.5 cursor-nesw-resize',
  leftBottom: '-bottom-1.5 -left-1.5 cursor-nesw-resize',
  rightBottom: '-right-1.5 -bottom-1.5 cursor-nwse-resize',
};
const cornerNames = ['leftTop', 'rightTop', 'leftBottom', 'rightBottom'] as const;
const sides = ['left', 'right', 'top', 'bottom'] as const;

/** A frame to drag, and the same four margins to type. */
export function LogoCropper({ src, crop, onCrop, onPicture, onUnreadable }: LogoCropperProps) {
  const t = useTranslations('club.logo');
  const room = useRef<HTMLDivElement>(null);

  function drag(event: PointerEvent, grip: Grip) {
    const box = room.current?.getBoundingClientRect();
    if (!box || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { clientX, clientY } = event;
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const move = (to: globalThis.PointerEvent) => {
      const x = ((to.clientX - clientX) / box.width) * 100;
      const y = ((to.clientY - clientY) / box.height) * 100;
      onCrop(dragged(crop, grip, x, y));
    };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', () => ending.abort(), options);
    window.addEventListener('pointercancel', () => ending.abort(), options);
  }

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-medium">{t('crop')}</legend>
      <p className="text-sm text-ink-muted">{t('cropText')}</p>
      <div
        ref={room}
        className="relative w-fit max-w-full touch-none overflow-hidden rounded-sm border bg-sunken p-0 select-none"
      >
        {/* biome-ignore lint/performance/noImgElement: a picture just selected, on this device only */}
        <img
          ref={onPicture}
          src={src}
          onError={onUnreadable}
          alt=""
          draggable={false}
          className="block max-h-72 min-h-24 max-w-full"
        />
        <div
          aria-hidden="true"
          onPointerDown={event => drag(event, 'middle')}
          className="absolute cursor-move border-2 border-accent shadow-[0_0_0_999px_rgb(0_0_0/0.45)]"
          style={{ inset: `${crop.top}% ${crop.right}% ${crop.bottom}% ${crop.left}%` }}
        >
          {cornerNames.map(name => (
            <span
              key={name}
              onPointerDown={event => drag(event, name)}
              className={cn(
                'absolute size-3.5 rounded-full border-2 border-accent bg-surface',
                corners[name],
              )}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {sides.map(side => (
          <Field key={side} label={t(side)}>
            <WholeNumberInput
              className="w-20"
              value={Math.round(crop[side])}
              onValueChange={share => onCrop(cropSide(crop, side, share || 0))}
            />
          </Field>
        ))}
        <Button onClick={() => onCrop(wholePicture)}>{t('whole')}</Button>
      </div>
    </fieldset>
  );
}
