import type { LaneLimits } from './lanes';

/** How many deliveries one process holds. Running ones wait for receivers and use no database connection. */
export const limits: LaneLimits = {
  running: 1000,
  runningOfClub: 96,
  runningOfLane: 4,
  waiting: 256,
  waitingOfClub: 32,
};
