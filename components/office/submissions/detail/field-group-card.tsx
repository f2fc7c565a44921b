'use client';

import { ChevronDown, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressEditor } from '@/components/office/submissions/detail/address-editor';
import type { EditableSubmission } from '@/components/office/submissions/detail/describe/describe-submission';
import type { FieldGroupView, FieldView } from '@/components/office/submissions/detail/describe/field-view';
import { FieldEditor } from '@/components/office/submissions/detail/field-editor';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { bothColumns, Description, DescriptionList } from '@/components/ui/display/description-list';
import { IconButton } from '@/components/ui/icon-button';

type FieldGroupCardProps = {
  group: FieldGroupView;
  /** Absent if nothing may be changed. */
  editable?: EditableSubmission;
  /** An action on the whole group, to the right of its title. */
  action?: ReactNode;
  /** A note on the group, below its title. */
  note?: ReactNode;
};

/**
 * One labelled group; each editable value has a pencil that opens its editor. Empty values, and wishes that change
 * nothing, are behind buttons, so that the others are easy to find.
 */
export function FieldGroupCard({ group, editable, action, note }: FieldGroupCardProps) {
  const t = useTranslations('detail');
  const filled = group.fields.filter(field => field.text !== '');
  // A group without any value is shown on request only.
  const [isComplete, setIsComplete] = useState(filled.length === 0);
  const [hasUnchanged, setHasUnchanged] = useState(false);
  const emptyCount = group.fields.length - filled.length;
  const unchangedCount = filled.filter(field => field.isUnchanged).length;
  const shown = group.fields.filter(
    field => (isComplete || field.text !== '') && (hasUnchanged || !field.isUnchanged),
  );
  return (
    <Card
      title={group.title}
      action={
        <div className="flex flex-wrap items-start justify-end gap-x-3 print:hidden">
          {unchangedCount > 0 && !hasUnchanged && (
            <MoreFields onClick={() => setHasUnchanged(true)}>
              {t('unchangedFields', { count: unchangedCount })}
            </MoreFields>
          )}
          {emptyCount > 0 && !isComplete && (
            <MoreFields onClick={() => setIsComplete(true)}>
              {t('emptyFields', { count: emptyCount })}
            </MoreFields>
          )}
          {action}
        </div>
      }
      // The button stands beside the title where both fit.
      className={cn('[&>header>:first-child]:flex-auto', filled.length === 0 && 'print:hidden')}
    >
      {note}
      {shown.length > 0 && (
        <DescriptionList hasColumns>
          {shown.map(field => (
            <FieldRow key={field.key} field={field} editable={editable} />
          ))}
        </DescriptionList>
      )}
    </Card>
  );
}

function MoreFields({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={ChevronDown}
      onClick={onClick}
      className="text-ink-muted max-sm:-ml-2.5 sm:-mr-2.5"
    >
      {children}
    </Button>
  );
}

function FieldRow({ field, editable }: { field: FieldView; editable?: EditableSubmission }) {
  const t = useTranslations('detail.edit');
  const [opened, setOpened] = useState<FieldView | null>(null);
  const close = () => setOpened(null);
  const isEditing = opened !== null;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (opened && editable) {
    // Bank data is masked again when the submission changes, which must not close its editor.
    const edit = field.edit ?? opened.edit;
    return (
      <div className={bothColumns}>
        <dt className="sr-only">{field.label}</dt>
        <dd>
          {field.address ? (
            <AddressEditor field={field} edit={field.address} editable={editable} onClose={close} />
          ) : (
            edit && <FieldEditor field={field} edit={edit} editable={editable} onClose={close} />
          )}
        </dd>
      </div>
    );
  }
  return (
    <Description
      label={field.label}
      className={cn(besideLabel, needsWidth(field) && bothColumns)}
      action={
        editable &&
        (field.edit || field.address) && (
          <IconButton
            ref={pencil}
            size="sm"
            icon={Pencil}
            label={t('open', { field: field.label })}
            onClick={() => setOpened(field)}
            data-edit=""
            className="text-ink-muted"
          />
        )
      }
    >
      <FieldText field={field} />
    </Description>
  );
}

/** On a phone a value stands beside its label if it fits there. */
const besideLabel =
  '@max-[34rem]:flex @max-[34rem]:flex-wrap @max-[34rem]:gap-x-3 @max-[34rem]:py-1.5 @max-[34rem]:[&>dd]:max-w-full @max-[34rem]:[&>dd]:flex-[1_0_auto] @max-[34rem]:[&>dt]:flex-[0_0_40%]';

/** Whether a value is too long for one of two columns, or has the previous one beside it. */
function needsWidth({ text, formerText, edit }: FieldView): boolean {
  return formerText !== undefined || edit?.control.kind === 'textarea' || text.length > longText;
}

const longText = 60;

/** A value, its text for printing, and the previous value if it matters. */
function FieldText({ field }: { field: FieldView }) {
  const t = useTranslations('detail.former');
  if (field.isUnchanged) {
    return (
      <span className="text-ink-muted">
        <FieldValue field={field} /> <span className="text-sm">({t('unchanged')})</span>
      </span>
    );
  }
  if (field.formerText !== undefined) {
    return (
      <span className="grid gap-x-4 gap-y-1 @md:grid-cols-2">
        <span className="text-ink-muted">
          <span className="block text-xs">{t('before')}</span>
          {field.formerText || t('unknown')}
        </span>
        <span>
          <span className="block text-xs text-ink-muted">{t('after')}</span>
          <FieldValue field={field} />
        </span>
      </span>
    );
  }
  return field.text === '' ? '–' : <FieldValue field={field} />;
}

function FieldValue({ field: { text, printText } }: { field: FieldView }) {
  if (printText === undefined || printText === text) return text;
  return (
    <>
      <span className="print:hidden">{text}</span>
      <span className="hidden print:inline">{printText}</span>
    </>
  );
}
