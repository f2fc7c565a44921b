'use client';

import { useTranslations } from 'use-intl';
import { defaultColumns, type InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import { submissionColumns } from '@/lib/rules/enums';

type DisplayDialogProps = {
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
  onClose: () => void;
};

/** Columns and density, for this user in this browser. */
export function DisplayDialog({ preferences, changePreferences, onClose }: DisplayDialogProps) {
  const t = useTranslations('inbox.display');
  const column = useTranslations('inbox.column');
  const { columns, density } = preferences;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      width="sm"
      footer={
        <>
          <Button onClick={() => changePreferences({ columns: defaultColumns, density: 'comfortable' })}>
            {t('reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          legend={t('density')}
          value={density}
          options={[
            { value: 'comfortable', label: t('comfortable'), hint: t('comfortableHint') },
            { value: 'compact', label: t('compact'), hint: t('compactHint') },
          ]}
          onValueChange={next => changePreferences({ density: next })}
        />
        <FieldGroup legend={t('columns')}>
          {submissionColumns.map(name => (
            <Checkbox
              key={name}
              label={column(name)}
              checked={columns.includes(name)}
              onChange={({ target }) =>
                changePreferences({
                  columns: submissionColumns.filter(one =>
                    one === name ? target.checked : columns.includes(one),
                  ),
                })
              }
            />
          ))}
        </FieldGroup>
      </div>
    </Dialog>
  );
}
