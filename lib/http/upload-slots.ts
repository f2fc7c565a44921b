import { AppError } from '@/lib/platform/errors';

/** Bodies with files that this process reads at the same time: of everybody, and of one caller. Each takes up to 50 MB. */
const slots = { all: 8, ofCaller: 2 } as const;

const used = new Map<string, number>();

/** Calls `work`, which reads a body with a file. Throws a 429 while too many are read. */
export async function inUploadSlot<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
  const own = used.get(caller) ?? 0;
  const all = [...used.values()].reduce((sum, count) => sum + count, 0);
  if (own >= slots.ofCaller || all >= slots.all) {
    throw new AppError('quota-exceeded', { headers: { 'Retry-After': '5' } });
  }
  used.set(caller, own + 1);
  try {
    return await work();
  } finally {
    const left = (used.get(caller) ?? 1) - 1;
    if (left === 0) used.delete(caller);
    else used.set(caller, left);
  }
}
