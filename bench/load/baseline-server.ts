import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { verify } from '@node-rs/argon2';
import PDFDocument from 'pdfkit';
import postgres from 'postgres';
import { v7 as uuidv7 } from 'uuid';
import { plannerSettings } from '@/db/session-settings';
import { type Group, placeholderPattern } from './recording';

/** What the baseline server does for `/<name>`: the statements of a scenario, and its work outside the database. */
export type Definition = {
  readonly name: string;
  readonly groups: readonly Group[];
  /** PostgreSQL plans the statements for each request, as the product asks for this one. */
  readonly usesCustomPlans: boolean;
  readonly password: { readonly hash: string; readonly given: string } | null;
  /** Lines of text in the PDF to draw; 0 for none. */
  readonly pdfLines: number;
  /** Headers of the product's answer, with `content-length`: the baseline answers with them and as many bytes. */
  readonly answerHeaders: Readonly<Record<string, string>> | null;
};

const asText = { serialize: (value: unknown) => value, parse: (value: string) => value };
const connect = (plans: 'auto' | 'force_custom_plan') =>
  postgres(process.env.DATABASE_URL ?? '', {
    max: 10,
    onnotice: () => {},
    connection: { application_name: 'baseline', plan_cache_mode: plans, ...plannerSettings },
    types: {
      bool: { to: 16, from: [16], ...asText, parse: (value: string) => value === 't' },
      json: { to: 114, from: [114, 3802], ...asText, parse: JSON.parse },
      date: { to: 1184, from: [1082, 1083, 1114, 1184], ...asText },
    },
  });
const genericPlans = connect('auto');
const customPlans = connect('force_custom_plan');
const definitions = new Map<string, Definition>();
const bodies = new Map<string, Buffer>();
let requestCount = 0;

process.on('message', (definition: Definition) => {
  definitions.set(definition.name, definition);
  bodies.set(definition.name, randomBytes(Number(definition.answerHeaders?.['content-length'] ?? 0)));
  process.send?.('defined');
});
process.on('disconnect', () => process.exit());

/** Node's HTTP server without a framework, validation, authorization or log. */
const server = createServer(async (req, res) => {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const definition = definitions.get(url.pathname.slice(1));
  if (!definition) return void res.writeHead(404).end();
  try {
    for await (const _chunk of req);
    const { password, pdfLines, answerHeaders } = definition;
    if (password) await verify(password.hash, password.given);
    const rows = await runAll(definition, url.searchParams.get('target'));
    if (pdfLines > 0) return drawPdf(res, pdfLines);
    if (answerHeaders) return void res.writeHead(200, answerHeaders).end(bodies.get(definition.name));
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows));
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));

async function runAll({ groups, usesCustomPlans }: Definition, target: string | null): Promise<unknown[]> {
  const sql = usesCustomPlans ? customPlans : genericPlans;
  requestCount += 1;
  const placeholders = new Map<string, string>([['number', String(1_000_000_000 + requestCount)]]);
  if (target !== null) placeholders.set('target', target);
  const fill = (value: string | null) =>
    value?.replace(placeholderPattern, (_all, name: string) => {
      const known =
        placeholders.get(name) ?? (name === 'hash' ? randomBytes(32).toString('base64url') : uuidv7());
      if (name !== 'hash') placeholders.set(name, known);
      return known;
    }) ?? null;
  const rows: unknown[] = [];
  for (const { isTransaction, statements } of groups) {
    const run = async (on: postgres.ISql) => {
      for (const { text, values } of statements)
        rows.push(await on.unsafe(text, values.map(fill), { prepare: true }));
    };
    if (isTransaction) await sql.begin(run);
    else await run(sql);
  }
  return rows;
}

function drawPdf(res: ServerResponse, lines: number): void {
  const document = new PDFDocument({ size: 'A4' });
  res.writeHead(200, { 'Content-Type': 'application/pdf' });
  document.pipe(res);
  for (let line = 0; line < lines; line += 1)
    document.fontSize(9).text(`Field ${line}: a value of some words`);
  document.end();
}
