'use client';

import {
  CircleCheck,
  CircleSlash2,
  Download,
  MailPlus,
  MessageCircleQuestion,
  Trash2,
  UserCheck,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isPossible, type ListAction } from '@/components/office/submissions/possible-actions';
import type { Selection } from '@/components/office/submissions/use-selection';
import { Button } from '@/components/ui/button';
import { readinessOf } from '@/lib/rules/submissions/submission-steps';

type SelectionBarProps = {
  selection: Selection;
  /** Number of all matches of the filter, on all pages. */
  total: number;
  canDelete: boolean;
  onAction: (action: ListAction) => void;
};

const actions = [
  { action: 'Accept', icon: CircleCheck },
  { action: 'Deny', icon: CircleSlash2 },
  { action: 'Ask', icon: MessageCircleQuestion },
  { action: 'Export', icon: Download },
  { action: 'ResendConfirmation', icon: MailPlus },
  { action: 'Assign', icon: UserCheck },
  { action: 'Delete', icon: Trash2 },
] as const;

/** Actions on the selection, at the bottom of the list; hidden without a selection. */
export function SelectionBar({ selection, total, canDelete, onAction }: SelectionBarProps) {
  const t = useTranslations('inbox.select');
  const count = selection.isAll ? total : selection.chosen.size;
  const chosen = [...selection.chosen.values()];
  // Of all matches only the page is known.
  const unconfirmed = selection.isAll ? 0 : chosen.filter(one => readinessOf(one) === 'Unconfirmed').length;
  // A question is about one submission.
  const shown = actions.filter(({ action }) => {
    if (action === 'Delete') return canDelete;
    if (action === 'Ask') return count === 1 && isPossible(action, chosen);
    return selection.isAll || isPossible(action, chosen);
  });
  return (
    <section
      aria-label={t('label')}
      data-foot-bar=""
      className="sticky bottom-[calc(3.5rem+var(--panel)+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-col gap-2 border-t bg-surface/95 px-4 py-3 backdrop-blur-sm md:bottom-(--panel) md:-mx-8 md:px-8 print:hidden"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong role="status" className="font-semibold">
          {t('count', { count })}
        </strong>
        {selection.isPageWhole && !selection.isAll && total > selection.chosen.size && (
          <Button variant="ghost" size="sm" onClick={selection.selectAll}>
            {t('all', { count: total })}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={selection.clear}>
          {t('clear')}
        </Button>
        {unconfirmed > 0 && (
          <span className="text-ink-muted">{t('unconfirmed', { count: unconfirmed })}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2 p-0.5">
        {shown.map(({ action, icon }) => (
          <Button
            key={action}
            size="sm"
            icon={icon}
            variant={action === 'Delete' ? 'dangerQuiet' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => onAction(action)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
