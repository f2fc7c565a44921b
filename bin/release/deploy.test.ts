import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json'));
const settings = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
const charts = [
  'values.yaml',
  ...readdirSync('deploy/helm/eintritt/templates').map(file => `templates/${file}`),
];

/** Settings that a file gives to the product, in YAML, as a shell does, or in words. */
const names = (text: string) =>
  [...text.matchAll(/(?<![\w$]|\$\{)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);

it('compose, chart and service name no setting that the product does not have', () => {
  const files = [
    'compose.yaml',
    'deploy/systemd/eintritt.service',
    'deploy/systemd/eintritt@.service',
    'deploy/systemd/eintritt-backup.service',
    ...charts.map(one => `deploy/helm/eintritt/${one}`),
  ];
  const foreign = /^(POSTGRES|AF)_|^(EINTRITT|CADDY)_IMAGE$|^BACKUP_FOLDER$|^DATABASE_(OWNER_)?PASSWORD$/;
  const unknown = files.flatMap(file =>
    names(read(file))
      .filter(name => !settings.has(name) && !foreign.test(name))
      .map(name => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(names(read('compose.yaml'))).toContain('DATABASE_MIGRATION_URL');
});

it('compose and chart run the image of this version', () => {
  expect(read('compose.yaml')).toContain(`\${EINTRITT_IMAGE:-eintritt:${version}}`);
  const chart = read('deploy/helm/eintritt/Chart.yaml');
  expect(chart).toContain(`\nversion: ${version}\n`);
  expect(chart).toContain(`\nappVersion: ${version}\n`);
});

it('chart, service and image agree on user, ports and command', () => {
  const image = read('Dockerfile');
  const [, user] = /^USER (\d+):/m.exec(image) ?? [];
  const entrypoint: string[] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(image)?.[1] ?? '[]');
  const chart = charts.map(file => read(`deploy/helm/eintritt/${file}`)).join('\n');
  expect(chart).toContain(`runAsUser: ${user}\n`);
  for (const port of image.match(/^EXPOSE (.+)$/m)?.[1]?.split(' ') ?? [''])
    expect(chart).toContain(`containerPort: ${port}\n`);
  expect(read('deploy/systemd/eintritt@.service')).toContain(`/bin/${entrypoint.join(' ')} %i\n`);
});

it('each way to install makes backups: compose, chart and timer', () => {
  expect(read('compose.yaml')).toMatch(
    /\n {2}backup:\n[\s\S]*command: \[nightly\][\s\S]*BACKUP_KEY: \$\{BACKUP_KEY:\?/,
  );
  expect(read('deploy/helm/eintritt/templates/backup.yaml')).toContain('args: [backup, --if-due]');
  expect(read('deploy/helm/eintritt/values.yaml')).toMatch(/\nbackup:\n {2}enabled: true\n/);
  expect(read('deploy/systemd/eintritt-backup.service')).toContain('bin/eintritt.mjs backup --if-due\n');
  const guide = read('docs/operations/README.md');
  expect(guide).toContain('enable --now eintritt@web eintritt@worker eintritt-backup.timer\n');
  expect(guide).toContain('create role eintritt login createrole createdb password');
});

it('services of systemd start the release whatever its processor is, and may lower the priority of exports', () => {
  for (const unit of ['eintritt.service', 'eintritt@.service']) {
    const text = read(`deploy/systemd/${unit}`);
    expect(text).toMatch(/^ExecStart=\/opt\/eintritt\/bin\/node /m);
    expect(text).toMatch(/^SystemCallFilter=~@privileged @resources\n(#.*\n)?SystemCallFilter=setpriority$/m);
  }
  expect(read('Dockerfile')).toContain('ENV PATH=/app/bin:');
});
