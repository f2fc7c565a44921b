'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TemplateForm } from '@/components/office/submissions/decide/template-form';
import { LoadFailure } from '@/components/screens/load-failure';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useAnswerTemplates, useRemoveAnswerTemplate } from '@/lib/api-client/answer-templates';
import type { AnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import type { AnswerPurpose } from '@/lib/rules/enums';

type TemplatesDialogProps = { purpose: AnswerPurpose; onClose: () => void };

/** The club's answer templates for one kind of answer: add, change and delete. */
export function TemplatesDialog({ purpose, onClose }: TemplatesDialogProps) {
  const t = useTranslations('decide.templates');
  const ui = useTranslations('ui');
  const templates = useAnswerTemplates();
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null);
  const shown = templates.data?.filter(template => template.purpose === purpose) ?? [];
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(`title.${purpose}`)}
      description={t('text')}
      width="lg"
    >
      {edited ? (
        <TemplateForm
          purpose={purpose}
          template={edited === 'new' ? null : edited}
          sortOrder={shown.length}
          onClose={() => setEdited(null)}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {templates.isPending && <SkeletonRows rows={2} label={ui('loading')} />}
          {templates.isError && <LoadFailure query={templates} title={t('failed')} />}
          {templates.isSuccess && shown.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
          {shown.length > 0 && (
            <ul className="flex flex-col divide-y divide-hairline">
              {shown.map(template => (
                <li key={template.id} className="flex items-start gap-2 py-2">
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{template.name}</p>
                    <p className="truncate text-sm text-ink-muted">{template.text}</p>
                  </div>
                  <IconButton
                    size="sm"
                    icon={Pencil}
                    label={t('edit', { name: template.name })}
                    onClick={() => setEdited(template)}
                  />
                  <RemoveTemplate template={template} />
                </li>
              ))}
            </ul>
          )}
          <Button icon={Plus} onClick={() => setEdited('new')} className="self-start">
            {t('add')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function RemoveTemplate({ template }: { template: AnswerTemplate }) {
  const t = useTranslations('decide.templates');
  const remove = useRemoveAnswerTemplate();
  const { id, name } = template;
  return (
    <ConfirmDialog
      trigger={<IconButton size="sm" icon={Trash2} label={t('remove', { name })} />}
      title={t('removeTitle', { name })}
      description={t('removeText')}
      confirmLabel={t('remove', { name })}
      onConfirm={async () => {
        await remove.mutateAsync(id);
        toast.success(t('removed', { name }));
      }}
    />
  );
}
