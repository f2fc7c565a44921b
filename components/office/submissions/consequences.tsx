import { useFormatter, useTranslations } from 'use-intl';
import type { Target } from '@/components/office/submissions/use-overlay';
import { useMailWay } from '@/lib/api-client/mail-servers';
import type { BatchAction, BatchPreview } from '@/lib/contracts/submissions/batch';

/** More are counted, not named. */
const namesMax = 5;

type ConsequencesProps = {
  action: BatchAction;
  target: Pick<Target, 'ids' | 'names'>;
  preview: BatchPreview;
  /** How many submissions are written about by e-mail; null says nothing. */
  mails: number | null;
};

/** What an action cannot be done to and why, and about how many submissions e-mails are sent. */
export function Consequences({ action, target: { ids: all, names }, preview, mails }: ConsequencesProps) {
  const t = useTranslations('decide.batch');
  const format = useFormatter();
  const way = useMailWay();
  const { ids, possible, impossible } = preview;
  const isCut = possible > ids.length;
  const possibleIds = new Set(ids);
  const left = isCut ? [] : (all ?? [...names.keys()]).filter(id => !possibleIds.has(id));
  const named = left.flatMap(id => names.get(id) ?? []).slice(0, namesMax);
  const more = impossible - named.length;
  const who = format.list([
    ...named,
    ...(more > 0 ? [named.length > 0 ? t('more', { count: more }) : `${more}`] : []),
  ]);
  // Accepting a single one can replace its entry date.
  const isAcceptOfOne = action === 'Accept' && all?.length === 1;
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {impossible > 0 && (
        <p>
          {t('possible', { count: possible })}{' '}
          {isAcceptOfOne
            ? t('impossibleOne', { who })
            : t(`impossible.${action}`, { count: impossible, who })}
        </p>
      )}
      {isCut && <p>{t('cut', { count: ids.length })}</p>}
      {possible > 0 && mails !== null && (
        <p className="text-ink-muted">{t('mails', { count: mails, way })}</p>
      )}
    </div>
  );
}
