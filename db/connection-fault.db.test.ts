import { expect } from 'vitest';
import { connect } from '@/db/client';
import { connectionFaultOf } from '@/db/connection-fault';
import { listOutages } from '@/lib/platform/outages/queries';
import { test } from '@/testing/db/database';

test('a prepared statement that another connection has is explained by the pooler, with what to set', async ({
  database: { url },
}) => {
  const { db, close } = connect(url, { max: 1 });
  const read = () => db.transaction(tx => listOutages(tx, new Date()));
  await read();
  // As on a connection of a pooler that another client used before.
  await db.execute('deallocate all');
  const error: unknown = await read().catch((thrown: unknown) => thrown);
  await close();
  expect(connectionFaultOf(error)).toMatchObject({
    isPermanent: true,
    text: expect.stringContaining('add ?prepare=false to the address'),
  });
});
