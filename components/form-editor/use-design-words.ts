'use client';

import { useTranslations } from 'use-intl';
import type { FieldWords } from '@/components/forms/use-api-form';
import { comingFonts } from '@/lib/rules/css/form-fonts';
import { colorSchemes, presetDesigns } from '@/lib/rules/enums';

const labels = {
  presetDesign: 'preset',
  brandColor: 'brand.color',
  colorScheme: 'colorScheme',
  font: 'font',
  additionalCss: 'css',
  customDesign: 'settings',
  pageBackground: 'pageBackground',
  formBackground: 'formBackground',
  topMargin: 'topMargin',
  backgroundImageUrl: 'image',
  backgroundImageSettings: 'image',
  textColor: 'textColor',
  hideLogo: 'showLogo',
  formWidth: 'formWidth',
  formWidthCustom: 'formWidthCustom',
  borderRadius: 'borderRadius',
  boxShadow: 'boxShadow',
} as const;
const fontNames = new Map(Object.entries(comingFonts).map(([key, { name }]) => [key, name]));
const known = new Map<string, (typeof labels)[keyof typeof labels]>(Object.entries(labels));

/** Words of the design's settings when two states are compared; for more there is the preview. */
export function useDesignWords(): (path: string) => FieldWords | null {
  const t = useTranslations('forms.design');
  const presets = useTranslations('forms.presets');
  const answer = useTranslations('labels.answer');
  return path => {
    const [group = '', member] = path.split('.');
    const name = known.get(member ?? group);
    if (!name) return null;
    return {
      label: t(name),
      write: value => {
        if (name === 'showLogo') return answer(value ? 'no' : 'yes');
        if (value === null || typeof value === 'object') return '…';
        const scheme = name === 'colorScheme' && colorSchemes.find(one => one === value);
        if (name === 'font' && value !== 'System') return fontNames.get(String(value)) ?? String(value);
        if (name === 'font') return t('fonts.System', { name: '' });
        if (scheme) return t(`colorSchemes.${scheme}`);
        const preset = name === 'preset' && presetDesigns.find(one => one === value);
        return preset ? presets(preset) : String(value ?? '');
      },
    };
  };
}
