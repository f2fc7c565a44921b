'use client';

import { Plus, Shapes } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  setDepartmentActive,
  useDepartmentActions,
} from '@/components/office/club/departments/use-department-actions';
import { MasterDataList } from '@/components/office/club/master-data-list';
import { RecordMenu } from '@/components/office/club/record-menu';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { type Department, useDepartments, useReorder } from '@/lib/api-client/master-data';
import { agesText } from '@/lib/rules/money/tariff-costs';

/** The club's departments, in the order of the forms. */
export function DepartmentList({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.departments');
  const departments = useDepartments();
  const reorder = useReorder<Department>('departments', ({ id }) => id);
  return (
    <MasterDataList
      texts={{
        title: t('title'),
        text: t('text'),
        list: t('list'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      icon={Shapes}
      query={departments}
      reorder={mayEdit ? items => reorder.mutateAsync(items) : undefined}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      more={<LinkButton href="/club/departments/settings">{t('settings')}</LinkButton>}
      create={
        mayEdit && (
          <LinkButton href="/club/departments/new" variant="primary" icon={Plus}>
            {t('new')}
          </LinkButton>
        )
      }
    >
      {department => <DepartmentRow department={department} mayEdit={mayEdit} />}
    </MasterDataList>
  );
}

function DepartmentRow({ department, mayEdit }: { department: Department; mayEdit: boolean }) {
  const labels = useTranslations('labels');
  const { id, name, description, isActive } = department;
  const ages = agesText(department, labels);
  const deeds = useDepartmentActions(id);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-3">
      <div className="min-w-0 flex-1 basis-40">
        <Link href={`/club/departments/${id}`} className="font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        {ages && <p className="text-sm first-letter:uppercase">{ages}</p>}
        {description && <p className="line-clamp-1 text-sm text-ink-muted">{description}</p>}
      </div>
      {mayEdit && (
        <RecordMenu
          kind="department"
          name={name}
          isActive={isActive}
          setActive={next => setDepartmentActive(id, next)}
          remove={deeds.remove}
          onChanged={deeds.refresh}
        />
      )}
    </div>
  );
}
