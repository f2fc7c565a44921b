import type { z } from 'zod';
import type { Role } from '@/lib/rules/enums';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The problem types of a 409 that depend on the operation. */
export type Conflict =
  | 'state-conflict'
  | 'already-taken'
  | 'in-use'
  | 'last-admin'
  | 'limit-reached'
  | 'form-token-used'
  | 'form-closed';

/**
 * One operation of the API. `lib/http/pipeline.ts` serves it, `lib/http/openapi/openapi.ts` documents it,
 * and `lib/api-client/paths.ts` derives the types of its calls.
 */
export type Operation = {
  readonly operationId: string;
  readonly method: Method;
  /** Below `/api/v1`, with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /**
   * The lowest role that may call it; `Public` for everybody, `PublicOrClerk` for creating
   * submissions.
   */
  readonly access: Role | 'Public' | 'PublicOrClerk';
  /** Concerns the account of the signed-in user. API keys have no account and get 403. */
  readonly isForPeople?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Schema of the record as it is read. A body may send its other members; they are ignored. */
  readonly record?: z.ZodType;
  /** Body limit in bytes; default 1 MiB. */
  readonly bodyBytesMax?: number;
  /** A missing body counts as an empty object. */
  readonly isBodyOptional?: boolean;
  /**
   * Collects errors of shape and passes the valid rest to the service, so that one 400 lists all
   * errors.
   */
  readonly isBodyLenient?: boolean;
  /** The rate limit that counts the request; default `Api`. */
  readonly limit?:
    | 'Api'
    | 'SignIn'
    | 'SignUp'
    | 'PublicRead'
    | 'PublicSubmit'
    | 'FileUpload'
    | 'SignatureRequest'
    | 'SignaturePoll';
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly schema?: z.ZodType;
    /** Default: that of the schema. */
    readonly example?: unknown;
    /** Default `application/json`. */
    readonly contentType?: string;
    /** Header fields of the answer beyond those that follow from the operation. */
    readonly headers?: readonly ('Content-Disposition' | 'Content-Language' | 'Retry-After')[];
    readonly description?: string;
    /**
     * Description of the 204 that a back-office session gets instead of a body; used if `errors`
     * lists 204.
     */
    readonly officeDescription?: string;
  };
  /** The conflicts (409) that it can answer with, beside that of an `Idempotency-Key`. */
  readonly conflicts?: readonly Conflict[];
  /**
   * Statuses beyond those that follow from access, parameters and body. 429 says that it can be too soon, beside the
   * rate limit.
   */
  readonly errors?: readonly number[];
  /** Accepts `Idempotency-Key` (a POST that creates or starts something). */
  readonly isIdempotent?: boolean;
  /**
   * Runs outside the transaction of its `Idempotency-Key`: it waits for another server, or has its
   * own transactions.
   */
  readonly isIdempotentApart?: boolean;
  /**
   * Honours `If-Match`, or answers with the `ETag` of a picture. Every GET of JSON has an `ETag`
   * anyway.
   */
  readonly hasVersion?: boolean;
  /** Whether the 204 of a change names the new version in `ETag`. */
  readonly givesVersion?: boolean;
  /** Sends CORS headers for the club's `allowedOrigins`. */
  readonly hasClubCors?: boolean;
};

/** Whether an operation answers with an `ETag` and honours `If-None-Match`. */
export function isReadWithEtag({ method, success, hasVersion }: Operation): boolean {
  return method === 'GET' && (success.schema !== undefined || hasVersion === true);
}

/** Returns its argument with its literal types. */
export function operation<const Given extends Operation>(given: Given): Given {
  return given;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Member<Op, Name extends string> = Op extends { readonly [key in Name]: infer Schema }
  ? Schema
  : undefined;

export type ParamsOf<Op> = Parsed<Member<Op, 'params'>>;
export type QueryOf<Op> = Parsed<Member<Op, 'query'>>;
export type BodyOf<Op> = Parsed<Member<Op, 'body'>>;
