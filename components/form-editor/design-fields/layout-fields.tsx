'use client';

import { useTranslations } from 'use-intl';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { SizeField } from '@/components/form-editor/design-fields/size-field';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { Switch } from '@/components/ui/inputs/switch';
import type { CustomDesignSettings } from '@/lib/contracts/forms';

const widths = ['Narrow', 'Normal', 'Wide', 'Full', 'Custom'] as const;
const shadows = ['None', 'Small', 'Medium', 'Large'] as const;

/** Width and margin of the form, its corners and shadow, and the logo. */
export function LayoutFields({ editor, custom }: { editor: DesignEditor; custom: CustomDesignSettings }) {
  const t = useTranslations('forms.design');
  const set = (changes: Partial<CustomDesignSettings>) =>
    editor.changeCustom(changes, `${Object.keys(changes)}`);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('formWidth')}>
        <Select
          value={custom.formWidth}
          onChange={({ target }) => set({ formWidth: widths.find(one => one === target.value) ?? 'Normal' })}
        >
          {widths.map(width => (
            <option key={width} value={width}>
              {t(`formWidths.${width}`)}
            </option>
          ))}
        </Select>
      </Field>
      {custom.formWidth === 'Custom' && (
        <SizeField
          label={t('formWidthCustom')}
          value={custom.formWidthCustom}
          min={320}
          max={1_600}
          unit="px"
          onChange={formWidthCustom => set({ formWidthCustom })}
        />
      )}
      <SizeField
        label={t('topMargin')}
        value={custom.topMargin}
        min={0}
        max={400}
        unit="px"
        onChange={topMargin => set({ topMargin })}
      />
      <SizeField
        label={t('borderRadius')}
        value={custom.borderRadius}
        min={0}
        max={60}
        unit="px"
        onChange={borderRadius => set({ borderRadius })}
      />
      <Field label={t('boxShadow')}>
        <Select
          value={custom.boxShadow}
          onChange={({ target }) => set({ boxShadow: shadows.find(one => one === target.value) ?? 'None' })}
        >
          {shadows.map(shadow => (
            <option key={shadow} value={shadow}>
              {t(`boxShadows.${shadow}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Switch
        label={t('showLogo')}
        hint={t('showLogoHint')}
        checked={!custom.hideLogo}
        onChange={event => set({ hideLogo: !event.target.checked })}
      />
    </div>
  );
}
