import * as formSlugKindForm from '@/app/f/[slug]/[kind]/[form]/route';
import * as formSlugKindContinue from '@/app/f/[slug]/[kind]/continue/[token]/route';
import * as formSlugKind from '@/app/f/[slug]/[kind]/route';
import type { Route } from './api-router';

/** Every route file under `app/f`, with the pattern of its path. */
export const publicRoutes: readonly Route[] = [
  ['/f/[slug]/[kind]', formSlugKind],
  ['/f/[slug]/[kind]/[form]', formSlugKindForm],
  ['/f/[slug]/[kind]/continue/[token]', formSlugKindContinue],
];
