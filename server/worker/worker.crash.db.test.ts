import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@/testing/db/database';
import { killWorkerRounds } from '@/testing/worker/kill-worker-rounds';
import { openRig, type Rig } from '@/testing/worker/rig';

describe('a worker that is killed between commit and sending', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
  });
  afterAll(() => rig.close());

  it('loses neither mail nor event: another worker sends them', { timeout: 240_000 }, async () => {
    const figures = await killWorkerRounds(rig, 4);
    expect(figures).toMatchObject({ mailsArrived: 4, eventsArrived: 4, errors: [] });
    expect(figures.mailsDoubled).toBeLessThanOrEqual(4);
  });
});
