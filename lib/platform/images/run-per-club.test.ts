import { expect, it } from 'vitest';
import { runPerClub } from './run-per-club';

const gate = () => Promise.withResolvers<void>();

it('draws a picture of one club while slow pictures of another club are waiting', async () => {
  const slow = gate();
  const own = [runPerClub('slow', () => slow.promise), runPerClub('slow', () => slow.promise)];
  expect(await runPerClub('other', async () => 'drawn')).toBe('drawn');
  slow.resolve();
  await Promise.all(own);
});

it('draws two pictures at a time and the pictures of a club in order, also after one failed', async () => {
  let running = 0;
  let most = 0;
  const order: string[] = [];
  const draw = (club: string, number: number) =>
    runPerClub(club, async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      order.push(`${club}${number}`);
      if (number === 0) throw new Error('no picture');
    }).catch(() => {});
  await Promise.all(['a', 'b', 'c'].flatMap(club => [0, 1, 2].map(number => draw(club, number))));
  expect(most).toBe(2);
  for (const club of ['a', 'b', 'c']) {
    expect(order.filter(one => one.startsWith(club))).toEqual([`${club}0`, `${club}1`, `${club}2`]);
  }
});
