import { getPageTranslator } from '@/lib/platform/i18n/page';

/** Says on a page of submissions to which departments the signed-in user is limited; nothing for the whole club. */
export async function DepartmentLimitNote({ departments }: { departments: readonly string[] }) {
  if (departments.length === 0) return null;
  const t = await getPageTranslator('office');
  return (
    <p className="mb-4 text-sm text-ink-muted">
      {t('list.limited', { departments: departments.join(', ') })}
    </p>
  );
}
