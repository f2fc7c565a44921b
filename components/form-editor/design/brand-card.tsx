'use client';

import { CircleCheck } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { checkContrast, replacedBrands } from '@/components/form-editor/design/contrast';
import type { Design } from '@/components/form-editor/design/design';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { ColourField } from '@/components/form-editor/design-fields/colour-field';
import { allowedSchemes, schemeDesigns } from '@/components/form-view/design-tokens';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Field } from '@/components/ui/inputs/field';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Select } from '@/components/ui/inputs/select';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { parseColour, toHex } from '@/lib/rules/css/colour';
import { comingFonts, licenceFile } from '@/lib/rules/css/form-fonts';
import { colorSchemes, formFonts } from '@/lib/rules/enums';
import { formatBytes } from '@/lib/rules/format/format-bytes';

/** What every club asks for first: its colour, its font, and whether forms may be dark. */
export function BrandCard({ editor }: { editor: DesignEditor }) {
  const t = useTranslations('forms.design.brand');
  const { design, change } = editor;
  const { brandColor } = design;
  const [{ colours }] = schemeDesigns(design);
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <ColourField
            label={t('color')}
            hint={t('colorHint')}
            value={brandColor ?? toHex(colours.accent)}
            onChange={typed => {
              const colour = parseColour(typed);
              if (colour) change({ ...design, brandColor: toHex(colour) }, 'brandColor');
            }}
          />
          {brandColor && <BrandNotice design={design} brandColor={brandColor} />}
          {brandColor && (
            <Button
              size="sm"
              className="self-start"
              onClick={() => change({ ...design, brandColor: undefined }, 'presetColor')}
            >
              {t('presetColor')}
            </Button>
          )}
        </div>
        <FontChoice editor={editor} />
        <SchemeChoice editor={editor} />
      </div>
    </Card>
  );
}

/** Whether links in the club's colour can be read, and what replaces it where they cannot. */
function BrandNotice({ design, brandColor }: { design: Design; brandColor: string }) {
  const t = useTranslations('forms.design.brand');
  const format = useFormatter();
  const replaced = replacedBrands(design);
  const hasBrandButton = schemeDesigns(design).every(({ tokens }) => tokens.button !== undefined);
  if (replaced.length === 0) {
    const { parts } = checkContrast(design);
    const ratio = Math.min(...parts.filter(({ what }) => what === 'Accent').map(one => one.ratio));
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-accepted">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        {t('good', { ratio: format.number(Math.floor(ratio * 10) / 10) })}
      </p>
    );
  }
  return (
    <div role="status">
      <Notice tone="info" title={t('replacedTitle')}>
        <ul className="flex flex-col gap-1">
          {replaced.map(({ scheme, colour }) => (
            <li key={scheme} className="flex items-center gap-2">
              <Patch colour={brandColor} />
              <Patch colour={colour} />
              {t(`replaced.${scheme}`, { from: brandColor, to: colour })}
            </li>
          ))}
        </ul>
        <p className="mt-1">{t(hasBrandButton ? 'replacedText' : 'replacedAll')}</p>
      </Notice>
    </div>
  );
}

function Patch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 rounded-sm border border-hairline-strong"
      style={{ background: colour }}
    />
  );
}

function FontChoice({ editor: { design, change } }: { editor: DesignEditor }) {
  const t = useTranslations('forms.design');
  const locale = useLocale();
  const { font = 'System' } = design;
  const coming = font === 'System' ? null : comingFonts[font];
  return (
    <div className="flex flex-col gap-1">
      <Field label={t('font')}>
        <Select
          value={font}
          onChange={({ target }) =>
            change({ ...design, font: formFonts.find(one => one === target.value) ?? 'System' }, 'font')
          }
        >
          {formFonts.map(one => (
            <option key={one} value={one}>
              {t(`fonts.${one}`, { name: one === 'System' ? '' : comingFonts[one].name })}
            </option>
          ))}
        </Select>
      </Field>
      {coming && (
        <p className="max-w-prose text-sm text-ink-muted">
          {t('fontSize', {
            latin: formatBytes(coming.bytes.latin, locale),
            extended: formatBytes(coming.bytes['latin-ext'], locale),
          })}{' '}
          <TextLink href={licenceFile(coming)} target="_blank">
            {t('fontLicence')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function SchemeChoice({ editor: { design, change } }: { editor: DesignEditor }) {
  const t = useTranslations('forms.design');
  const { presetDesign, colorScheme = 'Light' } = design;
  const isChoice = allowedSchemes(presetDesign).length > 1;
  const onlyScheme = presetDesign === 'Custom' ? 'Custom' : 'OnlyDark';
  const hint = isChoice ? colorScheme : onlyScheme;
  return (
    <div className="flex flex-col gap-1">
      <p aria-hidden="true" className="font-medium">
        {t('colorScheme')}
      </p>
      {isChoice && (
        <div>
          <SegmentedControl
            label={t('colorScheme')}
            segments={colorSchemes.map(value => ({ value, label: t(`colorSchemes.${value}`) }))}
            value={colorScheme}
            onValueChange={value => change({ ...design, colorScheme: value }, 'colorScheme')}
          />
        </div>
      )}
      {hint !== 'Light' && hint !== 'Dark' && (
        <p className="max-w-prose text-sm text-ink-muted">{t(`colorSchemeHints.${hint}`)}</p>
      )}
    </div>
  );
}
