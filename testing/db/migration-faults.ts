import { type Constraint, type Node, parse } from 'libpg-query';
import { minorOf } from '@/server/database/migrations';

/** Migrations up to this one were made before the first release, and follow no rule. */
export const lastOfBaseline = '0026_record_backups';

/** Comment before a statement that ends something: no version of the named minor version and later used it. */
const contract = /^-- contract: not used since (\d+\.\d+\.\d+)$/m;
/** Comment before a statement whose lock or rewriting is short, with the reason. */
const safe = /^-- safe: \S+/m;
const noTransaction = /^-- no transaction: \S+/m;
/** Defaults that PostgreSQL computes once for all rows. */
const stableDefaults = new Set(['now', 'transaction_timestamp', 'current_setting']);
const renamedFreely = new Set(['OBJECT_TABCONSTRAINT', 'OBJECT_INDEX']);

/** `use`: the version before would fail. `lock`: forms would wait. */
type Fault = { readonly kind: 'use' | 'lock'; readonly text: string };

/**
 * Lists what the version before could not run beside, in a migration of version `version`. Does not see what dynamic SQL
 * does.
 */
export async function listMigrationFaults(migration: string, version: string): Promise<string[]> {
  const chunks = migration.split('--> statement-breakpoint');
  const parsed = await Promise.all(
    chunks.map(async text => ({ text, nodes: (await parse(text)).stmts?.map(({ stmt }) => stmt) ?? [] })),
  );
  const made = whatIsMade(parsed.flatMap(({ nodes }) => nodes));
  const isAtomic = !noTransaction.test(migration);
  return parsed.flatMap(({ text, nodes }) => {
    const faults = nodes.flatMap(node => (node ? faultsOf(node, made, isAtomic) : []));
    return faults.filter(fault => !isExcused(fault, text, version)).map(fault => fault.text);
  });
}

function isExcused({ kind }: Fault, text: string, version: string): boolean {
  if (kind === 'lock') return safe.test(text);
  const since = contract.exec(text)?.[1];
  return since !== undefined && minorNumber(since) < minorNumber(version);
}

function minorNumber(version: string): number {
  const [major, minor] = minorOf(version).split('.').map(Number);
  return (major ?? 0) * 1_000 + (minor ?? 0);
}

type Made = { readonly tables: Set<string>; readonly columns: Set<string> };

function whatIsMade(nodes: readonly (Node | undefined)[]): Made {
  const made: Made = { tables: new Set(), columns: new Set() };
  for (const node of nodes) {
    if (!node) continue;
    if ('CreateStmt' in node) made.tables.add(node.CreateStmt.relation?.relname ?? '');
    if (!('AlterTableStmt' in node)) continue;
    const table = node.AlterTableStmt.relation?.relname ?? '';
    for (const command of commandsOf(node))
      if (command.subtype === 'AT_AddColumn' && command.def && 'ColumnDef' in command.def)
        made.columns.add(`${table}.${command.def.ColumnDef.colname}`);
  }
  return made;
}

function commandsOf(node: Node) {
  if (!('AlterTableStmt' in node)) return [];
  return (node.AlterTableStmt.cmds ?? []).flatMap(one => ('AlterTableCmd' in one ? [one.AlterTableCmd] : []));
}

function faultsOf(node: Node, made: Made, isAtomic: boolean): Fault[] {
  if ('AlterTableStmt' in node) {
    const table = node.AlterTableStmt.relation?.relname ?? '';
    return made.tables.has(table) ? [] : commandsOf(node).flatMap(one => faultsOfCommand(table, one, made));
  }
  if ('IndexStmt' in node) return faultsOfIndex(node.IndexStmt, made, isAtomic);
  if ('DropStmt' in node) {
    const { removeType, concurrent } = node.DropStmt;
    if (removeType !== 'OBJECT_INDEX') return [use(`drops ${kindOf(removeType)}`)];
    return concurrent && isAtomic ? [use('CONCURRENTLY needs "-- no transaction: <reason>"')] : [];
  }
  if ('RenameStmt' in node) {
    const { renameType = '' } = node.RenameStmt;
    return renamedFreely.has(renameType) ? [] : [use(`renames ${kindOf(renameType)}`)];
  }
  if ('AlterEnumStmt' in node && node.AlterEnumStmt.oldVal) return [use('renames the value of an enum')];
  if ('UpdateStmt' in node && !node.UpdateStmt.whereClause)
    return [lock('writes all rows of a table in one transaction')];
  if ('DoStmt' in node && /\bexecute\b/i.test(JSON.stringify(node)))
    return [lock('runs dynamic SQL, which nothing checks')];
  return [];
}

type Command = ReturnType<typeof commandsOf>[number];

function faultsOfCommand(table: string, { subtype, def, name }: Command, made: Made): Fault[] {
  const column = `${table}.${name}`;
  if (subtype === 'AT_DropColumn') return [use(`drops the column ${column}`)];
  if (subtype === 'AT_AlterColumnType') return [use(`changes the type of ${column}`)];
  if (subtype === 'AT_SetNotNull') return [use(`forbids null in ${column}`)];
  if (subtype === 'AT_ColumnDefault' && !def) return [use(`drops the default of ${column}`)];
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return faultsOfConstraint(table, def.Constraint, made);
  if (subtype !== 'AT_AddColumn' || !def || !('ColumnDef' in def)) return [];
  const added = `${table}.${def.ColumnDef.colname}`;
  const constraints = (def.ColumnDef.constraints ?? []).flatMap(one =>
    'Constraint' in one ? [one.Constraint] : [],
  );
  const types = new Set(constraints.map(({ contype }) => contype));
  const byDefault = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  if (types.has('CONSTR_NOTNULL') && !byDefault) return [use(`${added} forbids null and has no default`)];
  const isRewriting = types.has('CONSTR_GENERATED') || types.has('CONSTR_IDENTITY');
  if (isRewriting || hasVolatileFunction(byDefault))
    return [lock(`the default of ${added} rewrites the table`)];
  return [];
}

function faultsOfConstraint(table: string, constraint: Constraint, made: Made): Fault[] {
  const columns = new Set(
    [...(constraint.fk_attrs ?? []), ...(constraint.keys ?? [])].flatMap(one =>
      'String' in one ? [one.String.sval ?? ''] : [],
    ),
  );
  for (const name of columnsIn(constraint.raw_expr)) columns.add(name);
  const isOfNewColumns = columns.size > 0 && [...columns].some(name => made.columns.has(`${table}.${name}`));
  const text = `the constraint ${constraint.conname ?? ''} of ${table}`;
  const faults = isOfNewColumns ? [] : [use(`${text} refuses what the version before may write`)];
  const isIndexed = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(constraint.contype ?? '');
  if (isIndexed && !constraint.indexname) faults.push(lock(`${text} builds an index under a lock`));
  if (!isIndexed && !isOfNewColumns && !constraint.skip_validation)
    faults.push(
      lock(`${text} reads the table under a lock: add it NOT VALID and validate it in another migration`),
    );
  return faults;
}

function faultsOfIndex(
  index: Extract<Node, { IndexStmt: unknown }>['IndexStmt'],
  made: Made,
  isAtomic: boolean,
): Fault[] {
  const table = index.relation?.relname ?? '';
  if (made.tables.has(table)) return [];
  const columns = (index.indexParams ?? []).flatMap(one => ('IndexElem' in one ? [one.IndexElem.name] : []));
  const isOfNewColumns = columns.some(name => made.columns.has(`${table}.${name}`));
  const faults: Fault[] = [];
  const text = `the index ${index.idxname} of ${table}`;
  if (index.unique && !isOfNewColumns) faults.push(use(`${text} refuses what the version before may write`));
  if (!index.concurrent) faults.push(lock(`${text} is built under a lock: use CONCURRENTLY`));
  if (index.concurrent && isAtomic) faults.push(use('CONCURRENTLY needs "-- no transaction: <reason>"'));
  return faults;
}

/** All objects of a tree that have the member `key`. */
function* membersIn(tree: unknown, key: string): Generator<unknown> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [name, value] of Object.entries(tree)) {
    if (name === key) yield value;
    yield* membersIn(value, key);
  }
}

function columnsIn(tree: unknown): string[] {
  return [...membersIn(tree, 'ColumnRef')].map(one => [...membersIn(one, 'sval')].map(String).at(-1) ?? '');
}

function hasVolatileFunction(tree: unknown): boolean {
  return [...membersIn(tree, 'FuncCall')].some(one => {
    const name = [...membersIn(Object(one).funcname, 'sval')].map(String).at(-1) ?? '';
    return !stableDefaults.has(name);
  });
}

const kindOf = (type = '') => `a ${type.replace('OBJECT_', '').toLowerCase()}`;
const use = (text: string): Fault => ({ kind: 'use', text });
const lock = (text: string): Fault => ({ kind: 'lock', text });
