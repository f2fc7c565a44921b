'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import type { SettingsDraft } from '@/components/office/settings/use-settings-draft';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';

type SettingsFormProps<Settings extends object> = {
  draft: SettingsDraft<Settings>;
  /** Message after saving. */
  savedText?: string;
  /** Name of a setting that somebody else changed; null for settings that need no message. */
  nameOf?: (setting: keyof Settings & string) => string | null;
  /** Paths of errors that are shown at their fields. */
  fields: readonly string[];
  /** Beside the save button. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Settings with one save button that stays visible, conflicts, and errors. */
export function SettingsForm<Settings extends object>({
  draft,
  savedText,
  nameOf = () => null,
  fields,
  actions,
  className,
  children,
}: SettingsFormProps<Settings>) {
  const t = useTranslations('settings.save');
  const form = useRef<HTMLFormElement>(null);
  const { isChanged, isSaving, problem, theirs } = draft;
  useErrorFocus(form, problem);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (await draft.save()) toast.success(savedText ?? t('saved'));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={className}>
      <LeaveGuard isUnsaved={() => isChanged} />
      {children}
      <div className="sticky bottom-[calc(var(--foot)+var(--panel))] z-10 mt-5 flex flex-wrap items-center gap-2 border-t bg-ground py-3">
        {theirs && <StaleNotice names={theirs.flatMap(name => nameOf(name) ?? [])} draft={draft} />}
        {problem && !theirs && <Refusal errors={problem.errors} fields={fields} detail={problem.detail} />}
        <Button type="submit" variant="primary" pending={isSaving} disabled={!isChanged || theirs !== null}>
          {t('submit')}
        </Button>
        {isChanged && (
          <Button variant="ghost" onClick={() => draft.restart(false)}>
            {t('discard')}
          </Button>
        )}
        {actions}
        <span role="status" className="text-sm text-ink-muted">
          {isChanged && t('unsaved')}
        </span>
      </div>
    </form>
  );
}

type StaleNoticeProps = { names: readonly string[]; draft: Pick<SettingsDraft<object>, 'restart'> };

function StaleNotice({ names, draft }: StaleNoticeProps) {
  const t = useTranslations('settings.save');
  return (
    <Notice tone="warning" title={t('staleTitle')} className="w-full">
      <p>{names.length > 0 ? t('staleText', { fields: names.join(', ') }) : t('staleNothing')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => draft.restart(true)}>
          {t('keepMine')}
        </Button>
        <Button size="sm" onClick={() => draft.restart(false)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Notice>
  );
}

type RefusalProps = {
  errors: Readonly<Record<string, readonly string[]>>;
  fields: readonly string[];
  detail: string | null;
};

/** Errors without a field. */
function Refusal({ errors, fields, detail }: RefusalProps) {
  const t = useTranslations('settings.save');
  const others = Object.entries(errors).filter(([path]) => !fields.includes(path));
  if (others.length === 0 && Object.keys(errors).length > 0) return null;
  return (
    <Notice tone="danger" title={t('failedTitle')} className="w-full">
      {others.flatMap(([, words]) => words).join(' ') || detail || t('failedText')}
    </Notice>
  );
}
