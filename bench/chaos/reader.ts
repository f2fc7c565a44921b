import type { Sql } from 'postgres';
import { makeStatusToken } from '@/lib/auth/status-token';
import { createApiKey } from '@/lib/services/api-keys/create';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { makeApplication } from '@/testing/db/factories';
import type { OfferingClub } from '@/testing/db/offering-club';

const password = 'drei Eulen zählen Laub';
const recordsOfClub = 150;
const betweenRefreshes = 3;
/** So many that their list, one statement, is often cancelled while its rows arrive. */
const departmentsOfClub = 5_000;

/** A club whose records nobody but its readers changes. */
export type KnownClub = {
  readonly club: OfferingClub;
  /** First names by id of the submission. */
  readonly names: ReadonlyMap<string, string>;
  /** A submission of another club. */
  readonly foreignId: string;
  readonly key: string;
};

export async function fillKnownClub(owner: Sql, club: OfferingClub, other: OfferingClub): Promise<KnownClub> {
  const names = new Map<string, string>();
  for (let number = 0; number < recordsOfClub; number += 1) {
    const firstName = `Person ${number}`;
    names.set(await makeApplication(club, { firstName, email: `${number}@known.example` }), firstName);
  }
  await owner`
    insert into departments (club_id, id, name, description, is_active, sort_order)
    select ${club.clubId}, gen_random_uuid(), 'Sparte ' || number, repeat('x', 400), false, number + 1000
    from generate_series(1, ${departmentsOfClub}) number`;
  const { key } = await createApiKey(club.ctx, { name: 'reader', role: 'Admin', expiresAt: null });
  return { club, names, foreignId: await makeApplication(other), key };
}

/** Counts answers: right ones, 503s as the API promises them, and wrong ones by what is wrong. */
export class Answers {
  right = 0;
  unavailable = 0;
  readonly wrong = new Map<string, number>();

  addWrong(what: string): void {
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1);
  }
}

/** Reads and changes a record of the club and knows what each answer must be. */
export class Reader {
  /** What the city may be: more than one value after a change without an answer. */
  private cities: string[];
  private refreshToken = '';
  private token: string;
  /** Changes that were answered, and those that may have been made. */
  readonly changes = { acknowledged: 0, unclear: 0 };
  readonly id: string;

  constructor(
    private readonly baseURL: string,
    private readonly known: KnownClub,
    private readonly index: number,
    private readonly answers: Answers,
  ) {
    this.id = [...known.names.keys()][index] ?? '';
    this.cities = ['Köln'];
    this.token = known.key;
  }

  /** Half of the readers sign in, the others use the API key of the club. */
  async signIn(): Promise<void> {
    if (this.index % 2 === 0) return;
    const email = `reader-${this.index}@known.example`;
    const names = { firstName: 'Petra', lastName: 'Person' };
    await createUserWithPassword(this.known.club.ctx, { email, ...names, role: 'Admin', password });
    while (this.refreshToken === '') await this.renew('/auth/login', { email, password });
  }

  async round(number: number): Promise<void> {
    const { known, id } = this;
    if (this.refreshToken && number % betweenRefreshes === 0)
      await this.renew('/auth/refresh', { refreshToken: this.refreshToken });
    const list = await this.ask('GET', '/submits?limit=200', 200);
    if (list) this.expect('list', isWhole(list, known.names));
    const record = await this.ask('GET', `/submits/memberships/${id}`, 200);
    if (record) this.expectRecord('record', record);
    const place = { clubId: known.club.clubId, submissionId: id, guardianId: null };
    const link = makeStatusToken(place, `${this.index}@known.example`);
    const status = await this.ask('GET', `/public/status/${link}`, 200);
    if (status) this.expectRecord('status page', status.submission);
    const form = await this.ask('GET', `/public/clubs/${known.club.slug}/forms/membership`, 200);
    if (form) this.expect('form', form.memberships.length === 2 && form.departments.length === 2);
    await this.ask('GET', `/submits/memberships/${known.foreignId}`, 404);
    for (let times = 0; times < 5; times += 1) {
      const departments: { name: string }[] | null = await this.ask('GET', '/club/departments', 200);
      if (departments) this.expect('departments', areAll(departments));
    }
    const city = `Ort ${this.index}-${number}`;
    const isChanged = await this.ask('PATCH', `/submits/memberships/${id}`, 204, { city });
    this.changes[isChanged ? 'acknowledged' : 'unclear'] += 1;
    this.cities = isChanged ? [city] : [...this.cities, city];
  }

  /** Whether the stored record has an expected city, and the history as many changes as there were, the last one to it. */
  async isStoredWhole(owner: Sql): Promise<boolean> {
    const [row] = await owner<{ city: string; changes: string[] }[]>`
      select city, array(select new_value from submission_history h where h.submission_id = s.id
                         and h.club_id = s.club_id and property = 'city' order by h.id) as changes
      from submissions s where id = ${this.id}`;
    const { acknowledged, unclear } = this.changes;
    const made = row?.changes.length ?? 0;
    return (
      row !== undefined &&
      this.cities.includes(row.city) &&
      row.city === (row.changes.at(-1) ?? 'Köln') &&
      made >= acknowledged &&
      made <= acknowledged + unclear
    );
  }

  private async renew(path: string, body: object): Promise<void> {
    const tokens = await this.ask('POST', path, 200, body);
    if (!tokens) return;
    this.token = tokens.accessToken;
    this.refreshToken = tokens.refreshToken;
  }

  private expectRecord(what: string, record: { firstName: string; city: string }): void {
    const isOwn = record.firstName === this.known.names.get(this.id);
    this.expect(what, isOwn && this.cities.includes(record.city));
    if (isOwn) this.cities = [record.city];
  }

  private expect(what: string, isRight: boolean): void {
    if (!isRight) this.answers.addWrong(`${what} with wrong content`);
  }

  /** Returns the body of the expected answer, `{}` for an empty one; null for a 503. */
  private async ask(method: string, path: string, status: number, body?: object) {
    const response = await fetch(`${this.baseURL}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (response.status === status) {
      this.answers.right += 1;
      return text === '' ? {} : JSON.parse(text);
    }
    const isPromised =
      response.status === 503 &&
      response.headers.get('content-type') === 'application/problem+json' &&
      response.headers.has('retry-after') &&
      JSON.parse(text).type.endsWith('/problems/unavailable');
    if (isPromised) this.answers.unavailable += 1;
    else this.answers.addWrong(`${method} ${path.split('/').slice(0, 3).join('/')}: ${response.status}`);
    return null;
  }
}

type List = { items: { id: string; firstName: string }[]; totalCount: number };

function isWhole({ items, totalCount }: List, names: ReadonlyMap<string, string>): boolean {
  const found = new Map(items.map(item => [item.id, item.firstName]));
  return (
    items.length === names.size &&
    totalCount === names.size &&
    [...names].every(([id, name]) => found.get(id) === name)
  );
}

/** Whether the list is complete: the three departments that each club has, then those of the run, in their order. */
function areAll(departments: readonly { name: string }[]): boolean {
  const own = departments.slice(-departmentsOfClub);
  return (
    departments.length === departmentsOfClub + 3 &&
    own.every(({ name }, index) => name === `Sparte ${index + 1}`)
  );
}
