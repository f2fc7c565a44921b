import type { z } from 'zod';
import type { Problem } from '@/lib/contracts/common';

/**
 * An error answer of the API, in the reader's language (contract §1). Status 0 means that no answer
 * arrived.
 */
export class ApiProblem extends Error {
  readonly status: number;
  /** Last part of the problem's type, such as `state-conflict`; `network` if no answer arrived. */
  readonly code: string;
  readonly detail: string | null;
  /** JSON path in the sent body → messages. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Identifies the request in the log; null if no answer arrived. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** Other members of the problem document, such as counts of the records that block a removal. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(problem: {
    status: number;
    code: string;
    title?: string;
    detail?: string | null;
    errors?: Readonly<Record<string, readonly string[]>>;
    requestId?: string | null;
    retryAfterSeconds?: number | null;
    members?: Readonly<Record<string, unknown>>;
    cause?: unknown;
  }) {
    super(problem.title || problem.code, { cause: problem.cause });
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail ?? null;
    this.errors = problem.errors ?? {};
    this.requestId = problem.requestId ?? null;
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
    this.members = problem.members ?? {};
  }
}

/** The error as a problem; null for other errors. */
export function asProblem(error: unknown): ApiProblem | null {
  return error instanceof ApiProblem ? error : null;
}

/** The error as a problem; other errors count as a missing answer. */
export function toProblem(error: unknown): ApiProblem {
  return asProblem(error) ?? new ApiProblem({ status: 0, code: 'network', cause: error });
}

/**
 * The API's explanation of an error: of its fields if there are any. Undefined for other errors, and where somebody must
 * sign in: that explanation tells programs how to send credentials, and the office asks for the password.
 */
export function detailOf(error: unknown): string | undefined {
  const problem = asProblem(error);
  if (!problem || problem.code === 'unauthenticated') return undefined;
  return Object.values(problem.errors).flat().join(' ') || (problem.detail ?? undefined);
}

/**
 * Parses an error answer. An answer that is no problem document (such as a proxy's page) becomes
 * `unreadable`.
 */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const problem: unknown = await response.json().catch(() => null);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const head = {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
  if (!isProblem(problem)) return new ApiProblem({ ...head, code: 'unreadable' });
  const { type, title, detail, errors = {}, ...members } = problem;
  return new ApiProblem({ ...head, code: type.split('/').at(-1) ?? type, title, detail, errors, members });
}

/**
 * An object with a `type` came from the API, so the OpenAPI document describes its other members.
 */
function isProblem(
  value: unknown,
): value is z.output<typeof Problem> & { errors?: Record<string, string[]> } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
