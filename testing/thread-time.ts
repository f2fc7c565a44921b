/** Milliseconds of processor time that `work` takes; unlike time on the wall, the same on a machine that is busy. */
export function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
