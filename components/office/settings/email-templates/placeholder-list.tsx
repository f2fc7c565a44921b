'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import type { PlaceholderCategory, PlaceholderDefinition } from '@/lib/contracts/email-templates';

type PlaceholderListProps = {
  placeholders: readonly PlaceholderDefinition[];
  onInsert: (name: string) => void;
};

/** Buttons that insert the placeholders of a mail type, grouped by subject. A tooltip describes the inserted value. */
export function PlaceholderList({ placeholders, onInsert }: PlaceholderListProps) {
  const t = useTranslations('settings.templates');
  const categories = [...new Set(placeholders.map(one => one.category))];
  return (
    <Card title={t('placeholders')} description={t('placeholdersText')}>
      <div className="flex flex-col gap-4">
        {categories.map(category => (
          <Category
            key={category}
            category={category}
            placeholders={placeholders.filter(one => one.category === category)}
            onInsert={onInsert}
          />
        ))}
      </div>
    </Card>
  );
}

type CategoryProps = PlaceholderListProps & { category: PlaceholderCategory };

function Category({ category, placeholders, onInsert }: CategoryProps) {
  const t = useTranslations('settings.templates');
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-ink-muted">{t(`categories.${category}`)}</h3>
      <ul className="flex flex-wrap gap-2">
        {placeholders.map(({ name, label, description, example }) => (
          <li key={name}>
            <Tooltip content={`${description}. ${t('sample', { example: example.split('\n')[0] ?? '' })}`}>
              <Button
                size="sm"
                aria-label={t('insert', { label })}
                // Keeps focus and cursor position in the text field.
                onPointerDown={event => event.preventDefault()}
                onClick={() => onInsert(name)}
              >
                {label}
              </Button>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}
