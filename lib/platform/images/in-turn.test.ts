import { expect, it } from 'vitest';
import { inTurn } from './in-turn';

const gate = () => Promise.withResolvers<void>();

it('lets a picture of one club pass the slow ones of another', async () => {
  const slow = gate();
  const own = [inTurn('slow', () => slow.promise), inTurn('slow', () => slow.promise)];
  expect(await inTurn('other', async () => 'drawn')).toBe('drawn');
  slow.resolve();
  await Promise.all(own);
});

it('draws two at a time, and a club’s in order, also after one that failed', async () => {
  let running = 0;
  let most = 0;
  const order: string[] = [];
  const draw = (club: string, number: number) =>
    inTurn(club, async () => {
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
