import type { BodyOf, Operation, ParamsOf, QueryOf } from '@/lib/contracts/operation';
import type { Ctx } from '@/lib/platform/context';
import type { Violation } from '@/lib/platform/errors';
import type { Precondition } from '@/lib/platform/precondition';
import type { Reply } from './reply';
import type { RequestState } from './steps/open-request';

/** Input of a handler. The schemas of its operation have checked all of it. */
export type Input<Op> = {
  readonly ctx: Ctx;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  /** Shape violations of a lenient body. The verb adds its own and throws them together. */
  readonly shapeViolations: readonly Violation[];
  readonly precondition: Precondition;
  readonly request: Request;
};

/** Does one operation. May throw `AppError`. */
export type Handler<Op> = (input: Input<Op>) => Promise<Reply<unknown>>;

export type HandlerOptions = {
  /**
   * The read whose `ETag` a change names in `If-Match`, if the verb itself does not compare a version. Comparison and
   * change are one transaction. They run one at a time for each club and read path.
   */
  readonly versionOf?: BoundOperation;
  /** The club of the token in the path, for `Idempotency-Key`. Throws 404 and 410 as the operation does. */
  readonly clubOfToken?: (ctx: Ctx, token: string) => Promise<string>;
};

/** An operation with its handler; the pipeline runs it. */
export type Served<Op> = {
  readonly operation: Op;
  readonly handler: Handler<Op>;
  readonly options: HandlerOptions;
};

/** An operation with its handler. `bind` creates it and checks the types, `resource` serves it. */
export type BoundOperation = {
  readonly operation: Operation;
  /** Answers a request. */
  answer(request: Request, pathParams: Record<string, string>): Promise<Response>;
  /** Returns the current answer of the operation in the transaction of `ctx`. The operation is a read without query. */
  read(state: RequestState, ctx: Ctx): Promise<unknown>;
};
