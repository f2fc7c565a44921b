import { measureWithDatabase } from './with-database.mjs';

/** `node bench/webhooks.mjs [deliveries]`: how many deliveries a second, and how soon after a commit (2,000). */
await measureWithDatabase('webhooks', { deliveries: Number(process.argv[2] ?? 2000) });
