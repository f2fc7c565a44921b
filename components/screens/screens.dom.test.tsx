import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Inbox, SearchX } from 'lucide-react';
import { parseAsString } from 'nuqs';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { describe, expect, it } from 'vitest';
import { PagedList } from '@/components/screens/paged-list';
import { RecordScreen } from '@/components/screens/record-screen';
import { useUrlFilters } from '@/components/screens/use-url-filters';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { show } from '@/testing/screens/show';

type Read<Data> = () => Promise<Data>;

const never: Read<never> = () => new Promise(() => {});
const refusing =
  (status: number, code: string, more: object = {}) =>
  async (): Promise<never> => {
    throw new ApiProblem({ status, code, ...more });
  };

/** Answers with each function once; the last one stays. */
function inTurn<Data>(...reads: Read<Data>[]): Read<Data> {
  let next = 0;
  return () => {
    const read = reads[Math.min(next, reads.length - 1)];
    next += 1;
    return read ? read() : never();
  };
}

function RecordPage({ read }: { read: Read<string> }) {
  const query = useQuery({ queryKey: ['record'], queryFn: read });
  return (
    <RecordScreen
      query={query}
      notFound="No such course"
      loadFailed="The course could not be loaded"
      list={{ href: '/courses', label: 'All courses' }}
    >
      {name => <h1>{name}</h1>}
    </RecordScreen>
  );
}

/** A record with an input, read again on demand. */
function EditedRecord({ read }: { read: Read<string> }) {
  const query = useQuery({ queryKey: ['edited'], queryFn: read });
  return (
    <>
      <button type="button" onClick={() => query.refetch()}>
        Read again
      </button>
      <RecordScreen query={query}>{name => <input aria-label="Name" defaultValue={name} />}</RecordScreen>
    </>
  );
}

describe('RecordScreen', () => {
  it('keeps what is typed while the record is read again after a failure', async () => {
    const reads: Read<string>[] = [async () => 'Judo', refusing(503, 'unavailable'), never];
    let asked = 0;
    const next = inTurn(...reads);
    const read = () => {
      asked += 1;
      return next();
    };
    const { user } = show(<EditedRecord read={read} />);
    await user.type(await screen.findByLabelText('Name'), ' for all');
    for (const count of [2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Read again' }));
      await waitFor(() => expect(asked).toBe(count));
    }
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Judo for all');
  });

  it('says that it is loading', () => {
    show(<RecordPage read={never} />);
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('shows the record', async () => {
    show(<RecordPage read={async () => 'Judo'} />);
    expect(await screen.findByRole('heading', { name: 'Judo' })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('says that a record does not exist, and leads to the list', async () => {
    show(<RecordPage read={refusing(404, 'not-found', { detail: 'It was deleted.' })} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'No such course' })).toBeTruthy();
    expect(screen.getByText('It was deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All courses' }).getAttribute('href')).toBe('/courses');
  });

  it('says why loading failed, with a reference, and loads on another attempt', async () => {
    const failure = refusing(500, 'unexpected', { detail: 'Something broke.', requestId: 'r-1' });
    const { user } = show(<RecordPage read={inTurn<string>(failure, async () => 'Judo')} />);
    expect(await screen.findByText('The course could not be loaded')).toBeTruthy();
    expect(screen.getByText('Something broke.')).toBeTruthy();
    expect(screen.getByText('r-1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Judo' })).toBeTruthy();
  });
});

type Page = { items: string[]; totalCount: number; nextCursor: string | null };

function CourseList({ read }: { read: (cursor: string | null) => Promise<Page> }) {
  const { filters, setFilters, isFiltered, reset } = useUrlFilters({ city: parseAsString });
  const query = useInfiniteQuery({
    queryKey: ['courses', filters],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: '',
    getNextPageParam: page => page.nextCursor,
  });
  return (
    <>
      <button type="button" onClick={() => setFilters({ city: 'Bonn' })}>
        Only Bonn
      </button>
      <PagedList
        query={query}
        loadFailed="The courses could not be loaded"
        found={count => `${count} courses`}
        empty={
          isFiltered
            ? {
                icon: SearchX,
                title: 'Nothing found',
                description: 'No course there.',
                action: (
                  <button type="button" onClick={reset}>
                    Show all
                  </button>
                ),
              }
            : { icon: Inbox, title: 'No courses yet', description: 'Add the first one.' }
        }
      >
        {items => (
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function showList(read: (cursor: string | null) => Promise<Page>, searchParams = '') {
  const addresses: string[] = [];
  const shown = show(
    <NuqsTestingAdapter
      hasMemory
      searchParams={searchParams}
      onUrlUpdate={({ queryString }) => addresses.push(queryString)}
    >
      <CourseList read={read} />
    </NuqsTestingAdapter>,
  );
  return { ...shown, addresses };
}

const none: Page = { items: [], totalCount: 0, nextCursor: null };
const two: Page = { items: ['Judo', 'Karate'], totalCount: 3, nextCursor: 'next' };

describe('PagedList', () => {
  it('says that it is loading, and announces no number before the answer', () => {
    showList(never);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText(/courses$/)).toBeNull();
  });

  it('shows the rows, and announces how many there are', async () => {
    showList(async () => two);
    expect(await screen.findByText('Judo')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('3 courses');
  });

  it('adds more rows, and moves the focus when the button goes', async () => {
    const { user } = showList(async cursor =>
      cursor ? { items: ['Aikido'], totalCount: 3, nextCursor: null } : two,
    );
    (await screen.findByRole('button', { name: 'Load more' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Aikido')).toBeTruthy();
    expect(screen.getByText('Judo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  });

  it('tells an empty list from one without matches', async () => {
    const { user, addresses } = showList(async () => none);
    expect(await screen.findByText('No courses yet')).toBeTruthy();
    expect(screen.getByRole('status').className).toContain('sr-only');
    await user.click(screen.getByRole('button', { name: 'Only Bonn' }));
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(addresses.at(-1)).toBe('?city=Bonn');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('No courses yet')).toBeTruthy();
    expect(addresses.at(-1)).toBe('');
  });

  it('starts with the filters of the address', async () => {
    showList(async () => none, '?city=Bonn');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('says why loading failed, and loads on another attempt', async () => {
    const errors = { city: ['Unknown city.'] };
    const { user } = showList(inTurn<Page>(refusing(400, 'validation', { errors }), async () => two));
    expect(await screen.findByText('The courses could not be loaded')).toBeTruthy();
    expect(screen.getByText('Unknown city.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Judo')).toBeTruthy();
  });
});
