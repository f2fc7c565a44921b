import { validate as isUuid } from 'uuid';
import type { JobName } from '@/lib/queue/definitions';
import { beginTrace, inSpan } from '@/lib/tracing';

type FetchedJob = { readonly id: string; readonly data: unknown; readonly retryCount: number };

/** Does a job in a span that continues the trace in which it was enqueued, also after its first worker died. */
export function inJobSpan<T>(queue: JobName, job: FetchedJob, work: () => Promise<T>): Promise<T> {
  const data = Object.entries(job.data ?? {});
  const traceparent = data.find(([name]) => name === 'traceparent')?.[1];
  return inSpan(
    beginTrace(`process ${queue}`, 'Consumer', attributesOf(queue, job, data), traceparent),
    work,
  );
}

function attributesOf(queue: JobName, { id, retryCount }: FetchedJob, data: [string, unknown][]) {
  return {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'eintritt.job.retries': retryCount,
    // `clubId` becomes `eintritt.club.id`.
    ...Object.fromEntries(
      data.flatMap(([name, value]) =>
        isUuid(value) ? [[`eintritt.${name.replace(/Id$/, '.id')}`, String(value)]] : [],
      ),
    ),
  };
}
