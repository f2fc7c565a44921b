'use client';

import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EditableSubmission } from '@/components/office/submissions/detail/editable-submission';
import { FieldEditor } from '@/components/office/submissions/detail/field-editor';
import type { FieldGroupView, FieldView } from '@/components/office/submissions/detail/field-view';
import { Card } from '@/components/ui/card';
import { Description, DescriptionList } from '@/components/ui/description-list';
import { IconButton } from '@/components/ui/icon-button';

type FieldGroupCardProps = {
  group: FieldGroupView;
  /** Absent where nothing may be changed. */
  editable?: EditableSubmission;
  children?: ReactNode;
};

/** One labelled group; each value that can be changed has a pencil that turns it into its editor. */
export function FieldGroupCard({ group, editable, children }: FieldGroupCardProps) {
  return (
    <Card title={group.title}>
      <DescriptionList>
        {group.fields.map(field => (
          <FieldRow key={field.key} field={field} editable={editable} />
        ))}
      </DescriptionList>
      {children}
    </Card>
  );
}

function FieldRow({ field, editable }: { field: FieldView; editable?: EditableSubmission }) {
  const t = useTranslations('office.detail.edit');
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing && editable && field.edit) {
    return (
      <FieldEditor field={field} edit={field.edit} editable={editable} onClose={() => setIsEditing(false)} />
    );
  }
  return (
    <Description
      label={field.label}
      action={
        editable &&
        field.edit && (
          <IconButton
            ref={pencil}
            size="sm"
            icon={Pencil}
            label={t('open', { field: field.label })}
            onClick={() => setIsEditing(true)}
            className="text-ink-muted"
          />
        )
      }
    >
      {field.text}
    </Description>
  );
}
