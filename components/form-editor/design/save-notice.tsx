'use client';

import { CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DesignEditor } from '@/components/form-editor/design/use-design-editor';
import { useDesignWords } from '@/components/form-editor/use-design-words';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Notice } from '@/components/ui/notice';

/** Whether everything is saved, and whether visitors see it. */
export function SaveBadges({ editor }: { editor: DesignEditor }) {
  const t = useTranslations('forms.design.state');
  const { saveState, isPublished } = editor;
  const isSaved = saveState.kind === 'Saved';
  return (
    <span role="status" className="flex flex-wrap gap-2">
      {saveState.kind === 'Saving' && <Badge icon={CloudUpload}>{t('saving')}</Badge>}
      {saveState.kind !== 'Saved' && saveState.kind !== 'Saving' && (
        <Badge tone="danger" icon={CircleAlert}>
          {t('unsaved')}
        </Badge>
      )}
      {isSaved && isPublished && (
        <Badge tone="accepted" icon={CircleCheck}>
          {t('published')}
        </Badge>
      )}
      {isSaved && !isPublished && (
        <Badge tone="confirmed" icon={CircleCheck}>
          {t('draft')}
        </Badge>
      )}
    </span>
  );
}

/** Why the design cannot be saved, and how to continue. */
export function SaveNotice({ editor }: { editor: DesignEditor }) {
  const t = useTranslations('forms.design.state');
  const { saveState, conflict, choose, closeConflict, flush } = editor;
  const wordsOf = useDesignWords();
  if (conflict) {
    return (
      <div className="mb-4">
        <ConflictNotice
          conflict={conflict}
          wordsOf={wordsOf}
          onChoose={choose}
          onClose={conflict.isDecided ? closeConflict : undefined}
        />
      </div>
    );
  }
  if (saveState.kind !== 'Failed' && saveState.kind !== 'Refused') return null;
  const { problem } = saveState;
  const reasons = Object.values(problem.errors).flat();
  return (
    <Notice tone="danger" title={t(`${saveState.kind}Title`)} className="mb-4">
      <p>{reasons.join(' ') || problem.detail || t(`${saveState.kind}Text`)}</p>
      <Button size="sm" className="mt-2" onClick={() => void flush()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
