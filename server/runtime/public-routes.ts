import * as confirm from '@/app/confirm/[token]/route';
import * as formSlugKindForm from '@/app/f/[slug]/[kind]/[form]/route';
import * as formSlugKindContinue from '@/app/f/[slug]/[kind]/continue/[token]/route';
import * as formSlugKind from '@/app/f/[slug]/[kind]/route';
import * as formSlug from '@/app/f/[slug]/route';
import * as family from '@/app/family/[token]/route';
import * as sign from '@/app/sign/[slug]/[token]/route';
import * as statusEdit from '@/app/status/[token]/edit/route';
import * as statusQuestion from '@/app/status/[token]/question/route';
import * as status from '@/app/status/[token]/route';
import * as statusWithdraw from '@/app/status/[token]/withdraw/route';
import * as unsubscribe from '@/app/unsubscribe/[token]/route';
import type { Route } from '@/lib/http/router';

/** Every route file of the public pages, with the pattern of its path. */
export const publicRoutes: readonly Route[] = [
  ['/confirm/[token]', confirm],
  ['/f/[slug]', formSlug],
  ['/f/[slug]/[kind]', formSlugKind],
  ['/f/[slug]/[kind]/[form]', formSlugKindForm],
  ['/f/[slug]/[kind]/continue/[token]', formSlugKindContinue],
  ['/family/[token]', family],
  ['/sign/[slug]/[token]', sign],
  ['/status/[token]', status],
  ['/status/[token]/edit', statusEdit],
  ['/status/[token]/question', statusQuestion],
  ['/status/[token]/withdraw', statusWithdraw],
  ['/unsubscribe/[token]', unsubscribe],
];
