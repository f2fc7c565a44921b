'use client';

import { CodeXml, Monitor, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { deviceOf } from '@/components/office/account/device-of';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { useEndSessions, useSessions } from '@/lib/api-client/account';
import type { SignInSession } from '@/lib/contracts/sessions';

/** The user's sign-ins; ends one or all others. */
export function SessionsCard() {
  const t = useTranslations('account.sessions');
  const query = useSessions();
  const sessions = query.data;
  const end = useEndSessions();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const current = sessions?.find(({ isCurrent }) => isCurrent);
  return (
    <Card flush title={t('title')} description={t('text')}>
      <RecordScreen query={query} rows={3} isPart>
        {() => (
          <ul aria-label={t('title')} className="divide-y">
            {[...(current ? [current] : []), ...others].map(session => (
              <SessionRow key={session.id} session={session} onEnd={() => end.mutateAsync(session.id)} />
            ))}
          </ul>
        )}
      </RecordScreen>
      {others.length > 0 && (
        <div className="border-t px-5 py-4">
          <ConfirmDialog
            trigger={<Button>{t('endOthers')}</Button>}
            title={t('endOthersTitle')}
            description={t('endOthersText', { count: others.length })}
            confirmLabel={t('endOthersConfirm')}
            onConfirm={async () => {
              await end.mutateAsync(null);
              toast.success(t('endedOthers'));
            }}
          />
        </div>
      )}
    </Card>
  );
}

type SessionRowProps = { session: SignInSession; onEnd: () => Promise<unknown> };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useTranslations('account.sessions');
  const { program, system, isPhone } = deviceOf(session.userAgent);
  const Icon = session.kind === 'Api' ? CodeXml : isPhone ? Smartphone : Monitor;
  const device = program && system ? t('on', { program, system }) : (program ?? system ?? t('unknownDevice'));
  const name = session.kind === 'Api' ? t('program', { device }) : device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {session.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {session.club.name} · {t('lastUsed')} <RelativeTime value={session.lastUsedAt} />
        </p>
      </div>
      {!session.isCurrent && (
        <ConfirmDialog
          trigger={
            <Button size="sm">
              {t('end')}
              <span className="sr-only">: {name}</span>
            </Button>
          }
          title={t('endTitle', { device: name })}
          description={t('endText')}
          confirmLabel={t('endConfirm')}
          onConfirm={async () => {
            await onEnd();
            toast.success(t('ended', { device: name }));
          }}
        />
      )}
    </li>
  );
}
