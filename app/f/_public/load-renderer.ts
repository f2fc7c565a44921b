import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Renderer = typeof import('@/components/form-view/renderer');

let loaded: Promise<Renderer> | undefined;

/**
 * The renderer that `bin/build-forms.mjs` built. It comes from outside of Next's bundle, since components within a
 * route handler would be compiled for React's server condition, where hooks are missing.
 */
export function loadRenderer(): Promise<Renderer> {
  if (process.env.NODE_ENV === 'development') return load();
  loaded ??= load().catch(error => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Renderer> {
  const file = path.join(process.cwd(), 'dist/form/renderer.mjs');
  // `npm run dev` builds it anew while this process runs. Node keeps a module for each address.
  const version = process.env.NODE_ENV === 'development' ? `?${statSync(file).mtimeMs}` : '';
  return import(/* turbopackIgnore: true */ `${pathToFileURL(file).href}${version}`);
}
