import { expect, it } from 'vitest';
import { billOfMaterials, installedPackages, licenceTexts, traceScripts } from './packages.mjs';

it('finds own files and packages that a script loads, also those that it imports later', async () => {
  const { files, packages } = await traceScripts(['bin/settings.mjs', 'bin/postgres.mjs']);
  expect(files).toEqual(expect.arrayContaining(['bin/settings.mjs', 'lib/env.ts', 'bin/processes.mjs']));
  expect(packages).toContain('zod');
  expect(packages.filter(name => name.startsWith('node:') || name.startsWith('.'))).toEqual([]);
});

it('adds what packages need in turn, each once, and leaves out what only builds', () => {
  const found = installedPackages(['next', 'postgres', 'esbuild']);
  const folders = found.map(({ folder }) => folder);
  expect(folders).toEqual(expect.arrayContaining(['node_modules/next', 'node_modules/react-dom']));
  expect(folders).toContain('node_modules/postgres');
  expect(folders).not.toContain('node_modules/esbuild');
  expect(new Set(folders).size).toBe(folders.length);
});

it('names version, licence and checksum of each package, and the text of its licence', () => {
  const packages = installedPackages(['zod', '@node-rs/argon2']);
  const about = { version: '1.2.3', commit: 'abc', at: '2026-01-01T00:00:00Z' };
  const { metadata, components } = billOfMaterials(packages, about);
  expect(metadata.component).toMatchObject({ version: '1.2.3', properties: [{ value: 'abc' }] });
  const zod = components.find(({ name }) => name === 'zod');
  expect(zod).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/zod@\d/),
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(zod?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  expect(components.find(({ name }) => name === '@node-rs/argon2')?.purl).toMatch(
    /^pkg:npm\/%40node-rs\/argon2@/,
  );
  expect(licenceTexts(packages)).toContain('Permission is hereby granted');
});
