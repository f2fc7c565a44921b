/**
 * Runs after each install. In an install without development dependencies (`npm ci --omit=dev`) it deletes the files of
 * packages that neither the build nor the product reads: nearly half of the bytes. npm has no option for that. Other
 * installs stay as they are.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Paths below the folder of packages. Files of licences match none of them. */
const unread = [
  // For a debugger, for a compiler, for a reader.
  /\.map$/,
  /\.[cm]?tsx?$/,
  /\.flow$/,
  /\.a$/,
  /^node-[^/]+\/include\//,
  /(^|\/)(readme|changelog|history|contributing|upgrading|security)[^/]*\.(md|markdown)$/i,
  /^next\/dist\/docs\//,
  // Type checker: the build checks no types.
  /^@typescript\/typescript-[^/]+\//,
  // Builds for script tags and for another runtime.
  /^(@cantoo\/pdf-lib\/dist|recharts\/umd|pdfkit\/js\/pdfkit\.(standalone|browser|old)|liquidjs\/dist\/liquid\.browser|fontkit\/dist\/browser)/,
  /\.bare$/,
  /(^|\/)react-dom-(profiling|unstable_testing)\./,
  // Weights and styles that no document has; countries' shares of browsers.
  /^@expo-google-fonts\/inter\/(100|200|300|800|900|500Medium_Italic|600SemiBold_Italic|700Bold_Italic)/,
  /^caniuse-lite\/data\/regions\//,
  // What only authors of the package need.
  /^undici\/docs\//,
  /^styled-jsx\/dist\/babel\//,
  /(^|\/)\.yarn\//,
  /^bintrees\/test\//,
  // Next without its development server, Babel, pictures for links, and React's experimental channel.
  /^next\/dist\/compiled\/.*\.(development|dev)\.js$/,
  /^next\/dist\/bundle-analyzer\//,
  /^next\/dist\/compiled\/(babel|babel-packages|@vercel\/og|@vercel\/blob|next-devtools|terser)\//,
  /^next\/dist\/compiled\/react[^/]*-experimental\//,
  /^next\/dist\/compiled\/next-server\/.*experimental/,
];

/** `next build` refuses to begin without these. */
const needed = /^@types\/(node|react)\/index\.d\.ts$/;

/**
 * Whether neither the build nor the product reads this file.
 * @param {string} file path below `node_modules`
 */
export function isUnread(file) {
  const inPackages = file.split('node_modules/').at(-1) ?? file;
  return unread.some(pattern => pattern.test(inPackages)) && !needed.test(inPackages);
}

/**
 * Deletes unread files below `modules`, and folders that are empty then. Returns how many bytes they had.
 * @param {string} modules a folder of packages
 */
export function slim(modules) {
  let bytes = 0;
  /** @param {string} folder @returns {boolean} whether it is empty now, and gone */
  const clean = folder => {
    const entries = readdirSync(folder, { withFileTypes: true });
    let left = entries.length;
    for (const entry of entries) {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (clean(full)) left -= 1;
      } else if (entry.isFile() && isUnread(path.relative(modules, full))) {
        bytes += statSync(full).size;
        rmSync(full);
        left -= 1;
      }
    }
    if (left === 0) rmdirSync(folder);
    return left === 0;
  };
  clean(modules);
  return bytes;
}

/**
 * Whether all development dependencies are there. Some are in every install, because a dependency needs them too.
 * @param {string} modules a folder of packages
 * @param {Record<string, string>} devDependencies of package.json
 */
export function hasDevelopmentDependencies(modules, devDependencies) {
  return Object.keys(devDependencies).every(name => existsSync(path.join(modules, name)));
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const modules = path.join(root, 'node_modules');
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (!hasDevelopmentDependencies(modules, devDependencies)) {
    console.log(`deleted ${Math.round(slim(modules) / 1e6)} MB of packages that nothing reads here`);
  }
}
