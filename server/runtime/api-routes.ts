import type { Route } from './api-router';

/** Every route file under `app/api/v1`: `bin/api-routes.mjs` fills it in when the processes are bundled. */
export const apiRoutes: readonly Route[] = [];
