import type { Background, ImageSettings } from '@/components/form-editor/design/design';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';

const colour = (color: string): Background => ({
  type: 'Color',
  color,
  gradientStart: color,
  gradientEnd: '#ffffff',
  gradientDegree: 180,
});

const image: ImageSettings = {
  repeat: 'no-repeat',
  size: 'cover',
  customWidth: 200,
  customHeight: 200,
  position: 'center center',
  attachment: 'scroll',
};

const classic: CustomDesignSettings = {
  pageBackground: colour('#f4f2ed'),
  formBackground: colour('#fefdfb'),
  topMargin: 32,
  backgroundImageUrl: '',
  backgroundImageSettings: image,
  textColor: '#122125',
  hideLogo: false,
  formWidth: 'Normal',
  formWidthCustom: 720,
  borderRadius: 12,
  boxShadow: 'Small',
};

/** The settings of a custom design that starts from a preset. */
export const presetAsCustom: Readonly<
  Record<Exclude<FormDesign['presetDesign'], 'Custom'>, CustomDesignSettings>
> = {
  Classic: classic,
  Modern: {
    ...classic,
    pageBackground: {
      ...colour('#bce8ea'),
      type: 'Gradient',
      gradientEnd: '#fbecd9',
      gradientDegree: 165,
    },
    borderRadius: 22,
    boxShadow: 'Large',
  },
  Minimal: {
    ...classic,
    pageBackground: colour('#fdfcfb'),
    formBackground: colour('#fdfcfb'),
    borderRadius: 4,
    boxShadow: 'None',
  },
  Dark: {
    ...classic,
    pageBackground: colour('#0b1215'),
    formBackground: colour('#141d20'),
    textColor: '#ecf1f2',
    boxShadow: 'None',
  },
  HighContrast: {
    ...classic,
    pageBackground: colour('#ffffff'),
    formBackground: colour('#ffffff'),
    textColor: '#000000',
    borderRadius: 2,
    boxShadow: 'None',
  },
};
