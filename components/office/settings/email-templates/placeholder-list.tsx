'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import type { PlaceholderCategory, PlaceholderDefinition } from '@/lib/contracts/email-templates';

type PlaceholderListProps = {
  placeholders: readonly PlaceholderDefinition[];
  onInsert: (placeholder: PlaceholderDefinition) => void;
};

/**
 * Buttons that insert the placeholders of a mail type, grouped by subject: a row that scrolls sideways, or a block on
 * wide screens. A tooltip describes the inserted value.
 */
export function PlaceholderList({ placeholders, onInsert }: PlaceholderListProps) {
  const t = useTranslations('settings.templates');
  const categories = [...new Set(placeholders.map(one => one.category))];
  return (
    <section className="rounded-md border bg-surface px-4 pt-2 pb-2.5 2xl:pt-3">
      <h2 className="font-semibold 2xl:text-lg" title={t('placeholdersText')}>
        {t('placeholders')}
      </h2>
      <p className="mb-2 text-sm text-ink-muted max-2xl:sr-only">{t('placeholdersText')}</p>
      <div className="-mx-4 flex gap-x-4 gap-y-2 overflow-auto px-4 py-1 2xl:max-h-44 2xl:flex-col">
        {categories.map(category => (
          <Category
            key={category}
            category={category}
            placeholders={placeholders.filter(one => one.category === category)}
            onInsert={onInsert}
          />
        ))}
      </div>
    </section>
  );
}

type CategoryProps = PlaceholderListProps & { category: PlaceholderCategory };

function Category({ category, placeholders, onInsert }: CategoryProps) {
  const t = useTranslations('settings.templates');
  return (
    <section className="flex shrink-0 items-center gap-x-2 2xl:items-baseline">
      <h3 className="shrink-0 text-xs font-medium text-ink-muted 2xl:w-20">{t(`categories.${category}`)}</h3>
      <ul className="flex gap-1.5 2xl:flex-wrap">
        {placeholders.map(placeholder => {
          const { name, label, description, example } = placeholder;
          return (
            <li key={name}>
              <Tooltip content={`${description}. ${t('sample', { example: example.split('\n')[0] ?? '' })}`}>
                <Button
                  size="sm"
                  aria-label={t('insert', { label })}
                  // Keeps focus and cursor position in the text field.
                  onPointerDown={event => event.preventDefault()}
                  onClick={() => onInsert(placeholder)}
                >
                  {label}
                </Button>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
