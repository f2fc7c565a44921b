'use client';

import { useRouter } from 'next/navigation';
import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import type { FormEvent, MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemNotice } from '@/components/forms/problem-words';
import {
  type ExportChoice,
  exportChoices,
  exportTypeOf,
  isForPrograms,
} from '@/components/office/exports/export-choices';
import { FilterFields } from '@/components/office/exports/filter-fields';
import { useSelection } from '@/components/office/exports/selection';
import { inboxParsers, stateOfFilter, toFilter } from '@/components/office/submissions/inbox-filters';
import { useOfficeLanguage } from '@/components/office/use-office-language';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Select } from '@/components/ui/inputs/select';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { toProblem } from '@/lib/api-client/api-problem';
import { useMatchCount } from '@/lib/api-client/exports';
import { useExportFormats, useStartExport } from '@/lib/api-client/inbox';
import { locales } from '@/lib/rules/enums';
import { exportedAs } from '@/lib/rules/submissions/exported-as';

const { sort: _sort, ...filterParsers } = inboxParsers;
const typeParser = parseAsStringLiteral(exportChoices).withDefault('Table');
const languageParser = parseAsStringLiteral(locales);

/** Starts an export of a filter's matches, or of the list's selection. */
export function NewExport() {
  const t = useTranslations('exporting');
  const router = useRouter();
  const [filters, setFilters] = useQueryStates(filterParsers);
  const labels = useTranslations('labels');
  const own = useOfficeLanguage();
  const [type, setType] = useQueryState('type', typeParser);
  const [language, setLanguage] = useQueryState('language', languageParser.withDefault(own));
  const [format, setFormat] = useQueryState('format', parseAsString);
  const [hasSelection, setHasSelection] = useQueryState('selection', parseAsBoolean.withDefault(false));
  const selected = useSelection();
  const formats = (useExportFormats().data ?? []).filter(({ columns }) => columns.length > 0);
  const start = useStartExport();
  const ids = hasSelection ? selected : null;
  const isForSoftware = type === 'ClubSoftware';
  const wanted = formats.find(({ id }) => id === format)?.id ?? formats[0]?.id;
  const as = exportedAs(exportTypeOf(type), isForSoftware ? wanted : null);
  const filter = {
    ...toFilter(filters),
    ...(isForSoftware ? { kind: 'Membership' as const } : {}),
    ...(filters.notExportedAs === null ? {} : { notExportedAs: as }),
  };
  const found = useMatchCount(filter, ids === null);
  const { notExportedAs: _as, ...withExported } = filter;
  const isNothingNew = !ids && filters.notExportedAs !== null && found.data === 0;
  const exported = useMatchCount(withExported, isNothingNew);
  const exportedCount = isNothingNew && !exported.isPlaceholderData ? (exported.data ?? 0) : 0;

  /** For a program, presets what clubs take over: accepted people that are not in an earlier file. */
  function choose(next: ExportChoice) {
    void setType(next);
    if (ids || !isForPrograms(next) || isForPrograms(type)) return;
    const hasState = [filters.state, filters.isWithdrawn, filters.awaits].some(value => value !== null);
    const notExportedAs = exportedAs(exportTypeOf(next), next === 'ClubSoftware' ? wanted : null);
    void setFilters({ ...(hasState ? {} : { state: 'Accepted' }), notExportedAs });
  }

  function showExported({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    void setFilters({ notExportedAs: null });
    // The button goes with its notice; the focus must not go with it.
    form?.querySelector<HTMLInputElement>('[name=notExported]')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (start.isPending) return;
    const body = {
      ...(ids ? { ids: [...ids] } : { filter }),
      ...(isForSoftware && wanted ? { format: wanted } : {}),
      ...(type === 'Table' ? { language } : {}),
    };
    start.mutate({ type: exportTypeOf(type), body }, { onSuccess: job => router.push(`/exports/${job.id}`) });
  }

  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: t('title'), href: '/exports' }, { label: t('new.title') }]} />
        }
        title={t('new.title')}
        description={t('new.text')}
      />
      <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
        {exportedCount > 0 && (
          <Notice tone="info" title={t('new.allExported', { count: exportedCount })}>
            <p>{t('new.allExportedText')}</p>
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button size="sm" onClick={showExported}>
                {t('new.exportAgain')}
              </Button>
              <LinkButton size="sm" variant="ghost" href="/exports">
                {t('new.earlier')}
              </LinkButton>
            </div>
          </Notice>
        )}
        <Card title={t('new.as')}>
          <div className="flex flex-col gap-4">
            <RadioGroup
              legend={<span className="sr-only">{t('new.as')}</span>}
              value={type}
              options={exportChoices.map(value => ({
                value,
                label: t(`type.${value}`),
                hint: t(`hint.${value}`),
              }))}
              onValueChange={choose}
            />
            {type === 'Table' && (
              <Field label={t('new.language')} className="max-w-sm">
                <Select
                  value={language}
                  onChange={event => void setLanguage(languageParser.parse(event.target.value))}
                >
                  {locales.map(value => (
                    <option key={value} value={value}>
                      {labels(`locale.${value}`)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {isForSoftware && (
              <>
                <Field label={t('new.format')} className="max-w-sm">
                  <Select value={wanted ?? ''} onChange={event => void setFormat(event.target.value)}>
                    {formats.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
                <TextLink href="/exports/formats">{t('new.formats')}</TextLink>
              </>
            )}
          </div>
        </Card>
        <Card title={t('new.what')}>
          {ids ? (
            <div className="flex flex-wrap items-center gap-3">
              <p className="font-medium">{t('new.selection', { count: ids.length })}</p>
              <Button size="sm" onClick={() => void setHasSelection(false)}>
                {t('new.dropSelection')}
              </Button>
            </div>
          ) : (
            <div className="flex flex-col gap-4">
              <FilterFields
                filters={filters}
                isForSoftware={isForSoftware}
                onChange={changes => void setFilters(changes)}
              />
              <Checkbox
                name="notExported"
                label={t('new.notExported')}
                hint={t('new.notExportedHint')}
                checked={filters.notExportedAs !== null}
                onChange={event => void setFilters({ notExportedAs: event.target.checked ? as : null })}
              />
            </div>
          )}
          {isForPrograms(type) && (ids || stateOfFilter(filters) !== 'Accepted') && (
            <Notice tone="warning" className="mt-4">
              {t('new.notOnlyAccepted')}
            </Notice>
          )}
          {!ids && (
            <p role="status" className="mt-4 min-h-6 font-medium">
              {found.data !== undefined && t('new.found', { count: found.data })}
            </p>
          )}
        </Card>
        <ProblemNotice problem={start.error && toProblem(start.error)} title={t('new.failed')} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            pending={start.isPending}
            disabled={!ids && found.data === 0}
          >
            {t('new.submit')}
          </Button>
          <LinkButton href="/exports" variant="ghost">
            {t('new.cancel')}
          </LinkButton>
        </div>
      </form>
    </>
  );
}
