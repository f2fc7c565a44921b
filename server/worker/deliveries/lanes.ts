/** Maximum numbers of entries at the same time, in this process. */
export type LaneLimits = {
  readonly running: number;
  readonly runningOfClub: number;
  readonly runningOfLane: number;
  readonly waiting: number;
  readonly waitingOfClub: number;
};

export type LaneEntry = { readonly clubId: string; readonly laneId: string };

export type Lanes<Entry extends LaneEntry> = {
  add(entry: Entry): void;
  /** Returns the entry to start now and counts it as running; null if none may start. */
  next(): Entry | null;
  /** Removes an entry that has ended from the running ones. */
  end(entry: Entry): void;
  /** Removes all waiting entries and returns them. */
  drain(): Entry[];
  /** Number of entries that may still be added. */
  room(): number;
  /** Ids of the lanes that can use no more entries now. */
  closed(): string[];
};

type Club = { running: number; waiting: number; readonly laneIds: Set<string> };
type Lane<Entry> = { readonly clubId: string; running: number; readonly waiting: Entry[] };

/**
 * Decides which waiting entry runs next; a slow or busy receiver cannot block the others. A lane (a subscription) and a
 * club each have a limit. The known clubs share the slots of this process evenly, and one share stays free for a new
 * club. Half of a club's slots are reserved for its lanes that run nothing. The club that runs least is next, then the
 * lane that runs least, then the one that has waited longest.
 */
export function createLanes<Entry extends LaneEntry>(limits: LaneLimits): Lanes<Entry> {
  const clubs = new Map<string, Club>();
  /** Ordered by the time of their last start. */
  const lanes = new Map<string, Lane<Entry>>();
  let running = 0;
  let waiting = 0;

  const clubOf = ({ clubId }: { clubId: string }): Club => {
    const club = clubs.get(clubId) ?? { running: 0, waiting: 0, laneIds: new Set<string>() };
    clubs.set(clubId, club);
    return club;
  };

  const hasSlot = (lane: Lane<Entry>, share: number) =>
    lane.waiting.length > 0 &&
    lane.running < limits.runningOfLane &&
    clubOf(lane).running < (lane.running === 0 ? share : share / 2);

  const runsLess = (one: Lane<Entry>, other: Lane<Entry>) =>
    clubOf(one).running - clubOf(other).running || one.running - other.running;

  const removeIdle = (clubId: string) => {
    const club = clubs.get(clubId);
    if (!club || club.running > 0 || club.waiting > 0) return;
    for (const laneId of club.laneIds) lanes.delete(laneId);
    clubs.delete(clubId);
  };

  return {
    add: entry => {
      const { clubId, laneId } = entry;
      const lane = lanes.get(laneId) ?? { clubId, running: 0, waiting: [] };
      lanes.set(laneId, lane);
      lane.waiting.push(entry);
      const club = clubOf(entry);
      club.laneIds.add(laneId);
      club.waiting += 1;
      waiting += 1;
    },
    next: () => {
      if (running >= limits.running) return null;
      const share = Math.max(
        1,
        Math.min(limits.runningOfClub, Math.floor(limits.running / (clubs.size + 1))),
      );
      let chosen: [string, Lane<Entry>] | null = null;
      for (const [laneId, lane] of lanes) {
        if (hasSlot(lane, share) && (!chosen || runsLess(lane, chosen[1]) < 0)) chosen = [laneId, lane];
      }
      if (!chosen) return null;
      const [laneId, lane] = chosen;
      const entry = lane.waiting.shift();
      if (!entry) return null;
      lanes.delete(laneId);
      lanes.set(laneId, lane);
      const club = clubOf(lane);
      lane.running += 1;
      club.running += 1;
      running += 1;
      club.waiting -= 1;
      waiting -= 1;
      return entry;
    },
    end: entry => {
      const lane = lanes.get(entry.laneId);
      if (lane) lane.running -= 1;
      clubOf(entry).running -= 1;
      running -= 1;
      removeIdle(entry.clubId);
    },
    drain: () => {
      const drained = [...lanes.values()].flatMap(lane => lane.waiting.splice(0));
      for (const entry of drained) clubOf(entry).waiting -= 1;
      waiting = 0;
      for (const clubId of [...clubs.keys()]) removeIdle(clubId);
      return drained;
    },
    room: () => limits.waiting - waiting,
    closed: () =>
      [...lanes]
        .filter(
          ([, lane]) =>
            lane.waiting.length > 0 ||
            lane.running >= limits.runningOfLane ||
            clubOf(lane).waiting >= limits.waitingOfClub,
        )
        .map(([laneId]) => laneId),
  };
}
