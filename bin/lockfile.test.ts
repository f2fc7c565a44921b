import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-node.mjs';

type Entry = {
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  devOptional?: boolean;
  engines?: unknown;
};

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);
const supported = { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] };

/** Whether npm would install the package on a platform that the product supports. */
function isInstalled(entry: Entry): boolean {
  return (['os', 'cpu', 'libc'] as const).every(
    what => !entry[what] || entry[what].some(value => supported[what].includes(value)),
  );
}

it('every package that Linux x64 or arm64 installs has an integrity in the lockfile', () => {
  const without = Object.entries(packages).filter(
    ([name, entry]) => name && !entry.link && !entry.integrity && isInstalled(entry),
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

it('npm installs without warnings about Node, and no packages of tests with --omit=dev; `npm run lock:repair` sees to it', () => {
  const wrong = Object.entries(packages).filter(
    ([name, entry]) => name && (entry.engines || entry.devOptional),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('a package without integrity is optional and names its platform', () => {
  const without = Object.entries(packages).filter(
    ([name, { link, integrity }]) => name && !link && !integrity,
  );
  for (const [name, entry] of without) expect(entry, name).toMatchObject({ optional: true });
  for (const [name, entry] of without) expect(entry.cpu, name).toBeDefined();
});
