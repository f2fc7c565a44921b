import type { z } from 'zod';
import type { AnyOperation } from '@/lib/contracts/operations/all';

type OperationsByPath = { [Op in AnyOperation as Op['path']]: Op };

/**
 * The table of operations in the shape that types openapi-fetch. Types only, so that bundles do not
 * contain zod.
 */
export type Paths = {
  [Path in keyof OperationsByPath]: {
    [Op in OperationsByPath[Path] as Lowercase<Op['method']>]: {
      parameters: PathParameters<Op> & QueryParameters<Op> & HeaderParameters<Op>;
      responses: { [Status in Op['success']['status']]: AnswerOf<Op['success']> };
    } & RequestBody<Op>;
  };
};

type PathParameters<Op> = Op extends { params: infer Schema extends z.ZodType }
  ? { path: z.input<Schema> }
  : { path?: never };

type QueryParameters<Op> = Op extends { query: infer Schema extends z.ZodType }
  ? Record<never, unknown> extends z.input<Schema>
    ? { query?: z.input<Schema> }
    : { query: z.input<Schema> }
  : { query?: never };

type HeaderParameters<Op> = [HeaderName<Op>] extends [never]
  ? { header?: never }
  : { header?: { [Name in HeaderName<Op>]?: string } };

/** Must equal `headersOf` in lib/http/openapi/openapi.ts. */
type HeaderName<Op> =
  | (Op extends { isIdempotent: true } ? 'Idempotency-Key' : never)
  | (Op extends { method: 'GET'; success: { schema: z.ZodType } } | { method: 'GET'; hasVersion: true }
      ? 'If-None-Match'
      : never)
  | (Op extends { method: 'GET' } ? never : Op extends { hasVersion: true } ? 'If-Match' : never)
  | (Op extends { access: 'PublicOrClerk' } ? 'X-Form-Token' | 'X-Proof-Of-Work' : never);

type RequestBody<Op> = Op extends { body: infer Schema extends z.ZodType }
  ? Op extends { isBodyOptional: true }
    ? { requestBody?: JsonContent<z.input<Schema>> }
    : { requestBody: JsonContent<z.input<Schema>> }
  : { requestBody?: never };

type AnswerOf<Success> = Success extends { schema: infer Schema extends z.ZodType }
  ? JsonContent<z.output<Schema>>
  : Success extends { contentType: infer Type extends string }
    ? { content: { [Name in Type]: string } }
    : { content?: never };

type JsonContent<Value> = { content: { 'application/json': Value } };
