import { z } from 'zod';
import { operation } from '../operation';

const OpenApiDocument = z.looseObject({ openapi: z.string() }).meta({
  example: {
    openapi: '3.1.1',
    info: { title: 'Eintritt', version: '1.0.0' },
    servers: [{ url: 'https://eintritt.example/api/v1' }],
    paths: {},
  },
});

export const getOpenApi = operation({
  operationId: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Service',
  summary: 'Get this document',
  access: 'Public',
  limit: 'PublicRead',
  success: { status: 200, schema: OpenApiDocument },
  hasVersion: true,
});
