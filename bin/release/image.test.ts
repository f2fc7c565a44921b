import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDockerfile } from './image.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');

it('gives the image of a release what the Dockerfile says', () => {
  const { config, copies } = readDockerfile(dockerfile, { VERSION: '1.2.3', REVISION: 'abc' });
  expect(config).toMatchObject({
    User: '10001:10001',
    WorkingDir: '/app',
    Cmd: ['start'],
    Labels: {
      'org.opencontainers.image.version': '1.2.3',
      'org.opencontainers.image.revision': 'abc',
      'org.opencontainers.image.licenses': 'LicenseRef-Proprietary',
    },
    Env: expect.arrayContaining(['NODE_ENV=production', 'HOME=/tmp', 'METRICS_PORT=9464']),
    ExposedPorts: { '3000/tcp': {}, '9464/tcp': {} },
    Healthcheck: { Test: ['CMD', 'node', 'bin/eintritt.mjs', 'health'], Interval: 10e9, Retries: 3 },
  });
  expect(config.Entrypoint.at(-1)).toBe('bin/eintritt.mjs');
  expect(copies).toEqual([
    { from: 'dist/release/image/packages/', to: '/app/' },
    { from: 'dist/release/image/product/', to: '/app/' },
  ]);
});

it('refuses an instruction that it does not know, rather than leaving it out', () => {
  expect(() => readDockerfile(`${dockerfile}\nRUN apt-get update`, {})).toThrow('may not have RUN');
});
