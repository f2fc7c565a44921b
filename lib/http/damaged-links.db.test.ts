import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { callApi } from '@/testing/http/call-api';
import { documentedCall } from '@/testing/http/documented-call';
import { makeWalkClub, type WalkClub } from '@/testing/http/walk-club';

const withLink = describedOperations(readDocument(openApiDocument('http://localhost:3000'))).filter(
  ({ path }) => path.includes('{token}'),
);

let database: TestDatabase;
let club: WalkClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeWalkClub(database);
});
afterAll(() => database.close());

/** The token with one bit changed, for three bits of each byte; cut at each eighth byte, lengthened, and doubled. */
function damagedTokens(token: string): string[] {
  const bytes = Buffer.from(token, 'base64url');
  const cut = [...bytes.keys()]
    .filter(index => index % 8 === 1)
    .map(index => bytes.subarray(0, index).toString('base64url'));
  const flipped = [...bytes].flatMap((byte, index) =>
    [0, 3, 7].map(bit =>
      Buffer.from(bytes)
        .fill(byte ^ (1 << bit), index, index + 1)
        .toString('base64url'),
    ),
  );
  return [...flipped, ...cut, `${token}A`, `${token}AAAA`, `A${token}`, token + token];
}

describe.each(withLink.map(operation => [operation.operationId, operation] as const))(
  '%s with a link of which one bit is damaged, or that is cut or lengthened',
  (_id, operation) => {
    it('is a 404, whichever byte it is', async () => {
      const { call, params } = await documentedCall(operation, club, null);
      const { token = '' } = params;
      const tokens = damagedTokens(token);
      expect(tokens.length).toBeGreaterThan(60);
      const statuses = new Set<number>();
      for (const damaged of tokens) {
        const response = await callApi({ ...call, path: call.path.replace(token, damaged) });
        statuses.add(response.status);
      }
      expect([...statuses]).toEqual([404]);
    });
  },
);
