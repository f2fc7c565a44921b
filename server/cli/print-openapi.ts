import { openApiDocument } from '@/lib/http/openapi/openapi';

/** Prints the OpenAPI document for an origin as JSON; needs no settings and no database. */
const [origin = 'https://eintritt.example'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(openApiDocument(origin)));
