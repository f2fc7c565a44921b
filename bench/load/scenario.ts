import type postgres from 'postgres';
import type { HttpRequest } from './run-load';

/** What scenarios need to make requests: the product and the largest club of its database. */
export type Context = {
  readonly origin: string;
  /** Connection to the product's database as its owner. */
  readonly owner: postgres.Sql;
  /** The same for the baseline's copy of the database. */
  readonly baselineOwner: postgres.Sql;
  readonly clubId: string;
  readonly slug: string;
  readonly email: string;
  readonly password: string;
  /** Authorization of an Admin of the club. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a request to the product. Throws unless the status is 2xx. */
  readonly send: (request: HttpRequest) => Promise<Record<string, unknown>>;
};

/** One measured kind of request: a row of the result table. */
export type Scenario = {
  readonly name: string;
  readonly part: string;
  /** The baseline runs the statements of a write in transactions too, with new ids for each request. */
  readonly isWriting?: boolean;
  /** Lines of text in the PDF that the baseline draws. */
  readonly pdfLines?: number;
  /** The baseline answers with the headers of the product's answer and as many bytes, because writing them is half the work. */
  readonly isPage?: boolean;
  /**
   * The product keeps its answer until the club's settings change. The baseline, which keeps nothing, runs the statements
   * that make the answer; it leaves out the look-up of the version.
   */
  readonly isKept?: boolean;
  /** The baseline checks the Admin's password too. */
  readonly checksPassword?: boolean;
  /** Creates the data that the requests need. */
  readonly prepare: (context: Context) => Promise<Requests>;
};

export type Requests = {
  /** Returns undefined when there is no data left for another request. */
  readonly make: (index: number) => HttpRequest | undefined;
  /** Makes data anew, so that the requests can be sent again from the first one. */
  readonly renew?: () => Promise<void>;
  /** The id in the path of a request, if each request has another one. */
  readonly targetOf?: (index: number) => string | undefined;
};

export type Prepared = { readonly scenario: Scenario; readonly requests: Requests };
