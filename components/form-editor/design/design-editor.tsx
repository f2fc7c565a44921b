'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DesignActions } from '@/components/form-editor/design/design-actions';
import { DesignPanel } from '@/components/form-editor/design/design-panel';
import { DesignPreview } from '@/components/form-editor/design/design-preview';
import { SaveBadges, SaveNotice } from '@/components/form-editor/design/save-notice';
import { useConfinedCss } from '@/components/form-editor/design/use-confined-css';
import { useDesignEditor } from '@/components/form-editor/design/use-design-editor';
import { useUndoKeys } from '@/components/form-editor/design/use-undo-keys';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { LoadFailure } from '@/components/screens/load-failure';
import { cn } from '@/components/ui/cn';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { type Designs, useDesigns } from '@/lib/api-client/forms';

type DesignEditorProps = { slug: string; mayEdit: boolean };

/** Edits the design of all forms, beside a preview of them. */
export function DesignEditor({ slug, mayEdit }: DesignEditorProps) {
  const t = useTranslations('forms.design');
  const ui = useTranslations('ui');
  const designs = useDesigns();
  if (designs.data && designs.isFetchedAfterMount)
    return <Workbench start={designs.data} slug={slug} mayEdit={mayEdit} />;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      {designs.isError ? <LoadFailure query={designs} /> : <SkeletonRows rows={6} label={ui('loading')} />}
    </>
  );
}

const views = ['Settings', 'Preview'] as const;

function Workbench({ start, slug, mayEdit }: DesignEditorProps & { start: Designs }) {
  const t = useTranslations('forms.design');
  const editor = useDesignEditor(start);
  const [view, setView] = useState<(typeof views)[number]>('Settings');
  const confined = useConfinedCss(editor.design.additionalCss, start.draft.value.additionalCss);
  useUndoKeys(editor, mayEdit);
  return (
    <>
      <PageHeader title={t('title')} description={t(mayEdit ? 'text' : 'readOnly')} />
      {mayEdit && (
        <div className="sticky top-14 z-20 -mt-2 mb-4 flex flex-wrap items-center gap-2 bg-ground py-2 md:top-0">
          <DesignActions editor={editor} />
          <SaveBadges editor={editor} />
        </div>
      )}
      {mayEdit && <SaveNotice editor={editor} />}
      {mayEdit && <LeaveGuard isUnsaved={editor.hasUnsaved} />}
      <div className="mb-4 lg:hidden">
        <SegmentedControl
          label={t('view')}
          segments={views.map(value => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onValueChange={setView}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={cn(view !== 'Settings' && 'max-lg:hidden')}>
          <DesignPanel editor={editor} confined={confined} isReadOnly={!mayEdit} />
        </div>
        <div className={cn('min-w-0 lg:sticky lg:top-16', view !== 'Preview' && 'max-lg:hidden')}>
          <ComparedPreview editor={editor} css={confined.css} slug={slug} />
        </div>
      </div>
    </>
  );
}

type ComparedPreviewProps = { editor: ReturnType<typeof useDesignEditor>; css: string; slug: string };

/** The preview of the edited design, or of the one that it is compared with. */
function ComparedPreview({ editor, css, slug }: ComparedPreviewProps) {
  const t = useTranslations('forms.design');
  const [compared, setCompared] = useState<'Mine' | 'Published' | 'Theirs'>('Mine');
  const { design, published, theirs, isPublished } = editor;
  const others = {
    Published: isPublished ? null : published.value,
    Theirs: theirs?.draft.value ?? null,
  };
  const other = compared === 'Mine' ? null : others[compared];
  const offered = (['Mine', 'Published', 'Theirs'] as const).filter(one => one === 'Mine' || others[one]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {offered.length > 1 && (
        <div>
          <SegmentedControl
            label={t('compare')}
            segments={offered.map(value => ({ value, label: t(`compared.${value}`) }))}
            value={other ? compared : 'Mine'}
            onValueChange={setCompared}
          />
        </div>
      )}
      <DesignPreview slug={slug} design={other ?? { ...design, additionalCss: css }} />
    </div>
  );
}
