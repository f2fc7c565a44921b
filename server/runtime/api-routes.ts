import * as unknownPath from '@/app/api/v1/[[...path]]/route';
import * as auth from '@/app/api/v1/auth/[[...path]]/route';
import * as club from '@/app/api/v1/club/[[...path]]/route';
import * as settings from '@/app/api/v1/club/settings/[[...path]]/route';
import * as dashboard from '@/app/api/v1/dashboard/[[...path]]/route';
import * as openApi from '@/app/api/v1/openapi.json/route';
import * as persons from '@/app/api/v1/persons/[[...path]]/route';
import * as publicOperations from '@/app/api/v1/public/[[...path]]/route';
import * as submits from '@/app/api/v1/submits/[[...path]]/route';
import * as exportOperations from '@/app/api/v1/submits/exports/[[...path]]/route';
import * as users from '@/app/api/v1/users/[[...path]]/route';
import type { Route } from '@/lib/http/router';

/** The route files of the API, each with the pattern of its paths. */
export const apiRoutes: readonly Route[] = [
  ['/api/v1/auth/[[...path]]', auth],
  ['/api/v1/club/[[...path]]', club],
  ['/api/v1/club/settings/[[...path]]', settings],
  ['/api/v1/dashboard/[[...path]]', dashboard],
  ['/api/v1/openapi.json', openApi],
  ['/api/v1/persons/[[...path]]', persons],
  ['/api/v1/public/[[...path]]', publicOperations],
  ['/api/v1/submits/[[...path]]', submits],
  ['/api/v1/submits/exports/[[...path]]', exportOperations],
  ['/api/v1/users/[[...path]]', users],
  ['/api/v1/[[...path]]', unknownPath],
];
