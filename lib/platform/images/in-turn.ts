/** How many pictures are drawn at a time: one that is slow leaves a place for those of others. */
const places = 2;

let taken = 0;
const waiting: (() => void)[] = [];
const lastOf = new Map<string, Promise<unknown>>();

/**
 * A club's work one after the other, and of all clubs two at a time, so that uploads never take more than two
 * processors and one club's slow picture holds up no other club's.
 */
export function inTurn<Result>(clubId: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastOf.get(clubId) ?? Promise.resolve()).then(() => withPlace(work));
  const ended = turn
    .catch(() => {})
    .then(() => {
      if (lastOf.get(clubId) === ended) lastOf.delete(clubId);
    });
  lastOf.set(clubId, ended);
  return turn;
}

async function withPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken < places) taken += 1;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}
