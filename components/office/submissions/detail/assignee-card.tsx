'use client';

import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/display/card';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { toast } from '@/components/ui/overlays/toaster';
import { Skeleton } from '@/components/ui/skeleton';
import { useAssignees } from '@/lib/api-client/inbox';
import { useAssign, useAssignment } from '@/lib/api-client/submission-work';

/** The responsible user; a selection is saved at once. */
export function AssigneeCard({ submissionId, canAssign }: { submissionId: string; canAssign: boolean }) {
  const t = useTranslations('detail.assign');
  const { data } = useAssignment(submissionId);
  const assignees = useAssignees(canAssign).data ?? [];
  const assign = useAssign(submissionId);
  const current = data?.assignee ?? null;
  const isGone = current !== null && !assignees.some(({ id }) => id === current.id);
  const options = isGone ? [...assignees, current] : assignees;
  if (!canAssign) {
    return (
      <Card className="print:hidden">
        <p className="text-ink-muted">{t('label')}</p>
        <p>{current?.name ?? t('nobody')}</p>
      </Card>
    );
  }
  return (
    <Card className="print:hidden">
      <Field label={t('label')}>
        {data ? (
          <Select
            value={current?.id ?? ''}
            onChange={event =>
              assign.mutate(options.find(({ id }) => id === event.target.value) ?? null, {
                onError: () => toast.error(t('failed')),
              })
            }
          >
            <option value="">{t('nobody')}</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <Skeleton className="h-9 w-full" />
        )}
      </Field>
    </Card>
  );
}
