import { describe, expect, it } from 'vitest';
import { createLanes, type Lanes } from '@/server/worker/deliveries/lanes';

type Entry = { clubId: string; laneId: string; number: number };

const limits = { running: 40, runningOfClub: 16, runningOfLane: 4, waiting: 100, waitingOfClub: 50 };

const make = (changes: Partial<typeof limits> = {}) => createLanes<Entry>({ ...limits, ...changes });

function add(lanes: Lanes<Entry>, clubId: string, laneId: string, count: number) {
  for (let number = 0; number < count; number += 1)
    lanes.add({ clubId, laneId: `${clubId}.${laneId}`, number });
}

function startAll(lanes: Lanes<Entry>): Entry[] {
  const started: Entry[] = [];
  for (let entry = lanes.next(); entry; entry = lanes.next()) started.push(entry);
  return started;
}

const runningOf = (entries: Entry[], key: 'clubId' | 'laneId') =>
  Object.fromEntries([...Map.groupBy(entries, entry => entry[key])].map(([id, all]) => [id, all.length]));

describe('lanes', () => {
  it('run at most the limit of one subscription, oldest first', () => {
    const lanes = make();
    add(lanes, 'a', '1', 10);
    expect(startAll(lanes).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(lanes.closed()).toEqual(['a.1']);
  });

  it('start the next entry after one has ended', () => {
    const lanes = make();
    add(lanes, 'a', '1', 5);
    const [first] = startAll(lanes);
    if (!first) throw new Error('Nothing started');
    lanes.end(first);
    expect(startAll(lanes).map(({ number }) => number)).toEqual([4]);
  });

  it('leave slots for a subscription of a club whose other subscriptions hang', () => {
    const lanes = make();
    for (const hanging of ['1', '2', '3', '4', '5', '6']) add(lanes, 'a', hanging, 10);
    expect(startAll(lanes)).toHaveLength(8);
    add(lanes, 'a', 'good', 1);
    expect(startAll(lanes).map(({ laneId }) => laneId)).toEqual(['a.good']);
  });

  it('share the slots evenly between clubs, whatever their backlog', () => {
    const lanes = make({ runningOfClub: 40 });
    for (const lane of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      add(lanes, 'loud', lane, 10);
      add(lanes, 'quiet', lane, 1);
    }
    expect(runningOf(startAll(lanes), 'clubId')).toEqual({ loud: 8, quiet: 8 });
  });

  it('reserve a share of slots for a new club while all others hang', () => {
    const lanes = make({ running: 12, runningOfClub: 100 });
    for (const club of ['a', 'b'])
      for (const lane of ['1', '2', '3', '4', '5', '6']) add(lanes, club, lane, 5);
    expect(runningOf(startAll(lanes), 'clubId')).toEqual({ a: 4, b: 4 });
    add(lanes, 'c', '1', 1);
    expect(startAll(lanes).map(({ clubId }) => clubId)).toEqual(['c']);
  });

  it('run the subscriptions of one club in rotation', () => {
    const lanes = make({ runningOfLane: 1, runningOfClub: 2 });
    for (const lane of ['1', '2', '3']) add(lanes, 'a', lane, 3);
    const order: string[] = [];
    let running = startAll(lanes);
    while (running.length > 0) {
      order.push(...running.map(({ laneId }) => laneId.slice(2)));
      for (const entry of running) lanes.end(entry);
      running = startAll(lanes);
    }
    expect(order.join('')).toBe('123123123');
  });

  it('close all subscriptions of a club that has reached its limit, and no others', () => {
    const lanes = make({ waitingOfClub: 5 });
    add(lanes, 'a', '1', 1);
    startAll(lanes);
    add(lanes, 'a', '2', 9);
    add(lanes, 'b', '1', 1);
    startAll(lanes);
    expect(lanes.closed()).toEqual(['a.1', 'a.2']);
  });

  it('return all waiting entries, and drop a club without entries', () => {
    const lanes = make();
    add(lanes, 'a', '1', 6);
    const started = startAll(lanes);
    expect(lanes.room()).toBe(98);
    expect(lanes.drain().map(({ number }) => number)).toEqual([4, 5]);
    for (const entry of started) lanes.end(entry);
    expect([lanes.room(), lanes.closed(), lanes.next()]).toEqual([100, [], null]);
  });
});
