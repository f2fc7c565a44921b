import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Debian's packages beneath the product, with what they need: C and C++ libraries, and a shell for `SCAN_COMMAND`. */
const basePackages = ['base-files', 'dash', 'libc6', 'libstdc++6'];
const suite = 'bookworm';

/** The list of installed packages, for scanners: without an installation dpkg writes none. */
const listPackages =
  'for p in "$1"/var/cache/apt/archives/*.deb; do dpkg-deb -f "$p"; echo "Status: install ok installed"; echo; done > "$1/var/lib/dpkg/status"';

/** Same files, same archive. */
const tarOptions = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];

/** @typedef {{ mediaType: string; digest: string; size: number }} Descriptor */

/**
 * The last stage of a Dockerfile as the configuration of an OCI image. Arguments come from `values`.
 * @param {string} dockerfile
 * @param {Record<string, string>} values
 */
export function readDockerfile(dockerfile, values) {
  const config = {
    User: '',
    WorkingDir: '/',
    StopSignal: 'SIGTERM',
    Env: /** @type {string[]} */ ([]),
    Labels: /** @type {Record<string, string>} */ ({}),
    ExposedPorts: /** @type {Record<string, object>} */ ({}),
    Entrypoint: /** @type {string[]} */ ([]),
    Cmd: /** @type {string[]} */ ([]),
    Healthcheck: /** @type {Record<string, unknown>} */ ({}),
  };
  /** @type {{ from: string; to: string }[]} */
  const copies = [];
  /** @type {Record<string, (text: string) => void>} */
  const instructions = {
    LABEL: text => Object.assign(config.Labels, Object.fromEntries(pairs(text))),
    ENV: text => config.Env.push(...pairs(text).map(([name, value]) => `${name}=${value}`)),
    WORKDIR: text => Object.assign(config, { WorkingDir: text }),
    USER: text => Object.assign(config, { User: text }),
    STOPSIGNAL: text => Object.assign(config, { StopSignal: text }),
    EXPOSE: text => {
      for (const port of text.split(' ')) config.ExposedPorts[`${port}/tcp`] = {};
    },
    ENTRYPOINT: text => Object.assign(config, { Entrypoint: JSON.parse(text) }),
    CMD: text => Object.assign(config, { Cmd: JSON.parse(text) }),
    HEALTHCHECK: text => Object.assign(config, { Healthcheck: healthcheck(text) }),
    COPY: text => {
      const [, from = '', to = ''] = /^--from=build \/source\/(\S+) (\S+)$/.exec(text) ?? [];
      copies.push({ from, to });
    },
  };
  const stage = dockerfile
    .slice(dockerfile.lastIndexOf('\nFROM ') + 1)
    .split('\n')
    .slice(1);
  for (const line of stage.filter(one => one && !/^(#|ARG )/.test(one))) {
    const [name = ''] = line.split(' ', 1);
    const text = line.slice(name.length + 1).replace(/\$\{(\w+)\}/g, (_, key) => values[key] ?? 'unknown');
    const apply = instructions[name];
    if (!apply)
      throw new Error(`Dockerfile: the last stage may not have ${name}, which the release does not know`);
    apply(text);
  }
  return { config, copies };
}

/** `NAME=value OTHER="two words"`. @param {string} text @returns {[string, string][]} */
function pairs(text) {
  return [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, plain]) => [
    name,
    quoted ?? plain ?? '',
  ]);
}

/** Docker's form, times in nanoseconds. @param {string} text */
function healthcheck(text) {
  const option = (/** @type {string} */ name) => Number(new RegExp(`--${name}=(\\d+)`).exec(text)?.[1] ?? 0);
  return {
    Test: ['CMD', ...JSON.parse(text.slice(text.indexOf('CMD ') + 4))],
    Interval: option('interval') * 1e9,
    Timeout: option('timeout') * 1e9,
    StartPeriod: option('start-period') * 1e9,
    Retries: option('retries'),
  };
}

/**
 * Writes `<name>.oci.tar`, an OCI image layout: Debian's packages beneath, then what the Dockerfile copies. Returns the
 * bytes of its layers; null if this machine has no mmdebstrap.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} options.target folder of the archive
 * @param {string} options.name
 * @param {string} options.dockerfile its text
 * @param {{ version: string; commit: string; at: string }} options.about
 */
export async function writeImage({ root, target, name, dockerfile, about }) {
  if (spawnSync('mmdebstrap', ['--version']).error) return null;
  const layout = path.join(target, 'layout');
  mkdirSync(path.join(layout, 'blobs/sha256'), { recursive: true });
  const { config, copies } = readDockerfile(dockerfile, { VERSION: about.version, REVISION: about.commit });
  const base = path.join(target, 'base.tar');
  writeBase(base, about.at);
  const layers = [await addLayer(layout, createReadStream(base))];
  rmSync(base);
  for (const { from, to } of copies)
    layers.push(await addLayer(layout, tarOf(path.join(root, from), to, about.at)));

  const image = {
    created: about.at,
    architecture: process.arch === 'x64' ? 'amd64' : process.arch,
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map((_, index) => ({
      created: about.at,
      created_by: index ? 'COPY' : `debian ${suite}`,
    })),
  };
  const manifest = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: addBlob(layout, 'application/vnd.oci.image.config.v1+json', image),
    layers: layers.map(({ descriptor }) => descriptor),
  };
  const annotations = {
    'org.opencontainers.image.ref.name': about.version,
    'io.containerd.image.name': `docker.io/library/eintritt:${about.version}`,
  };
  const index = {
    schemaVersion: 2,
    manifests: [{ ...addBlob(layout, manifest.mediaType, manifest), annotations }],
  };
  writeFileSync(path.join(layout, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  writeFileSync(path.join(layout, 'index.json'), JSON.stringify(index));
  execFileSync('tar', [
    ...tarOptions,
    `--mtime=${about.at}`,
    '-C',
    layout,
    '-cf',
    `${target}/${name}.oci.tar`,
    '.',
  ]);
  rmSync(layout, { recursive: true });
  return layers.reduce((sum, { descriptor }) => sum + descriptor.size, 0);
}

/** Unpacks Debian's packages without installing them: nothing of them has to be set up. @param {string} file @param {string} at */
function writeBase(file, at) {
  const onlyLicences = ['exclude=/usr/share/doc/*', 'include=/usr/share/doc/*/copyright'];
  const paths = [...onlyLicences, 'exclude=/usr/share/man/*', 'exclude=/usr/share/locale/*'];
  const { status, stderr } = spawnSync(
    'mmdebstrap',
    [
      ...['--variant=extract', `--include=${basePackages.join()}`, `--extract-hook=${listPackages}`],
      ...paths.map(one => `--dpkgopt=path-${one}`),
      ...[suite, file],
    ],
    { encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(at) / 1000) } },
  );
  if (status !== 0)
    throw new Error(`the base of the image could not be made: ${stderr.trim().split('\n').at(-1)}`);
}

/** The files of `folder` under the path `to`, as a tar. @param {string} folder @param {string} to @param {string} at */
function tarOf(folder, to, at) {
  const rename = `--transform=flags=rSh;s,^\\.,.${to.replace(/\/$/, '')},`;
  const tar = spawn('tar', [...tarOptions, `--mtime=${at}`, rename, '-C', folder, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return tar.stdout;
}

/** @param {string} layout @param {NodeJS.ReadableStream} tar */
async function addLayer(layout, tar) {
  const plain = createHash('sha256');
  const packed = createHash('sha256');
  const file = path.join(layout, 'layer');
  await pipeline(tar, tap(plain), createGzip({ level: 9 }), tap(packed), createWriteStream(file));
  const digest = packed.digest('hex');
  renameSync(file, path.join(layout, 'blobs/sha256', digest));
  const { size } = statSync(path.join(layout, 'blobs/sha256', digest));
  return {
    diffId: `sha256:${plain.digest('hex')}`,
    descriptor: {
      mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
      digest: `sha256:${digest}`,
      size,
    },
  };
}

/** @param {import('node:crypto').Hash} hash */
function tap(hash) {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/** @param {string} layout @param {string} mediaType @param {object} value @returns {Descriptor} */
function addBlob(layout, mediaType, value) {
  const bytes = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(path.join(layout, 'blobs/sha256', hash), bytes);
  return { mediaType, digest: `sha256:${hash}`, size: bytes.length };
}
