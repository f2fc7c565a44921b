'use client';

import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyed } from '@/components/forms/use-keyed';
import { ColumnFields } from '@/components/office/exports/column-fields';
import { useColumnLabel } from '@/components/office/exports/use-column-label';
import { Button } from '@/components/ui/button';
import { SortableList } from '@/components/ui/display/sortable-list';
import { IconButton } from '@/components/ui/icon-button';
import { FieldError } from '@/components/ui/inputs/field-error';
import type { LayoutColumn } from '@/lib/contracts/club-software';

type ColumnListProps = {
  columns: readonly LayoutColumn[];
  errorOf: (path: string) => string | undefined;
  /** Without it the list is read-only. */
  onChange?: (columns: readonly LayoutColumn[]) => void;
};

/** The columns in the order of the file; one of them is open at a time. */
export function ColumnList({ columns, errorOf, onChange }: ColumnListProps) {
  const t = useTranslations('exporting.editor');
  const { keyed, put, makeKey } = useKeyed(columns, next => onChange?.(next));
  const [openKey, setOpenKey] = useState<string | null>(null);
  const nameOf = ({ name }: LayoutColumn) => name.trim() || t('unnamed');
  return (
    <>
      <SortableList
        label={t('list')}
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={({ item }) => nameOf(item)}
        {...(onChange ? { onReorder: put } : {})}
      >
        {({ item: column, key, index }) => {
          const isOpen = openKey === key;
          return (
            <ColumnRow
              column={column}
              name={nameOf(column)}
              path={`columns.${index}`}
              errorOf={errorOf}
              isOpen={isOpen}
              onToggle={() => setOpenKey(isOpen ? null : key)}
              {...(onChange
                ? {
                    onChange: (next: LayoutColumn) => onChange(columns.with(index, next)),
                    onRemove: () => put(keyed.filter(one => one.key !== key)),
                  }
                : {})}
            />
          );
        }}
      </SortableList>
      {onChange && (
        <div className="border-t px-5 py-3">
          <Button
            size="sm"
            icon={Plus}
            onClick={() => {
              const key = makeKey();
              setOpenKey(key);
              put([...keyed, { item: { name: '', field: 'FirstName' }, key }]);
            }}
          >
            {t('add')}
          </Button>
        </div>
      )}
    </>
  );
}

type ColumnRowProps = {
  column: LayoutColumn;
  name: string;
  path: string;
  errorOf: (path: string) => string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onChange?: (column: LayoutColumn) => void;
  onRemove?: () => void;
};

function ColumnRow({ column, name, path, errorOf, isOpen, onToggle, onChange, onRemove }: ColumnRowProps) {
  const t = useTranslations('exporting');
  const labelOf = useColumnLabel();
  const id = useId();
  const content = column.field
    ? labelOf(column.field)
    : column.text
      ? `${t('editor.fixed')}: ${column.text}`
      : t('editor.empty');
  const errors = ['name', 'field', 'text', 'argument', 'codes', 'charactersMax'].flatMap(
    member => errorOf(`${path}.${member}`) ?? [],
  );
  return (
    <div className="py-2 pr-3 pl-4">
      <div className="flex min-h-10 items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-sm text-ink-muted">{content}</span>
        </span>
        {onChange && (
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            label={t(isOpen ? 'editor.fold' : 'editor.edit', { name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          />
        )}
      </div>
      {!isOpen && errors.length > 0 && <FieldError>{errors.join(' ')}</FieldError>}
      {isOpen && onChange && onRemove && (
        <div id={id} className="pt-3 pb-4">
          <ColumnFields
            column={column}
            errorOf={member => errorOf(`${path}.${member}`)}
            onChange={onChange}
            onRemove={onRemove}
          />
        </div>
      )}
    </div>
  );
}
