import type { SubmissionRow } from './queries';

/**
 * What an event tells of a submission (contract §5): no bank data, no birth date. Instants are RFC 3339.
 */
export function toEventData(clubId: string, row: SubmissionRow) {
  return {
    clubId,
    submission: {
      id: row.id,
      number: row.number,
      kind: row.kind,
      state: row.state,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      receivedAt: row.receivedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    },
  };
}
