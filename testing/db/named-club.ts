import { type Node, parse, type RangeVar, type SelectStmt, type WithClause } from 'libpg-query';

/** A key for each table of a statement, and this one for a value. Those that must have the same club are tied. */
const aValue = 'a value';
type Key = string;

/** Columns of a sub-select or of a common table expression that hold a club. */
type Derived = ReadonlyMap<string, Key>;
type Table = { readonly name: string; readonly key: Key } | Derived;

/**
 * The names that a (sub-)select knows; `outer` are those of the select around it. `isJoined`: PostgreSQL makes a join of
 * both, so that Citus sees their clubs as one.
 */
type Scope = {
  readonly tables: Map<string, Table>;
  readonly expressions: Map<string, Derived>;
  readonly outer: Scope | null;
  readonly isJoined: boolean;
};

/**
 * Lists the uses of clubs' tables in a statement that do not name the club: by a value, or by the club of a joined table
 * that is named by a value. Citus asks every shard for such a table, as it does for one in a sub-select that names the club
 * of a table outside, unless the sub-select is an `exists` or `in` that PostgreSQL makes a join. Also lists what Citus
 * refuses in a change. `clubTables` have the column `club_id`, or are the clubs themselves.
 */
export async function listUnnamed(text: string, clubTables: ReadonlySet<string>): Promise<string[]> {
  const examination = new Examination(clubTables);
  for (const { stmt } of (await parse(text)).stmts ?? []) if (stmt) examination.statement(stmt, null);
  return examination.faults();
}

class Examination {
  readonly #clubTables: ReadonlySet<string>;
  readonly #used: { readonly key: Key; readonly text: string }[] = [];
  readonly #ties = new Map<Key, Key>();

  constructor(clubTables: ReadonlySet<string>) {
    this.#clubTables = clubTables;
  }

  faults(): string[] {
    const named = this.#rootOf(aValue);
    return this.#used.filter(({ key }) => this.#rootOf(key) !== named).map(({ text }) => text);
  }

  /** Returns the columns of the result that hold a club. */
  statement(node: Node, outer: Scope | null): Derived {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer);
    if ('InsertStmt' in node) {
      const {
        relation,
        cols = [],
        selectStmt,
        withClause,
        returningClause,
        onConflictClause,
      } = node.InsertStmt;
      this.#examineChanges(relation, onConflictClause?.targetList);
      this.#examineSelected(relation, selectStmt);
      const scope = this.#scopeOf(withClause, outer);
      const name = relation?.relname ?? '';
      if (this.#clubTables.has(name)) {
        const at = cols.findIndex(one => 'ResTarget' in one && one.ResTarget.name === clubColumnOf(name));
        const key = this.#use(name, 'insert into');
        if (selectStmt && 'SelectStmt' in selectStmt && at !== -1)
          this.#tieInserted(key, at, selectStmt.SelectStmt, scope);
        scope.tables.set(relation?.alias?.aliasname ?? name, { name, key });
      }
      if (selectStmt) this.statement(selectStmt, scope);
      this.#inside(returningClause, scope);
      return new Map();
    }
    if ('UpdateStmt' in node) {
      this.#examineChanges(node.UpdateStmt.relation, node.UpdateStmt.targetList);
      const {
        relation,
        fromClause = [],
        whereClause,
        targetList,
        withClause,
        returningClause,
      } = node.UpdateStmt;
      return this.#change({ relation, others: fromClause, whereClause, withClause, outer }, 'update', [
        targetList,
        returningClause,
      ]);
    }
    if ('DeleteStmt' in node) {
      const { relation, usingClause = [], whereClause, withClause, returningClause } = node.DeleteStmt;
      return this.#change({ relation, others: usingClause, whereClause, withClause, outer }, 'delete from', [
        returningClause,
      ]);
    }
    return new Map();
  }

  #change(
    {
      relation,
      others,
      whereClause,
      withClause,
      outer,
    }: {
      readonly relation: RangeVar | undefined;
      readonly others: readonly Node[];
      readonly whereClause: Node | undefined;
      readonly withClause: WithClause | undefined;
      readonly outer: Scope | null;
    },
    verb: string,
    rest: readonly unknown[],
  ): Derived {
    const scope = this.#scopeOf(withClause, outer);
    if (relation) this.#addTable(relation, scope, verb);
    for (const one of others) this.#addSource(one, scope);
    if (whereClause) this.#condition(whereClause, scope);
    this.#inside(rest, scope);
    return new Map();
  }

  #select(select: SelectStmt, outer: Scope | null, isJoined = false): Derived {
    const { larg, rarg, fromClause = [], targetList = [], whereClause, withClause, ...rest } = select;
    const scope = this.#scopeOf(withClause, outer, isJoined);
    if (larg && rarg) {
      const [left, right] = [this.#select(larg, scope), this.#select(rarg, scope)];
      return new Map(
        [...left].filter(([name, key]) => this.#rootOf(right.get(name) ?? '') === this.#rootOf(key)),
      );
    }
    for (const one of fromClause) this.#addSource(one, scope);
    if (whereClause) this.#condition(whereClause, scope);
    this.#inside([targetList, rest], scope);
    const columns = targetList.flatMap(one => {
      const { name, val } = 'ResTarget' in one ? one.ResTarget : {};
      const key = val && this.#keyOf(val, scope);
      const column = name ?? (val && 'ColumnRef' in val ? namesIn(val.ColumnRef.fields).at(-1) : undefined);
      return key !== undefined && key !== aValue && column ? [[column, key] as const] : [];
    });
    const values = targetList.flatMap(one => {
      const { name, val } = 'ResTarget' in one ? one.ResTarget : {};
      return name && val && this.#keyOf(val, scope) === aValue ? [[name, aValue] as const] : [];
    });
    return new Map([...columns, ...values]);
  }

  #scopeOf(withClause: WithClause | undefined, outer: Scope | null, isJoined = false): Scope {
    const scope: Scope = { tables: new Map(), expressions: new Map(), outer, isJoined };
    for (const one of withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in one)) continue;
      const { ctename = '', ctequery } = one.CommonTableExpr;
      scope.expressions.set(ctename, ctequery ? this.statement(ctequery, scope) : new Map());
    }
    return scope;
  }

  /** Adds what stands in FROM to the names of the scope, and ties what its joins say to be equal. */
  #addSource(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.#addTable(node.RangeVar, scope, 'from');
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      if (subquery) scope.tables.set(alias?.aliasname ?? '', this.statement(subquery, scope));
    }
    if ('RangeFunction' in node) {
      scope.tables.set(node.RangeFunction.alias?.aliasname ?? '', new Map());
      this.#inside(node.RangeFunction.functions, scope);
    }
    if (!('JoinExpr' in node)) return;
    const { larg, rarg, quals } = node.JoinExpr;
    for (const one of [larg, rarg]) if (one) this.#addSource(one, scope);
    this.#inside(quals, scope);
    if (quals) this.#tieEqual(quals, scope);
  }

  #addTable({ relname = '', schemaname, alias }: RangeVar, scope: Scope, verb: string): void {
    const expression = schemaname === undefined && findExpression(relname, scope);
    const isOfClubs = this.#clubTables.has(relname) && (schemaname === undefined || schemaname === 'public');
    const table = expression || (isOfClubs ? { name: relname, key: this.#use(relname, verb) } : new Map());
    scope.tables.set(alias?.aliasname ?? relname, table);
  }

  /** Citus lets no statement write the club of a row that exists, not even the same one. */
  #examineChanges({ relname = '' }: RangeVar = {}, targets: readonly Node[] = []): void {
    const isOfClub = targets.some(one => 'ResTarget' in one && one.ResTarget.name === clubColumnOf(relname));
    if (!this.#clubTables.has(relname)) return;
    if (isOfClub) this.#use(relname, 'set the club in');
    // Citus sends another text to the worker: `case lower(a) when b` becomes `case lower(a) when lower(a) = b`.
    if (hasNode(targets, 'CaseExpr', ({ arg }) => arg !== undefined)) this.#use(relname, 'compare a case in');
  }

  /** Citus reads such rows itself and inserts them by COPY, which PostgreSQL refuses under row-level security. */
  #examineSelected({ relname = '' }: RangeVar = {}, select: Node | undefined): void {
    const isRandom = ({ funcname }: { readonly funcname?: readonly Node[] }) =>
      namesIn(funcname).at(-1) === 'gen_random_uuid';
    const isSelect = select && 'SelectStmt' in select && select.SelectStmt.valuesLists === undefined;
    if (isSelect && this.#clubTables.has(relname) && hasNode(select, 'FuncCall', isRandom))
      this.#use(relname, 'insert random values into');
  }

  #use(name: string, verb: string): Key {
    const key = `${this.#used.length} ${name}`;
    this.#used.push({ key, text: `${verb} ${name}` });
    return key;
  }

  /** Examines the condition of a WHERE, and ties what it says to be equal. */
  #condition(node: Node, scope: Scope): void {
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const one of node.BoolExpr.args ?? []) this.#condition(one, scope);
      return;
    }
    const joined = joinedSelect(node);
    if (joined) this.#select(joined, scope, true);
    else {
      this.#inside(node, scope);
      this.#tieEqual(node, scope);
    }
  }

  #tieEqual(node: Node, scope: Scope): void {
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
      for (const one of node.BoolExpr.args ?? []) this.#tieEqual(one, scope);
    if (!('A_Expr' in node) || node.A_Expr.kind !== 'AEXPR_OP' || namesIn(node.A_Expr.name).at(-1) !== '=')
      return;
    const { lexpr, rexpr } = node.A_Expr;
    if (!lexpr || !rexpr) return;
    const [left, right] = [partsOf(lexpr), partsOf(rexpr)];
    for (const [index, part] of left.entries()) {
      const other = right[index];
      const [one, two] = [this.#keyOf(part, scope), other && this.#keyOf(other, scope)];
      if (one && two) this.#tie(one, two);
    }
  }

  #tieInserted(key: Key, at: number, select: SelectStmt, scope: Scope): void {
    const rows = select.valuesLists?.map(row => ('List' in row ? (row.List.items ?? [])[at] : undefined));
    const keys = rows
      ? rows.map(value => value && this.#keyOf(value, scope))
      : [this.#keyOfColumn(at, select, scope)];
    if (keys.length > 0 && keys.every(one => one !== undefined)) for (const one of keys) this.#tie(key, one);
  }

  /** Key of the column of a select that is examined a second time, by its own names. */
  #keyOfColumn(at: number, select: SelectStmt, outer: Scope): Key | undefined {
    const target = select.targetList?.[at];
    const value = target && 'ResTarget' in target ? target.ResTarget.val : undefined;
    if (!value) return undefined;
    const known = this.#keyOf(value, outer);
    if (known) return known;
    const named = { ...select, targetList: [{ ResTarget: { name: 'wanted', val: value } }] };
    return this.#select(named, outer).get('wanted');
  }

  /** Key of an expression: of a value, or of the column of a table that holds the club. */
  #keyOf(node: Node, scope: Scope): Key | undefined {
    if ('ParamRef' in node || ('A_Const' in node && !node.A_Const.isnull)) return aValue;
    if ('TypeCast' in node) return node.TypeCast.arg && this.#keyOf(node.TypeCast.arg, scope);
    if (!('ColumnRef' in node)) return undefined;
    const names = namesIn(node.ColumnRef.fields);
    const [column = '', alias] = names.toReversed();
    let isOutside = false;
    for (let around: Scope | null = scope; around; around = around.outer) {
      const tables = [...around.tables].filter(([name]) => alias === undefined || name === alias);
      const found = tables.flatMap(([, table]) => keyOfColumn(table, column) ?? []);
      if (found.length > 0)
        return found.length === 1 && (!isOutside || found[0] === aValue) ? found[0] : undefined;
      if (alias !== undefined && tables.length > 0) return undefined;
      isOutside ||= !around.isJoined;
    }
    return undefined;
  }

  /** Examines the selects inside an expression. */
  #inside(tree: unknown, scope: Scope): void {
    if (typeof tree !== 'object' || tree === null) return;
    for (const [name, value] of Object.entries(tree)) {
      if (name === 'SelectStmt') this.#select(value, scope);
      else this.#inside(value, scope);
    }
  }

  #tie(one: Key, two: Key): void {
    this.#ties.set(this.#rootOf(one), this.#rootOf(two));
  }

  #rootOf(key: Key): Key {
    let root = key;
    for (let next = this.#ties.get(root); next !== undefined && next !== root; next = this.#ties.get(root))
      root = next;
    return root;
  }
}

const clubColumnOf = (table: string) => (table === 'clubs' ? 'id' : 'club_id');

function keyOfColumn(table: Table, column: string): Key | undefined {
  if ('key' in table) return clubColumnOf(table.name) === column ? table.key : undefined;
  return table.get(column);
}

function findExpression(name: string, scope: Scope): Derived | undefined {
  for (let around: Scope | null = scope; around; around = around.outer) {
    const found = around.expressions.get(name);
    if (found) return found;
  }
  return undefined;
}

/** The select of a condition that PostgreSQL makes a join: `exists`, `not exists` or `in`. */
function joinedSelect(node: Node): SelectStmt | undefined {
  const isNot = 'BoolExpr' in node && node.BoolExpr.boolop === 'NOT_EXPR';
  const [inner] = isNot ? (node.BoolExpr.args ?? []) : [node];
  if (!inner || !('SubLink' in inner)) return undefined;
  const { subLinkType, subselect } = inner.SubLink;
  const isJoin = subLinkType === 'EXISTS_SUBLINK' || (subLinkType === 'ANY_SUBLINK' && !isNot);
  return isJoin && subselect && 'SelectStmt' in subselect ? subselect.SelectStmt : undefined;
}

/** Whether a node of this kind is anywhere in a tree of the parser, with members for which `matches` is true. */
function hasNode<Name extends 'CaseExpr' | 'FuncCall'>(
  tree: unknown,
  name: Name,
  matches: (members: Extract<Node, Record<Name, unknown>>[Name]) => boolean,
): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return Object.entries(tree).some(
    ([key, value]) => (key === name && matches(value)) || hasNode(value, name, matches),
  );
}

/** The members of a row, or the expression itself. */
function partsOf(node: Node): readonly Node[] {
  return 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node];
}

function namesIn(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).flatMap(one => ('String' in one ? [one.String.sval ?? ''] : []));
}
