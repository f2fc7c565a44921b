import type postgres from 'postgres';
import type { Sent } from './run-load';

/** Where the lines of a size are measured: the product with the largest club of its database. */
export type Place = {
  readonly origin: string;
  /** The product's database, as its owner. */
  readonly owner: postgres.Sql;
  /** The baseline's, a copy of the same. */
  readonly baselineOwner: postgres.Sql;
  readonly clubId: string;
  readonly slug: string;
  readonly email: string;
  readonly password: string;
  /** The first club's Admin, by access token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Asks the product and throws unless the answer is good. */
  readonly ask: (sent: Sent) => Promise<Record<string, unknown>>;
};

/** One line of the table. */
export type Line = {
  readonly name: string;
  readonly part: string;
  /** Writes keep their transactions in the baseline, and get ids of their own each time. */
  readonly isWriting?: boolean;
  /** Lines of text in the PDF that the baseline draws. */
  readonly pdfLines?: number;
  /** Whether the baseline checks the Admin's password as well. */
  readonly checksPassword?: boolean;
  /** Makes what is needed, and answers how the requests are made. */
  readonly prepare: (place: Place) => Promise<Requests>;
};

export type Requests = {
  readonly make: (index: number) => Sent | undefined;
  /** The id that a request names in its address, where each names another one. */
  readonly targetOf?: (index: number) => string | undefined;
};

/** A line with its requests, once what they need is made. */
export type Prepared = { readonly line: Line; readonly requests: Requests };
