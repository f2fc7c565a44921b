import { setSourceMapsSupport } from 'node:module';

/**
 * Stack traces of our bundles name the sources. Loaded before them with `--import`: the flag `--enable-source-maps` would
 * keep the maps of all packages in memory too (35 MB for web).
 */
setSourceMapsSupport(true);
