import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sampleMs = 100;

/**
 * Files of control groups, by version of the interface (cgroups(7)).
 * @type {{ root: string; limit: string; swap: [string, string]; anonymous: RegExp; events: string }[]}
 */
const interfaces = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    swap: ['memory.swappiness', '0'],
    anonymous: /^total_rss (\d+)$/m,
    events: 'memory.oom_control',
  },
  {
    root: '/sys/fs/cgroup',
    limit: 'memory.max',
    swap: ['memory.swap.max', '0'],
    anonymous: /^anon (\d+)$/m,
    events: 'memory.events',
  },
];

/**
 * @typedef {object} Figures
 * @property {number} seconds since the group was made
 * @property {number} cpuSeconds
 * @property {number} peakMegabytes most anonymous memory
 * @property {number} kills processes that the kernel killed because the group had no memory left
 */

/** Returns a maker of control groups with a limit of memory and without swap; null where none can be made. */
export function findGroups() {
  for (const one of interfaces) {
    const base = path.join(one.root, `eintritt-${process.pid}`);
    try {
      mkdirSync(base);
    } catch {
      continue;
    }
    const hasMemory = existsSync(path.join(base, one.limit));
    rmdirSync(base);
    if (hasMemory) return makerOf(one);
  }
  return null;
}

/** @param {(typeof interfaces)[number]} files */
function makerOf(files) {
  /** @type {(() => void)[]} */
  const removals = [];
  return {
    /**
     * @param {string} name
     * @param {number} megabytes
     */
    create(name, megabytes) {
      const group = createGroup(files, `${name}-${process.pid}`, megabytes);
      removals.push(group.remove);
      return group;
    },
    removeAll: () => {
      for (const remove of removals) remove();
    },
  };
}

/**
 * @param {(typeof interfaces)[number]} files
 * @param {string} name
 * @param {number} megabytes
 */
function createGroup(files, name, megabytes) {
  const folder = path.join(files.root, `eintritt-${name}`);
  const read = file => readFileSync(path.join(folder, file), 'utf8');
  mkdirSync(folder);
  writeFileSync(path.join(folder, files.limit), String(megabytes * 1024 * 1024));
  const [swapFile, swap] = files.swap;
  if (existsSync(path.join(folder, swapFile))) writeFileSync(path.join(folder, swapFile), swap);
  const began = performance.now();
  const cpuBefore = endedCpuSeconds();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, Number(files.anonymous.exec(read('memory.stat'))?.[1]));
  }, sampleMs);
  const pids = () => read('cgroup.procs').split('\n').filter(Boolean).map(Number);

  return {
    /**
     * Starts a command in the group, in a session of its own.
     * @param {string} command
     * @param {string[]} args
     * @param {{ cwd: string; env?: Record<string, string> }} options
     */
    spawn(command, args, { cwd, env }) {
      const enter = 'echo $$ > "$0" && exec "$@"';
      return spawn('sh', ['-c', enter, path.join(folder, 'cgroup.procs'), command, ...args], {
        cwd,
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    },

    /** Sends a signal to the session of `child`, as a terminal does. */
    signal: (signal, child) => process.kill(-child.pid, signal),

    /** @returns {Figures} */
    figures: () => ({
      seconds: (performance.now() - began) / 1000,
      cpuSeconds:
        endedCpuSeconds() - cpuBefore + pids().reduce((sum, pid) => sum + cpuSecondsOf(pid, [11, 15]), 0),
      peakMegabytes: Math.round(peak / 1024 / 1024),
      kills: Number(/^oom_kill (\d+)$/m.exec(read(files.events))?.[1] ?? 0),
    }),

    /** Memory of each process. Shared pages count in parts (proportional set size). */
    processes: () =>
      pids().map(pid => {
        const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
        const script = command.find(
          (part, index) => index > 0 && /\.m?js$/.test(part) && !part.startsWith('./'),
        );
        const name = path.basename(script ?? command[0]?.split(' ').slice(0, 2).join(' ') ?? '');
        return { name, megabytes: Math.round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024) };
      }),

    remove() {
      clearInterval(timer);
      for (const pid of existsSync(folder) ? pids() : []) process.kill(pid, 'SIGKILL');
      for (let tries = 0; existsSync(folder); tries += 1) {
        try {
          rmdirSync(folder);
        } catch (error) {
          if (tries > 100) throw error;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
        }
      }
    },
  };
}

/** Processor time of children of this process that have ended, with theirs. */
const endedCpuSeconds = () => cpuSecondsOf(process.pid, [13, 15]);

/**
 * @param {number} pid
 * @param {[number, number]} range of the fields of `/proc/<pid>/stat` after the name: 11, 12 own, 13, 14 ended children
 */
function cpuSecondsOf(pid, range) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(...range).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}
