'use client';

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { designOf } from '@/components/form-editor/design/design';
import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';

const startingPoints = ['Classic', 'Modern', 'Minimal', 'Dark', 'HighContrast'] as const;

/** Undo, redo, reset from a preset, publish. */
export function DesignActions({ editor }: { editor: DesignEditor }) {
  const t = useTranslations('forms.design');
  const [isPublishing, setIsPublishing] = useState(false);

  async function publish() {
    setIsPublishing(true);
    try {
      if (await editor.publish()) toast.success(t('published'));
    } catch (error) {
      toast.error(t('publishFailed'), { description: detailOf(error) });
    } finally {
      setIsPublishing(false);
    }
  }

  return (
    <>
      <IconButton icon={Undo2} label={t('undo')} disabled={!editor.canUndo} onClick={editor.undo} />
      <IconButton icon={Redo2} label={t('redo')} disabled={!editor.canRedo} onClick={editor.redo} />
      <ResetMenu editor={editor} />
      <Button variant="primary" pending={isPublishing} disabled={editor.isPublished} onClick={publish}>
        {t('publish')}
      </Button>
    </>
  );
}

/** Every reset can be undone, so none asks first. */
function ResetMenu({ editor }: { editor: DesignEditor }) {
  const t = useTranslations('forms');
  const { design, published, isPublished, change } = editor;
  return (
    <Menu
      trigger={
        <Button icon={RotateCcw}>
          <span className="max-sm:sr-only">{t('design.reset')}</span>
        </Button>
      }
    >
      <MenuItem disabled={isPublished} onSelect={() => change(designOf(published.value), 'reset')}>
        {t('design.resetToPublished')}
      </MenuItem>
      <MenuSeparator />
      {startingPoints.map(preset => (
        <MenuItem
          key={preset}
          onSelect={() =>
            change({ ...design, presetDesign: 'Custom', customDesign: presetAsCustom[preset] }, 'reset')
          }
        >
          {t('design.resetToPreset', { preset: t(`presets.${preset}`) })}
        </MenuItem>
      ))}
    </Menu>
  );
}
