/** Pictures that are drawn at the same time. With two, one slow picture does not block other clubs. */
const slots = 2;

let used = 0;
const waiting: (() => void)[] = [];
const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one club one after the other, and of all clubs at most two at a time. So uploads use at most two
 * processors, and a slow picture delays only its own club.
 */
export function runPerClub<Result>(clubId: string, work: () => Promise<Result>): Promise<Result> {
  const result = (lastOf.get(clubId) ?? Promise.resolve()).then(() => withSlot(work));
  const ended = result
    .catch(() => {})
    .then(() => {
      if (lastOf.get(clubId) === ended) lastOf.delete(clubId);
    });
  lastOf.set(clubId, ended);
  return result;
}

async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (used < slots) used += 1;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else used -= 1;
  }
}
