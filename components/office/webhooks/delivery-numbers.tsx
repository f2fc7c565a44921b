'use client';

import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useNow, useTimeZone, useTranslations } from 'use-intl';
import { deliveriesByEvent } from '@/components/office/reports/deliveries-by-event';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { EmptyState } from '@/components/ui/empty-state';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { useDeliveryTrend } from '@/lib/api-client/dashboard';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import { addDays, today } from '@/lib/rules/dates/calendar';

/** The longest one is as long as deliveries are kept. */
const periods = ['30', '90', '400'] as const;

/** Finished deliveries of one webhook by event. */
export function DeliveryNumbers({ webhook: { id, name } }: { webhook: WebhookReadDto }) {
  const t = useTranslations('webhooks.numbers');
  const events = useTranslations('labels.webhookEvent');
  const status = useTranslations('labels.deliveryStatus');
  const logTexts = useTranslations('webhooks.log');
  const format = useFormatter();
  const [period, setPeriod] = useState<(typeof periods)[number]>('30');
  const to = today(useTimeZone() ?? 'Europe/Berlin', useNow());
  const from = addDays(to, 1 - Number(period));
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      <SegmentedControl
        label={t('period')}
        segments={periods.map(value => ({ value, label: t('days', { count: value }) }))}
        value={period}
        onValueChange={setPeriod}
      />
      <Card flush>
        <RecordScreen
          isPart
          query={useDeliveryTrend({ from, to }, { webhookId: id })}
          rows={3}
          loadFailed={t('loadFailed')}
        >
          {({ report }) => {
            const rows = deliveriesByEvent(report);
            const sum = (of: 'succeeded' | 'failed') => rows.reduce((total, row) => total + row[of], 0);
            if (rows.length === 0)
              return <EmptyState icon={ChartColumn} title={t('emptyTitle')} description={t('emptyText')} />;
            return (
              <Table caption={t('caption', { name })}>
                <THead>
                  <tr>
                    <Th>{logTexts('event')}</Th>
                    <Th numeric>{status('Succeeded')}</Th>
                    <Th numeric>{status('Failed')}</Th>
                  </tr>
                </THead>
                <TBody>
                  {rows.map(({ eventType, succeeded, failed }) => (
                    <Tr key={eventType}>
                      <Td>{events(eventType)}</Td>
                      <Td numeric>{format.number(succeeded)}</Td>
                      <Td numeric>{format.number(failed)}</Td>
                    </Tr>
                  ))}
                  <Tr>
                    <Td className="font-semibold">{t('total')}</Td>
                    <Td numeric className="font-semibold">
                      {format.number(sum('succeeded'))}
                    </Td>
                    <Td numeric className="font-semibold">
                      {format.number(sum('failed'))}
                    </Td>
                  </Tr>
                </TBody>
              </Table>
            );
          }}
        </RecordScreen>
      </Card>
    </section>
  );
}
