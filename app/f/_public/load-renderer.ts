import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Renderer = typeof import('@/components/form-view/renderer');

let loaded: Promise<Renderer> | undefined;

/**
 * The renderer that `bin/build-forms.mjs` built. It comes from outside of Next's bundle, since components within a
 * route handler would be compiled for React's server condition, where hooks are missing.
 */
export function loadRenderer(): Promise<Renderer> {
  loaded ??= load().catch(error => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Renderer> {
  const url = pathToFileURL(path.join(process.cwd(), 'dist/form/renderer.mjs')).href;
  return import(/* turbopackIgnore: true */ url);
}
