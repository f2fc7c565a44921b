'use client';

import { useTranslations } from 'use-intl';
import type { ImageSettings } from '@/components/form-editor/design/design';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { ImageSource } from '@/components/form-editor/design-fields/image-source';
import { PositionPad } from '@/components/form-editor/design-fields/position-pad';
import { SizeField } from '@/components/form-editor/design-fields/size-field';
import { Field } from '@/components/ui/inputs/field';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Select } from '@/components/ui/inputs/select';
import type { CustomDesignSettings } from '@/lib/contracts/forms';

const sizes = ['auto', 'cover', 'contain', 'custom'] as const;
const repeats = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'] as const;
const attachments = ['scroll', 'fixed'] as const;

/** The image behind the form: its source and its position. */
export function ImageFields({ editor, custom }: { editor: DesignEditor; custom: CustomDesignSettings }) {
  const t = useTranslations('forms.design');
  const image = custom.backgroundImageSettings;
  const set = (changes: Partial<ImageSettings>) =>
    editor.changeCustom(
      { backgroundImageSettings: { ...image, ...changes } },
      `image-${Object.keys(changes)}`,
    );
  return (
    <div className="flex flex-col gap-4">
      <ImageSource editor={editor} custom={custom} />
      {custom.backgroundImageUrl !== '' && (
        <>
          <Field label={t('imageSize')}>
            <Select value={image.size} onChange={event => set({ size: oneOf(sizes, event.target.value) })}>
              {sizes.map(size => (
                <option key={size} value={size}>
                  {t(`imageSizes.${size}`)}
                </option>
              ))}
            </Select>
          </Field>
          {image.size === 'custom' && (
            <>
              <SizeField
                label={t('imageWidth')}
                value={image.customWidth}
                {...imageBounds}
                onChange={customWidth => set({ customWidth })}
              />
              <SizeField
                label={t('imageHeight')}
                value={image.customHeight}
                {...imageBounds}
                onChange={customHeight => set({ customHeight })}
              />
            </>
          )}
          <Field label={t('repeat')}>
            <Select
              value={image.repeat}
              onChange={event => set({ repeat: oneOf(repeats, event.target.value) })}
            >
              {repeats.map(repeat => (
                <option key={repeat} value={repeat}>
                  {t(`repeats.${repeat}`)}
                </option>
              ))}
            </Select>
          </Field>
          <PositionPad value={image.position} onChange={position => set({ position })} />
          <div>
            <p className="mb-2 font-medium" aria-hidden="true">
              {t('attachment')}
            </p>
            <SegmentedControl
              label={t('attachment')}
              segments={attachments.map(value => ({ value, label: t(`attachments.${value}`) }))}
              value={image.attachment}
              onValueChange={attachment => set({ attachment })}
            />
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Sizes in pixels: `min` and `max` bound typed values as the API does, `slideMax` is the end of the
 * slider.
 */
const imageBounds = { min: 1, max: 10_000, slideMax: 1_200, unit: 'px' } as const;

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find(value => value === text) ?? values[0];
}
