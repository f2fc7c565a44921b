'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '@/components/form-editor/design/design';
import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';
import { schemeDesigns } from '@/components/form-view/design-tokens';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import { presetDesigns } from '@/lib/rules/enums';

type Preset = FormDesign['presetDesign'];

type PresetPickerProps = {
  design: Design;
  onChange: (preset: Preset) => void;
};

/** The presets, each with a small picture. */
export function PresetPicker({ design, onChange }: PresetPickerProps) {
  const t = useTranslations('forms');
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('design.preset')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {presetDesigns.map(preset => (
          <label
            key={preset}
            className="flex cursor-pointer flex-col gap-1.5 rounded-md border p-1.5 text-sm hover:border-hairline-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={preset}
              checked={preset === design.presetDesign}
              onChange={() => onChange(preset)}
              className="sr-only"
            />
            <Swatch design={design} preset={preset} />
            <span className="px-0.5">{t(`presets.${preset}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ design, preset }: { design: Design; preset: Preset }) {
  const own = preset === 'Custom' ? design.customDesign : presetAsCustom[preset];
  const customDesign = own ?? presetAsCustom.Classic;
  const { pageBackground: page, formBackground: form, textColor, borderRadius } = customDesign;
  const [{ tokens }] = schemeDesigns({ ...design, presetDesign: preset, customDesign, colorScheme: 'Light' });
  return (
    <span
      aria-hidden="true"
      className="grid h-14 place-items-center overflow-hidden rounded-sm border"
      style={{ background: groundOf(page) }}
    >
      <span
        className="flex h-10 w-3/4 flex-col justify-center gap-1 border px-2"
        style={{ background: groundOf(form), borderRadius: borderRadius / 3, borderColor: `${textColor}30` }}
      >
        <span className="h-1 w-2/3 rounded-full" style={{ background: textColor }} />
        <span className="h-1 w-full rounded-full opacity-40" style={{ background: textColor }} />
        <span className="h-1.5 w-1/3 rounded-full" style={{ background: tokens.button ?? tokens.accent }} />
      </span>
    </span>
  );
}

function groundOf({
  type,
  color,
  gradientStart,
  gradientEnd,
  gradientDegree,
}: CustomDesignSettings['pageBackground']) {
  if (type === 'None') return 'transparent';
  return type === 'Color' ? color : `linear-gradient(${gradientDegree}deg,${gradientStart},${gradientEnd})`;
}
