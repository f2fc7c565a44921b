'use client';

import { Ellipsis, ExternalLink, FilePlus2, Keyboard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { submissionKinds } from '@/lib/rules/enums';

type InboxActionsProps = {
  /** The club's membership form. */
  formPath: string;
  canWork: boolean;
  onShortcuts: () => void;
};

/** Entry of submissions that came on paper, and what is needed seldom. Phones have no space for either. */
export function InboxActions({ formPath, canWork, onShortcuts }: InboxActionsProps) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  const labels = useTranslations('labels.kind');
  return (
    <div className="ml-auto flex gap-2 max-sm:hidden print:hidden">
      {canWork && (
        <Menu
          trigger={
            <Button icon={FilePlus2}>
              <span className="@min-[60rem]:@max-[68rem]:sr-only">{t('onPaper')}</span>
            </Button>
          }
        >
          {submissionKinds.map(kind => (
            <MenuItem key={kind} asChild>
              <Link href={`/submissions/new/${kind.toLowerCase()}`}>{labels(kind)}</Link>
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu trigger={<IconButton variant="secondary" icon={Ellipsis} label={inbox('more')} />}>
        <MenuItem asChild>
          <a href={formPath} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" className="text-ink-muted" />
            {t('openForm')}
          </a>
        </MenuItem>
        <MenuItem icon={Keyboard} onSelect={onShortcuts}>
          {inbox('keys.open')}
        </MenuItem>
      </Menu>
    </div>
  );
}
