'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccentNotice } from '@/components/form-editor/design/accent-notice';
import { BrandCard } from '@/components/form-editor/design/brand-card';
import { ContrastNotice } from '@/components/form-editor/design/contrast-notice';
import { CssPanel } from '@/components/form-editor/design/css-panel';
import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';
import { PresetPicker } from '@/components/form-editor/design/preset-picker';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { BackgroundFields } from '@/components/form-editor/design-fields/background-fields';
import { ColourField } from '@/components/form-editor/design-fields/colour-field';
import { ImageFields } from '@/components/form-editor/design-fields/image-fields';
import { LayoutFields } from '@/components/form-editor/design-fields/layout-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import type { CustomDesignSettings } from '@/lib/contracts/forms';
import type { ConfinedCss } from '@/lib/rules/css/confine-css';

type DesignPanelProps = { editor: DesignEditor; confined: ConfinedCss; isReadOnly: boolean };

/** Every setting of the design; those of the custom design only if it is selected. */
export function DesignPanel({ editor, confined, isReadOnly }: DesignPanelProps) {
  const t = useTranslations('forms.design');
  const { design, change } = editor;
  const { presetDesign, customDesign } = design;
  const custom = presetDesign === 'Custom' ? customDesign : null;
  return (
    <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{t('settings')}</legend>
      <BrandCard editor={editor} />
      <Card title={t('preset')}>
        <PresetPicker
          design={design}
          onChange={preset =>
            change(
              {
                ...design,
                presetDesign: preset,
                customDesign: preset === 'Custom' ? (customDesign ?? presetAsCustom.Classic) : customDesign,
              },
              'preset',
            )
          }
        />
        {presetDesign !== 'Custom' && !isReadOnly && (
          <Button
            icon={SlidersHorizontal}
            className="mt-4"
            onClick={() =>
              change(
                { ...design, presetDesign: 'Custom', customDesign: presetAsCustom[presetDesign] },
                'customise',
              )
            }
          >
            {t('customise')}
          </Button>
        )}
      </Card>
      {custom && <CustomCards editor={editor} custom={custom} />}
      <CssCard editor={editor} confined={confined} isReadOnly={isReadOnly} />
    </fieldset>
  );
}

function CustomCards({ editor, custom }: { editor: DesignEditor; custom: CustomDesignSettings }) {
  const t = useTranslations('forms.design');
  const { changeCustom } = editor;
  return (
    <>
      <Card title={t('colours')}>
        <div className="flex flex-col gap-6">
          <BackgroundFields
            legend={t('pageBackground')}
            hint={t('pageBackgroundHint')}
            value={custom.pageBackground}
            onChange={pageBackground => changeCustom({ pageBackground }, 'pageBackground')}
          />
          <BackgroundFields
            legend={t('formBackground')}
            hint={t('formBackgroundHint')}
            value={custom.formBackground}
            onChange={formBackground => changeCustom({ formBackground }, 'formBackground')}
          />
          <ColourField
            label={t('textColor')}
            value={custom.textColor}
            onChange={textColor => changeCustom({ textColor }, 'textColor')}
          />
          <ContrastNotice
            custom={custom}
            brandColor={editor.design.brandColor}
            onCorrect={corrected => changeCustom(corrected, 'correct')}
          />
        </div>
      </Card>
      <FoldedCard title={t('image')}>
        <ImageFields editor={editor} custom={custom} />
      </FoldedCard>
      <FoldedCard title={t('layout')}>
        <LayoutFields editor={editor} custom={custom} />
      </FoldedCard>
    </>
  );
}

/** A card whose content is loaded and shown when it is opened. `children` of a closed card are not rendered. */
function FoldedCard({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 className="inline text-lg font-semibold">{title}</h2>
        </summary>
        {isOpen && <div className="mt-3">{children}</div>}
      </details>
      {below}
    </Card>
  );
}

function CssCard({ editor, confined, isReadOnly }: DesignPanelProps) {
  const t = useTranslations('forms.design');
  return (
    <FoldedCard title={t('css')} below={<AccentNotice design={editor.design} css={confined.css} />}>
      <CssPanel editor={editor} confined={confined} isReadOnly={isReadOnly} />
    </FoldedCard>
  );
}
