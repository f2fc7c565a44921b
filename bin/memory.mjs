import os from 'node:os';

const littleBytes = 2 * 1024 ** 3;

/**
 * Whether the machine, or the control group of this process, has 2 GB or less. The build then saves memory at the expense
 * of time.
 * @param {number} [machine] bytes
 * @param {number} [group] limit of the control group in bytes; 0 if there is none
 */
export function hasLittleMemory(machine = os.totalmem(), group = process.constrainedMemory()) {
  return Math.min(machine, group || machine) <= littleBytes;
}
