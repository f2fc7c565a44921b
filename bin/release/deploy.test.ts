import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

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

it('the schema of the chart knows all of its values, and refuses a misspelt one', () => {
  const chart = 'deploy/helm/eintritt';
  const matches = new Ajv2020().compile(JSON.parse(read(`${chart}/values.schema.json`)));
  const values = parse(read(`${chart}/values.yaml`));
  expect(matches(values), JSON.stringify(matches.errors)).toBe(true);
  expect(matches({ ...values, appUrl: 'https://eintritt.example' })).toBe(true);
  expect(matches({ ...values, appurl: 'https://eintritt.example' })).toBe(false);
  expect(matches({ ...values, web: { ...values.web, replica: 3 } })).toBe(false);
  const named = charts.flatMap(file =>
    [...read(`${chart}/${file}`).matchAll(/\.Values\.(\w+)/g)].map(([, one]) => one),
  );
  expect(Object.keys(values).sort()).toEqual([...new Set([...named, 'web', 'worker'])].sort());
});

it('the chart brings the alerts of Prometheus, and the job that they expect', () => {
  expect(read('deploy/helm/eintritt/alerts.yaml')).toBe(read('deploy/prometheus/alerts.yaml'));
  expect(read('deploy/helm/eintritt/templates/monitoring.yaml')).toContain(
    'jobLabel: app.kubernetes.io/name',
  );
});

it('compose is in words that the podman-compose of Debian 12 reads: no long form of env_file, no empty default', () => {
  expect(parse(read('compose.yaml'), { merge: true })['x-eintritt'].env_file).toEqual(['eintritt.env']);
  expect(read('compose.yaml'), 'an empty default is passed on as it is written').not.toContain(':-}');
});
