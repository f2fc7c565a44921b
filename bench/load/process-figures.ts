import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Returns 0 if the process does not exist. */
export function residentMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmRSS');
}

/** The highest peak memory of these processes since they started, or since `resetPeakMemory`. */
export function peakMegabytes(pids: readonly number[]): number {
  return Math.max(...pids.map(pid => megabytesOf(pid, 'VmHWM')));
}

/** Resets the peak memory of processes (proc_pid_clear_refs(5)). Without permission the peak stays as it is. */
export function resetPeakMemory(pids: readonly number[]): void {
  for (const pid of pids)
    try {
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
    } catch {}
}

function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Processor time of all threads of a process. Linux counts in hundredths of a second. */
export function cpuSecondsOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13);
  return (user + system) / 100;
}

/** The sum of `cpuSecondsOf` for these processes. */
export const cpuSecondsOfAll = (pids: readonly number[]): number =>
  pids.reduce((seconds, pid) => seconds + cpuSecondsOf(pid), 0);

/** Processor time of PostgreSQL: the postmaster, its running child processes, and those that have exited. */
export function cpuSecondsOfCluster(postmaster: number): number {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(postmaster).slice(11, 15);
  const sum = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => statOf(Number(name))[1] === postmaster)
    .reduce((seconds, name) => seconds + cpuSecondsOf(Number(name)), 0);
  return sum + (user + system + endedUser + endedSystem) / 100;
}

/** Returns the fields of `/proc/<pid>/stat` from the third on. The third is a letter, so it is NaN. */
function statOf(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}
