import { z } from 'zod';
import { operation } from '../operation';

export const getOpenApi = operation({
  operationId: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Service',
  summary: 'This document',
  access: 'Public',
  limit: 'PublicRead',
  success: { status: 200, schema: z.looseObject({ openapi: z.string() }) },
  hasVersion: true,
});
