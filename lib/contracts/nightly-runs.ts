import { z } from 'zod';
import { Instant, IsoDate, PageQuery, page } from './common';

const example = {
  night: '2026-03-15',
  startedAt: '2026-03-15T01:02:11.000Z',
  finishedAt: '2026-03-15T01:02:12.000Z',
  counts: { anonymized: 2, reminded: 1 },
};

/** One nightly run: counts of retention, clean-up and reminders. */
export const NightlyRun = z
  .object({
    night: IsoDate.describe('The date of the run, in the club’s time zone.'),
    startedAt: Instant,
    finishedAt: Instant.nullable().describe('Null while the run is not finished.'),
    counts: z
      .record(z.string(), z.int().min(0))
      .describe('Counts by task. Contains only tasks that did something.'),
  })
  .meta({ id: 'NightlyRun', example });
export type NightlyRun = z.output<typeof NightlyRun>;

export const NightlyRunList = page(NightlyRun).meta({
  id: 'NightlyRunList',
  example: { items: [example], nextCursor: null, totalCount: 1 },
});

export const NightlyRunsQuery = PageQuery.strict();
export type NightlyRunsQuery = z.output<typeof NightlyRunsQuery>;
