import type { LaneLimits } from './lanes';

/** How many deliveries one process has in hand. Those that run wait for receivers, and hold no connection to the database. */
export const limits: LaneLimits = {
  running: 1000,
  runningOfClub: 96,
  runningOfLane: 4,
  waiting: 256,
  waitingOfClub: 32,
};
