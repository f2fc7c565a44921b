import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Renderer = typeof import('@/components/form-view/renderer');

let loaded: Promise<Renderer> | undefined;

/**
 * The renderer built by `bin/build-forms.mjs`. It is outside of Next's bundle: components in a route handler
 * would be compiled for React's server condition, which has no hooks.
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
  // `npm run dev` rebuilds it while this process runs, and Node caches modules by address.
  const version = process.env.NODE_ENV === 'development' ? `?${statSync(file).mtimeMs}` : '';
  return import(/* turbopackIgnore: true */ `${pathToFileURL(file).href}${version}`);
}
