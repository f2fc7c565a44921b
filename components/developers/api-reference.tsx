'use client';

import { useEffect, useRef, useState } from 'react';
import { withoutPrefilledValues } from '@/components/developers/prefilled-values';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';

/** The part of Swagger UI used here; its bundle sets a global. */
type SwaggerUiBundle = (options: Record<string, unknown>) => unknown;

const assets = '/assets/reference';

/**
 * Swagger UI for the OpenAPI document, served by this installation: every operation with a form that sends
 * it. Contains the page's `main` element.
 */
export function ApiReference({ documentUrl }: { documentUrl: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'Loading' | 'Ready' | 'Failed'>('Loading');

  useEffect(() => {
    const stopFollowing = followTheme();
    loadStyle(`${assets}/swagger-ui.css`);
    Promise.all([loadDocument(documentUrl), loadScript(`${assets}/swagger-ui-bundle.js`)])
      .then(([spec]) => {
        bundleOf(window)({
          spec: withoutPrefilledValues(spec),
          domNode: place.current,
          deepLinking: true,
          docExpansion: 'list',
          filter: true,
          persistAuthorization: false,
          defaultModelsExpandDepth: 0,
          validatorUrl: null,
          onComplete: () => setState('Ready'),
        });
      })
      .catch(() => setState('Failed'));
    return stopFollowing;
  }, [documentUrl]);

  return (
    <>
      {state === 'Loading' && <Skeleton className="h-96" />}
      {state === 'Failed' && (
        <ErrorState title="The reference could not be loaded" onRetry={() => window.location.reload()} />
      )}
      <div ref={place} className="api-reference" />
    </>
  );
}

async function loadDocument(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('the document did not load');
  return response.json();
}

function bundleOf(host: object): SwaggerUiBundle {
  if ('SwaggerUIBundle' in host && isBundle(host.SwaggerUIBundle)) return host.SwaggerUIBundle;
  throw new Error('Swagger UI has not loaded');
}

function isBundle(value: unknown): value is SwaggerUiBundle {
  return typeof value === 'function';
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${src}"]`)) return resolve();
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Swagger UI did not load'));
    });
    document.head.append(script);
  });
}

function loadStyle(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Swagger UI is dark if the root has its class; our theme is in color-scheme. */
function followTheme(): () => void {
  const root = document.documentElement;
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const theme = root.dataset.theme;
    root.classList.toggle('dark-mode', theme === 'dark' || (theme !== 'light' && prefersDark.matches));
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  prefersDark.addEventListener('change', follow);
  return () => {
    observer.disconnect();
    prefersDark.removeEventListener('change', follow);
    root.classList.remove('dark-mode');
  };
}
