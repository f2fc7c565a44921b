/** PostgreSQL's defaults suit rotating disks and few large queries at a time (ADR 0027). */
export const plannerSettings = {
  random_page_cost: 1.1,
  jit: false,
  max_parallel_workers_per_gather: 0,
} as const;
