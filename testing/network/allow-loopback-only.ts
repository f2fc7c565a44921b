import { allowLoopbackOnly } from './loopback-only.ts';

/** For `--import`: a process of the product that a browser test starts may reach only loopback. */
allowLoopbackOnly();
