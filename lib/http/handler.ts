import type { BodyOf, Operation, ParamsOf, QueryOf } from '@/lib/contracts/operation';
import type { Ctx } from '@/lib/platform/context';
import type { Violation } from '@/lib/platform/errors';
import type { Precondition } from '@/lib/platform/precondition';
import type { Reply } from './reply';
import type { RequestState } from './steps/open-request';

/** What a handler is called with: all of it checked by the schemas of its operation. */
export type Input<Op> = {
  readonly ctx: Ctx;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  /** Errors of shape of a lenient body; the verb adds its own and throws them together. */
  readonly shapeViolations: readonly Violation[];
  readonly precondition: Precondition;
  readonly request: Request;
};

/** May throw `AppError`. */
export type Handler<Op> = (input: Input<Op>) => Promise<Reply<unknown>>;

export type HandlerOptions = {
  /**
   * The read whose `ETag` a change names in `If-Match`, where the verb does not compare a version by itself. The change
   * and the comparison are one transaction, one at a time for each club and read path.
   */
  readonly versionOf?: Bound;
  /** The club of the token in the path, for `Idempotency-Key`. Throws 404 and 410 as the operation does. */
  readonly clubOfToken?: (ctx: Ctx, token: string) => Promise<string>;
};

/** An operation with its handler, as the pipeline runs it. */
export type Served<Op> = {
  readonly operation: Op;
  readonly handler: Handler<Op>;
  readonly options: HandlerOptions;
};

/** An operation with its handler, whose types are checked and no longer needed; `bind` makes it, `resource` serves it. */
export type Bound = {
  readonly operation: Operation;
  /** Answers a request, from its head to the head of its answer. */
  answer(request: Request, pathParams: Record<string, string>): Promise<Response>;
  /** Returns what the operation, a read without query, answers now, in the transaction of `ctx`. */
  read(state: RequestState, ctx: Ctx): Promise<unknown>;
};
