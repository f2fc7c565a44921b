import { parsed, type TryOperation, type Typed } from '@/components/developers/reference/sample-request';

/** Reads a path of the API as the reader. Undefined if it cannot be read. */
type Read = (path: string) => Promise<unknown>;

/** Where records are read that a member of a body names. */
const namedIn: Readonly<Record<string, string>> = {
  membershipId: '/club/memberships',
  departmentIds: '/club/departments',
  departmentId: '/club/departments',
  assigneeId: '/submits/assignees',
  furtherFormId: '/club/further-forms',
  ids: '/submits?limit=2',
};

const exampleId = /^019a0000-0000-7000-8000-/;

/**
 * Replaces the invented ids of an operation by those of records of the reader's club: of submissions the newest that
 * the operation can be used on. What the club does not have stays as it is.
 */
export async function withRecordsOfClub(operation: TryOperation, typed: Typed, read: Read): Promise<Typed> {
  const values = { ...typed.values };
  const steps = operation.path.split('/');
  for (const [place, step] of steps.entries()) {
    const name = /^\{(\w+)\}$/.exec(step)?.[1];
    if (!name) continue;
    const before = steps.slice(0, place).map(one => values[`path:${one.slice(1, -1)}`] ?? one);
    const [record] = recordsIn(await read(listOf(before.join('/'), operation.path)));
    const value = record?.[name] ?? record?.id;
    if (typeof value === 'string') values[`path:${name}`] = value;
    const isLast = place === steps.length - 1 && typeof record?.version === 'number';
    if (isLast && operation.parameters.some(one => one.isInSample && one.name === 'If-Match'))
      values['header:If-Match'] = `"v${record.version}"`;
  }
  const body = parsed(typed.body);
  if (body === undefined) return { ...typed, values };
  return { values, body: JSON.stringify(await replaced(body, '', read), null, 2) };
}

/** The list in which the records of a path are found. */
function listOf(before: string, path: string): string {
  if (before === '/public/clubs') return '/club/info';
  const kind = { memberships: 'Membership', changes: 'Change', cancellations: 'Cancellation' }[
    /^\/submits\/(\w+)$/.exec(before)?.[1] ?? ''
  ];
  if (before !== '/submits' && !kind) return before;
  const search = new URLSearchParams({ limit: '1', ...(kind ? { kind } : {}) });
  if (/\/(accept|deny|decision-preview)$/.test(path)) search.set('awaits', 'Decision');
  if (/confirm/.test(path)) search.set('awaits', 'Confirmation');
  return `/submits?${search}`;
}

async function replaced(value: unknown, name: string, read: Read): Promise<unknown> {
  if (typeof value === 'string' && exampleId.test(value)) {
    const place = namedIn[name];
    const records = place ? recordsIn(await read(place)) : [];
    return records.toSorted((one, other) => rank(one) - rank(other))[0]?.id ?? value;
  }
  if (Array.isArray(value)) return Promise.all(value.map(one => replaced(one, name, read)));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(async ([key, one]) => [key, await replaced(one, key, read)]);
  return Object.fromEntries(await Promise.all(members));
}

type Found = Readonly<Record<string, unknown>>;

/** The records of a list, of a page of one, or a record alone. */
function recordsIn(answer: unknown): Found[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer)) return answer;
  return 'items' in answer && Array.isArray(answer.items) ? answer.items : [{ ...answer }];
}

/** Tariffs for one grown-up come first: the person of the examples is one. */
function rank({ isFamilyMembership, maxAge, isActive }: Found): number {
  return (
    Number(isActive === false) * 4 + Number(maxAge !== undefined) * 2 + Number(isFamilyMembership === true)
  );
}
