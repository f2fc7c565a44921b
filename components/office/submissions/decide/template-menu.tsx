'use client';

import { Settings2, TextQuote } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/overlays/menu';
import { useAnswerTemplates } from '@/lib/api-client/answer-templates';
import type { AnswerPurpose } from '@/lib/rules/enums';

const TemplatesDialog = dynamic(() =>
  import('@/components/office/submissions/decide/templates-dialog').then(found => found.TemplatesDialog),
);

type TemplateMenuProps = {
  purpose: AnswerPurpose;
  canManage: boolean;
  onInsert: (text: string) => void;
};

const starters = ['first', 'second'] as const;

/** The club's answer templates, or phrases to start from while it has none; users who may change settings can edit them here. */
export function TemplateMenu({ purpose, canManage, onInsert }: TemplateMenuProps) {
  const t = useTranslations('decide.templates');
  const [isManaging, setIsManaging] = useState(false);
  const { data } = useAnswerTemplates();
  const templates = data?.filter(template => template.purpose === purpose) ?? [];
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button size="sm" icon={TextQuote} className="self-start">
            {t('insert')}
          </Button>
        }
      >
        {data && templates.length === 0 && (
          <>
            <MenuLabel>{t('starters.title')}</MenuLabel>
            {starters.map(starter => (
              <MenuItem key={starter} onSelect={() => onInsert(t(`starters.${purpose}.${starter}.text`))}>
                {t(`starters.${purpose}.${starter}.name`)}
              </MenuItem>
            ))}
          </>
        )}
        {templates.map(template => (
          <MenuItem key={template.id} onSelect={() => onInsert(template.text)}>
            {template.name}
          </MenuItem>
        ))}
        {canManage && (
          <>
            <MenuSeparator />
            <MenuItem icon={Settings2} onSelect={() => setIsManaging(true)}>
              {t('manage')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isManaging && <TemplatesDialog purpose={purpose} onClose={() => setIsManaging(false)} />}
    </>
  );
}

/** Appends the template to the typed text. */
export function withTemplate(written: string, template: string): string {
  return written.trim() === '' ? template : `${written.trimEnd()}\n\n${template}`;
}
