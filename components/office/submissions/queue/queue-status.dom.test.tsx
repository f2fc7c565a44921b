import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueuePanel } from '@/components/office/submissions/queue/queue-panel';
import { hold } from '@/components/office/submissions/queue/queue-state';
import { QueueStatus } from '@/components/office/submissions/queue/queue-status';
import { MailServers } from '@/lib/api-client/mail-servers';
import { show } from '@/testing/screens/show';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** A list that the server answers with `states`, one after the other, and then with the last. */
function List({ states }: { states: string[] }) {
  const { data } = useQuery({
    queryKey: ['submissions', 'inbox'],
    queryFn: () => (states.length > 1 ? states.shift() : states[0]),
  });
  return <output>{data}</output>;
}

async function stateAfterLeaving(states: string[]) {
  show(
    <>
      <List states={states} />
      <QueueStatus />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  return screen.getByRole('status').textContent;
}

it('a list shows decisions that arrive late from the page before', async () => {
  sessionStorage.setItem('eintritt-left', '1');
  expect(await stateAfterLeaving(['Confirmed', 'Confirmed', 'Accepted'])).toBe('Accepted');
});

it('a list is not fetched again if nothing was sent by the page before', async () => {
  expect(await stateAfterLeaving(['Confirmed', 'Accepted'])).toBe('Confirmed');
});

it('what is announced has one full stop where the mail waits for a mail server', () => {
  const queue = hold([], 1, {
    action: 'Accept',
    kind: 'Membership',
    ids: ['a'],
    names: new Map([['a', 'Ada']]),
    stored: new Map(),
    sendsMail: true,
    send: async () => [],
    refresh: async () => {},
  });
  const [entry = null] = queue;
  show(
    <MailServers value={{ hasForClub: false, hasForAccounts: false }}>
      <QueuePanel queue={queue} news={{ what: 'Held', entry }} />
    </MailServers>,
  );
  expect(screen.getByRole('status').textContent).toMatch(/accepted\. .* no mail server\. Press Z to undo\.$/);
});
