/** PostgreSQL's own values suit reports on disks that turn, run one at a time (ADR 0070). */
export const plannerSettings = {
  random_page_cost: 1.1,
  jit: false,
  max_parallel_workers_per_gather: 0,
} as const;
