import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** 0 for a process that is gone. */
export function residentMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmRSS');
}

/** The most since it started, or since `forgetPeak`. */
export function peakMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmHWM');
}

/** Lets the kernel measure the peak anew; where it does not let us, the peak stays that of the whole life. */
export function forgetPeak(pid: number): void {
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

/** Of all its threads; Linux counts in hundredths. */
export function cpuSecondsOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13);
  return (user + system) / 100;
}

/** Of PostgreSQL: its first process, all that it has now, and those that have ended. */
export function cpuSecondsOfCluster(postmaster: number): number {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(postmaster).slice(11, 15);
  const sum = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => statOf(Number(name))[1] === postmaster)
    .reduce((seconds, name) => seconds + cpuSecondsOf(Number(name)), 0);
  return sum + (user + system + endedUser + endedSystem) / 100;
}

/** The fields of `/proc/<pid>/stat` from the third on; the third, a letter, is no number. */
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
