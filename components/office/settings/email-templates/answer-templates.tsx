'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TemplatesDialog } from '@/components/office/submissions/decide/templates-dialog';
import { Card } from '@/components/ui/display/card';
import { useAnswerTemplates } from '@/lib/api-client/answer-templates';
import { type AnswerPurpose, answerPurposes } from '@/lib/rules/enums';

/** The club's templates for what the team writes into a decision or a question; a dialog edits them. */
export function AnswerTemplates() {
  const t = useTranslations('settings.templates.answers');
  const titles = useTranslations('decide.templates.title');
  const { data } = useAnswerTemplates();
  const [opened, setOpened] = useState<AnswerPurpose | null>(null);
  return (
    <Card title={t('title')} description={t('text')} flush>
      <ul className="divide-y divide-hairline">
        {answerPurposes.map(purpose => {
          const names = data?.filter(one => one.purpose === purpose).map(({ name }) => name);
          return (
            <li key={purpose}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(purpose)}
                className="flex min-h-16 w-full items-center gap-3 px-5 py-3 text-start -outline-offset-2 transition-colors hover:bg-sunken/60"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{titles(purpose)}</span>
                  <span className="mt-0.5 block truncate text-sm text-ink-muted">
                    {names && (names.length > 0 ? names.join(', ') : t('none'))}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              </button>
            </li>
          );
        })}
      </ul>
      {opened && <TemplatesDialog purpose={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
