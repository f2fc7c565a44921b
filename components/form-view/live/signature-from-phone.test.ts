import { describe, expect, it } from 'vitest';
import { type Opened, phoneSignatures } from '@/components/form-view/live/signature-from-phone';

const opened: Opened = {
  url: 'https://eintritt.example/sign/demo/s',
  qrCode: '<svg/>',
  token: 'read',
  expiresAt: '2026-07-01T10:10:00.000Z',
};
const png = 'data:image/png;base64,iVBORw0KGgo=';

/** Answers one after the other, then repeats the last one. An error simulates a lost connection. */
function waiting(...answers: (Response | Error)[]) {
  const calls: string[] = [];
  const pauses: number[] = [];
  const phone = phoneSignatures({
    slug: 'tsv beispiel',
    fetch: async (address, init) => {
      calls.push(`${init?.method} ${String(address).replace('/api/v1/public/clubs/tsv%20beispiel/', '')}`);
      const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
      if (answer instanceof Error || !answer) throw answer;
      return answer.clone();
    },
    wait: async ms => {
      pauses.push(ms);
    },
  });
  return { phone, calls, pauses };
}

const state = (signature: string | null) => Response.json({ signature, expiresAt: opened.expiresAt });

describe('a signature from the phone', () => {
  it('is polled through pauses and lost connections, and removed once received', async () => {
    const { phone, calls, pauses } = waiting(
      state(null),
      new TypeError('offline'),
      new Response(null, { status: 503 }),
      state(png),
    );
    expect(await phone.arrive(opened, () => true)).toBe(png);
    expect(calls).toEqual([
      ...Array.from({ length: 4 }, () => 'GET signature-requests/read'),
      'DELETE signature-requests/read',
    ]);
    expect(pauses).toHaveLength(3);
  });

  it.each([404, 410])('is no longer polled after a %i', async status => {
    const { phone, calls } = waiting(new Response(null, { status }));
    expect(await phone.arrive(opened, () => true)).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('is no longer polled when nothing waits for it', async () => {
    let asked = 0;
    const { phone, calls } = waiting(state(null));
    expect(await phone.arrive(opened, () => asked++ < 2)).toBeNull();
    expect(calls).toHaveLength(2);
  });

  it('reports why a request could not be created', async () => {
    expect(await waiting(Response.json(opened, { status: 201 })).phone.open()).toEqual(opened);
    expect(await waiting(new Response(null, { status: 429 })).phone.open()).toBe('busy');
    expect(await waiting(new Response(null, { status: 500 })).phone.open()).toBe('failed');
    expect(await waiting(new TypeError('offline')).phone.open()).toBe('failed');
  });
});
