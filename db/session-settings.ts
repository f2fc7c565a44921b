/** Role of every run-time connection: neither owner nor exempt from row-level security. */
export const runtimeRole = 'eintritt_app';

/** Role of the transactions of a user who is limited to departments: a member of `runtimeRole`, to whom more policies apply. */
export const limitedRole = 'eintritt_limited';

/** PostgreSQL's defaults suit rotating disks and few large queries at a time (ADR 0027). */
export const plannerSettings = {
  random_page_cost: 1.1,
  jit: false,
  max_parallel_workers_per_gather: 0,
} as const;

/**
 * Settings of every run-time session, sent as start-up parameters. The migration also stores them for the login of web and
 * worker, because a pooler may drop start-up parameters.
 */
export const sessionSettings = {
  role: runtimeRole,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
  ...plannerSettings,
} as const;
