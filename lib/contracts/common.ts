import { z } from 'zod';
import { looksLikeLink, showsNothing } from '@/lib/rules/submissions/text-rules';
import { findPlaceholder } from '@/lib/rules/texts/answer-text';
import { cleanLine, cleanParagraphs } from '@/lib/rules/texts/clean-text';

/** UUIDv7, created by the service. */
export const RecordId = z.uuid().meta({
  id: 'RecordId',
  description: 'UUIDv7 assigned by the service',
  example: '019a0000-0000-7000-8000-000000000001',
});

/** A calendar date, `YYYY-MM-DD`. */
export const IsoDate = z.iso
  .date()
  .refine(date => date >= '0001', { error: 'formatDate' })
  .meta({ id: 'IsoDate', description: 'A calendar date, YYYY-MM-DD', example: '1990-02-28' });

/** An instant, RFC 3339 in UTC with `Z`. */
export const Instant = z.iso.datetime().meta({
  id: 'Instant',
  description: 'An instant, RFC 3339 in UTC with Z',
  example: '2026-03-14T09:26:53.589Z',
});

/** An amount of the club's currency: 0 to 99,999.99 with at most two decimals (contract §1). */
export const Money = z
  .number()
  .min(0)
  .max(99_999.99)
  .refine(amount => Math.round(amount * 100) / 100 === amount, { error: 'moneyDecimals' })
  .meta({
    id: 'Money',
    description: "An amount of the club's currency with at most two decimals",
    example: 12.5,
  });

/** 12.5 → 1250. Exact, because the argument is a `Money`. Negative zero becomes zero. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) + 0;
}

/** 1250 → 12.5, the nearest JSON number to the exact amount. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** What a reader sees of a text of one line. The door for every such text that comes in (contract §1). */
export const typedLine = z.string().overwrite(cleanLine);

/** As `typedLine`, for a text of one line or more. */
export const typedParagraphs = z.string().overwrite(cleanParagraphs);

/** Passwords, secrets and code: stored as they were sent, without control characters. */
export const rawText = (max: number) => z.string().max(max).refine(isCleanText, { error: 'characters' });

/** Text of one line or more without control characters. */
export const text = (max: number) => typedParagraphs.max(max).refine(isCleanText, { error: 'characters' });

/** Text with at least one visible character. */
export const requiredText = (max: number) =>
  text(max).refine(value => !showsNothing(value), { error: 'required' });

/** Text of staff for one answer. Nothing fills placeholders in it, so it has none. */
export const answerText = (max: number) =>
  text(max).refine(value => findPlaceholder(value) === null, { error: 'answerPlaceholder' });

/** An `answerText` with at least one visible character. */
export const requiredAnswerText = (max: number) =>
  answerText(max).refine(value => !showsNothing(value), { error: 'required' });

/** Text of one line. */
export const line = (max: number) => typedLine.max(max).refine(isCleanLine, { error: 'characters' });

/** A `line` with at least one visible character. */
export const requiredLine = (max: number) =>
  line(max).refine(value => !showsNothing(value), { error: 'required' });

/** A name of a person or a club. Mails show it, so it must not look like a link. */
export const nameText = (max: number) =>
  line(max).refine(value => !looksLikeLink(value), { error: 'nameLink' });

/** A `nameText` with at least one visible character. */
export const requiredName = (max: number) =>
  nameText(max).refine(value => !showsNothing(value), { error: 'required' });

// Refuses line breaks of every kind and marks that change the reading direction.
function isCleanLine(value: string): boolean {
  return value.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value);
}

// Refuses NUL and lone surrogates, which cannot be stored, and other control characters, which have
// no place in a record.
function isCleanText(value: string): boolean {
  return value.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(value);
}

type WithoutDefaults<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner extends z.ZodType>
    ? z.ZodOptional<Inner>
    : Shape[Name];
};

/**
 * Removes the defaults from the members of a body that changes a record, because an absent member keeps its value
 * (contract §10).
 */
export function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape): WithoutDefaults<Shape> {
  const members = Object.entries(shape).map(([name, member]) => {
    if (!(member instanceof z.ZodDefault)) return [name, member];
    const { description } = member;
    const optional = asType(member.unwrap()).optional();
    return [name, description === undefined ? optional : optional.describe(description)];
  });
  return asShape<WithoutDefaults<Shape>>(Object.fromEntries(members));
}

/** The cast is safe because schemas are created by zod's own functions only. */
function asType(schema: z.core.$ZodType): z.ZodType {
  return schema as z.ZodType;
}

/** The cast is safe because each member was replaced by its optional form. */
function asShape<Shape>(shape: object): Shape {
  return shape as Shape;
}

type WithoutNulls<Members> = {
  [Name in keyof Members as null extends Members[Name] ? never : Name]: Members[Name];
} & { [Name in keyof Members as null extends Members[Name] ? Name : never]?: NonNullable<Members[Name]> };

/**
 * Drops members that are null: records of the specification omit a member without a value (contract
 * §10).
 */
export function withoutNulls<Members extends object>(members: Members): WithoutNulls<Members> {
  return asPresent<WithoutNulls<Members>>(
    Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)),
  );
}

/** The cast is safe because every null member was dropped. */
function asPresent<Present>(members: object): Present {
  return members as Present;
}

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    traceId: z.string(),
  })
  .catchall(z.string())
  .meta({
    id: 'ProblemDetails',
    description: 'RFC 9457. Further members are strings; a list is its items with commas between',
  });

export const ValidationProblem = Problem.extend({
  errors: z.record(z.string(), z.array(z.string())),
  moreErrors: z.string().optional().describe('How many more broken rules there are than `errors` names'),
}).meta({ id: 'ValidationProblemDetails', description: 'Keys are JSON paths as the client wrote them' });

/** A page of a list without an upper bound. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), totalCount: z.int().min(0) });

export const PageQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  cursor: z.string().max(3000).optional(),
});

/** A boolean in a query: text in an address, a boolean if a page calls the service directly. */
export const queryFlag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')])
  .meta({
    override: ({ jsonSchema }) => {
      delete jsonSchema.anyOf;
      jsonSchema.type = 'boolean';
    },
  });

/** First and last day of a list, both inclusive; `from` must not be after `to`. `what` says whose days they are. */
export const dayRange = (what: string) => ({
  from: IsoDate.optional().meta({
    description: `First ${what}, in the club’s time zone`,
    example: '2026-03-01',
  }),
  to: IsoDate.optional().meta({
    description: `Last ${what}, inclusive, in the club’s time zone`,
    example: '2026-03-31',
  }),
});

/** Adds the check of a `dayRange`. Call it last: a schema with a check cannot be extended. */
export function withDaysInOrder<
  Schema extends z.ZodType<{ from?: string | undefined; to?: string | undefined }>,
>(schema: Schema): Schema {
  return schema.refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'daysInOrder' });
}
