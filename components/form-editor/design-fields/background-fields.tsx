'use client';

import { useTranslations } from 'use-intl';
import type { Background } from '@/components/form-editor/design/design';
import { ColourField } from '@/components/form-editor/design-fields/colour-field';
import { SizeField } from '@/components/form-editor/design-fields/size-field';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';

type BackgroundFieldsProps = {
  legend: string;
  hint: string;
  value: Background;
  onChange: (value: Background) => void;
};

/** No ground, one colour, or a gradient of two colours at an angle. */
export function BackgroundFields({ legend, hint, value, onChange }: BackgroundFieldsProps) {
  const t = useTranslations('forms.design');
  const set = (changes: Partial<Background>) => onChange({ ...value, ...changes });
  const types = (['None', 'Color', 'Gradient'] as const).map(type => ({
    value: type,
    label: t(`backgroundTypes.${type}`),
  }));
  return (
    <FieldGroup legend={legend} hint={hint}>
      <div>
        <SegmentedControl
          label={legend}
          segments={types}
          value={value.type}
          onValueChange={type => set({ type })}
        />
      </div>
      {value.type === 'Color' && (
        <ColourField label={t('colour')} value={value.color} onChange={color => set({ color })} />
      )}
      {value.type === 'Gradient' && (
        <>
          <div
            aria-hidden="true"
            className="h-8 rounded-md border"
            style={{
              background: `linear-gradient(${value.gradientDegree}deg,${value.gradientStart},${value.gradientEnd})`,
            }}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <ColourField
              label={t('gradientStart')}
              value={value.gradientStart}
              onChange={gradientStart => set({ gradientStart })}
            />
            <ColourField
              label={t('gradientEnd')}
              value={value.gradientEnd}
              onChange={gradientEnd => set({ gradientEnd })}
            />
          </div>
          <SizeField
            label={t('gradientDegree')}
            hint={t('gradientDegreeHint')}
            value={value.gradientDegree}
            min={0}
            max={360}
            unit="°"
            onChange={gradientDegree => set({ gradientDegree })}
          />
        </>
      )}
    </FieldGroup>
  );
}
