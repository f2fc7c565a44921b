'use client';

import { ChevronRight, Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AnswerTemplates } from '@/components/office/settings/email-templates/answer-templates';
import {
  placeOf,
  type TemplateGroup,
  typesOf,
  whenOf,
} from '@/components/office/settings/email-templates/template-name';
import { RecordScreen } from '@/components/screens/record-screen';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { useEmailTemplates } from '@/lib/api-client/email-templates';
import type { EmailTemplateItem } from '@/lib/contracts/email-templates';
import { submissionKinds } from '@/lib/rules/enums';

/** Every mail type by form and step, and whether the club has its own text. */
export function TemplateList() {
  const t = useTranslations('settings.templates');
  return (
    <RecordScreen
      query={useEmailTemplates()}
      header={<PageHeader title={t('title')} description={t('text')} />}
      loadFailed={t('loadFailed')}
    >
      {templates => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          {submissionKinds.map(group => (
            <Group key={group} group={group} templates={templates} />
          ))}
          <div className="flex flex-col gap-5">
            <Group group="Staff" templates={templates} />
            <AnswerTemplates />
          </div>
        </div>
      )}
    </RecordScreen>
  );
}

type GroupProps = { group: TemplateGroup; templates: readonly EmailTemplateItem[] };

function Group({ group, templates }: GroupProps) {
  const t = useTranslations('settings.templates');
  return (
    <Card title={t(`groups.${group}`)} flush>
      <ul className="divide-y divide-hairline">
        {typesOf(group).map(type => {
          const { step } = placeOf(type);
          const template = templates.find(one => one.type === type);
          return (
            <li key={type}>
              <Link
                href={`/settings/email-templates/${type}`}
                className="flex min-h-16 items-center gap-3 px-5 py-3 -outline-offset-2 transition-colors hover:bg-sunken/60"
              >
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                    <span className="font-medium">{t(`types.${step}`)}</span>
                    {template?.isCustom ? (
                      <Badge tone="accent" icon={Pencil}>
                        {t('custom')}
                      </Badge>
                    ) : (
                      <Badge>{t(template?.isFixed ? 'fixed' : 'system')}</Badge>
                    )}
                  </span>
                  <span className="mt-0.5 block text-sm text-ink-muted">{t(`when.${whenOf(type)}`)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
