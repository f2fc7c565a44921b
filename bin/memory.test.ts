import { expect, test } from 'vitest';
import { hasLittleMemory } from './memory.mjs';

const gigabyte = 1024 ** 3;

test.each([
  { machine: 1, group: 0, isLittle: true },
  { machine: 2, group: 0, isLittle: true },
  { machine: 4, group: 0, isLittle: false },
  { machine: 24, group: 1, isLittle: true },
  { machine: 24, group: 4, isLittle: false },
  // Control groups of version 1 without a limit have one beyond every machine.
  { machine: 1, group: 2 ** 33, isLittle: true },
])(
  'a machine of $machine GB and a control group of $group GB have little memory: $isLittle',
  ({ machine, group, isLittle }) => {
    expect(hasLittleMemory(machine * gigabyte, group * gigabyte)).toBe(isLittle);
  },
);
