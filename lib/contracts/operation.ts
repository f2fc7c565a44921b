import type { z } from 'zod';
import type { Role } from '@/lib/rules/enums';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One operation of the API, described once: `lib/http/pipeline.ts` serves it, `lib/http/openapi.ts` documents it, and
 * `lib/api-client/paths.ts` computes the types of its calls.
 */
export type Operation = {
  readonly operationId: string;
  readonly method: Method;
  /** Below `/api/v1`, with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** The least role that may call it; `Public` for everybody, `PublicOrClerk` for creating submissions. */
  readonly access: Role | 'Public' | 'PublicOrClerk';
  /** For the account of whoever is signed in, which API keys do not have: 403 for them. */
  readonly isForPeople?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The record as it is read: its members that the body does not have are ignored. */
  readonly record?: z.ZodType;
  /** Body limit in bytes; 1 MiB unless said. */
  readonly bodyBytesMax?: number;
  /** No body at all means an empty object. */
  readonly isBodyOptional?: boolean;
  /** Collects errors of shape and hands what is left to the verb, so that one 400 names everything. */
  readonly isBodyLenient?: boolean;
  /** Which shared limit counts the request; `Api` unless said. */
  readonly limit?:
    | 'Api'
    | 'SignIn'
    | 'SignUp'
    | 'PublicRead'
    | 'PublicSubmit'
    | 'SignatureRequest'
    | 'SignaturePoll';
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly schema?: z.ZodType;
    /** `application/json` unless said. */
    readonly contentType?: string;
    /** Header fields beyond those that follow from the operation; present where they make sense. */
    readonly headers?: readonly ('Retry-After' | 'Content-Disposition')[];
    readonly description?: string;
    /** Of the 204 that a back-office session gets instead, where `errors` names it. */
    readonly officeDescription?: string;
  };
  /** Beyond those that follow from access, parameters and body. */
  readonly errors?: readonly number[];
  /** Takes `Idempotency-Key` (POST that creates or starts something). */
  readonly isIdempotent?: boolean;
  /**
   * Works outside the transaction of its `Idempotency-Key`: it waits for another server, or has transactions of its own.
   */
  readonly isIdempotentApart?: boolean;
  /** Honours `If-Match`, or answers with the `ETag` of a picture. Every GET of JSON answers with `ETag` anyway. */
  readonly hasVersion?: boolean;
  /** Answers browsers on the origins of the club's `allowedOrigins`. */
  readonly hasClubCors?: boolean;
};

/** Whether an operation answers with an `ETag` and honours `If-None-Match`. */
export function isReadWithEtag({ method, success, hasVersion }: Operation): boolean {
  return method === 'GET' && (success.schema !== undefined || hasVersion === true);
}

/** Keeps the literal types of a description. */
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
