import { expect, it } from 'vitest';
import { shareNext } from './share-next';

function lookups() {
  const started: string[] = [];
  const pending: PromiseWithResolvers<string>[] = [];
  const find = shareNext((key: string) => {
    started.push(key);
    const one = Promise.withResolvers<string>();
    pending.push(one);
    return one.promise;
  });
  return { started, pending, find };
}

it('calls that come during a run share the next one, which begins after them', async () => {
  const { started, pending, find } = lookups();
  const first = find('a');
  const [second, third] = [find('a'), find('a')];
  expect(started).toEqual(['a']);
  pending[0]?.resolve('old');
  expect(await first).toBe('old');
  expect(started).toEqual(['a', 'a']);
  const fourth = find('a');
  pending[1]?.resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  pending[2]?.resolve('newest');
  expect(await fourth).toBe('newest');
  expect(started).toHaveLength(3);
});

it('keys do not wait for each other, and a call after the end starts at once', async () => {
  const { started, pending, find } = lookups();
  const [one, other] = [find('a'), find('b')];
  pending[1]?.resolve('b');
  expect(await other).toBe('b');
  pending[0]?.resolve('a');
  expect(await one).toBe('a');
  void find('a');
  expect(started).toEqual(['a', 'b', 'a']);
});

it('an error reaches only the calls of its run', async () => {
  const { pending, find } = lookups();
  const [first, second] = [find('a'), find('a')];
  pending[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  pending[1]?.resolve('whole');
  expect(await second).toBe('whole');
});
