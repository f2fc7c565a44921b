import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * An image, unpacked.
 * @typedef {object} Bundle
 * @property {string} folder
 * @property {{ Env: string[]; User: string; WorkingDir: string; Entrypoint: string[]; Healthcheck: { Test: string[] } }} config
 * @property {number} bytes of the packed layers
 */

/** User of this machine that runs the containers: `nobody`. In a container it has the user of the image. */
const hostUser = 65_534;

/**
 * Unpacks an image (OCI layout in a tar) below a new temporary folder.
 * @param {string} archive
 * @returns {Bundle}
 */
export function unpackImage(archive) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eintritt-image-'));
  chmodSync(folder, 0o755);
  for (const name of ['layout', 'rootfs', 'run']) mkdirSync(path.join(folder, name));
  chownSync(path.join(folder, 'run'), hostUser, hostUser);
  const layout = path.join(folder, 'layout');
  execFileSync('tar', ['-xf', archive, '-C', layout]);
  /** @param {{ digest: string }} blob */
  const fileOf = ({ digest }) => path.join(layout, 'blobs', digest.replace(':', '/'));
  /** @param {string} file */
  const read = file => JSON.parse(readFileSync(file, 'utf8'));
  const manifest = read(fileOf(read(path.join(layout, 'index.json')).manifests[0]));
  const { config } = read(fileOf(manifest.config));
  let bytes = 0;
  for (const layer of manifest.layers) {
    bytes += layer.size;
    execFileSync('tar', ['-xzf', fileOf(layer), '-C', path.join(folder, 'rootfs')]);
  }
  rmSync(layout, { recursive: true });
  writeFileSync(path.join(folder, 'image.json'), JSON.stringify(config));
  return { folder, config, bytes };
}

/**
 * The command that runs `args` by the image's entrypoint in a new container: as a user without rights on this machine,
 * without capabilities, on a root that cannot be written, in namespaces of its own but for the network. Needs root, for
 * the change of user, and crun.
 * @param {string} folder of the bundle
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ hasChannel?: boolean; pidFile?: string }} [options] whether the process talks to its parent as a child of Node does
 * @returns {[string, ...string[]]}
 */
export function containerCommand(folder, args, env, { hasChannel = false, pidFile } = {}) {
  const image = JSON.parse(readFileSync(path.join(folder, 'image.json'), 'utf8'));
  const bundle = mkdtempSync(path.join(folder, 'container-'));
  chmodSync(bundle, 0o755);
  const [uid = 0, gid = 0] = image.User.split(':').map(Number);
  const channel = hasChannel ? ['NODE_CHANNEL_FD=3', 'NODE_CHANNEL_SERIALIZATION_MODE=json'] : [];
  const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  const spec = {
    ociVersion: '1.0.2',
    process: {
      user: { uid, gid },
      cwd: image.WorkingDir,
      noNewPrivileges: true,
      capabilities: none,
      args: [...image.Entrypoint, ...args],
      env: [...image.Env, ...given, ...channel],
    },
    root: { path: path.join(folder, 'rootfs'), readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'size=64m'] },
    ],
    linux: {
      uidMappings: [{ containerID: uid, hostID: hostUser, size: 1 }],
      gidMappings: [{ containerID: gid, hostID: hostUser, size: 1 }],
      namespaces: ['user', 'mount', 'pid', 'ipc', 'uts'].map(type => ({ type })),
    },
  };
  writeFileSync(path.join(bundle, 'config.json'), JSON.stringify(spec));
  const crun = [
    ...['crun', '--root', path.join(folder, 'run/crun'), '--cgroup-manager=disabled', 'run'],
    ...[...(hasChannel ? ['--preserve-fds=1'] : []), ...(pidFile ? ['--pid-file', pidFile] : [])],
    ...['-b', bundle, path.basename(bundle)],
  ];
  // crun refuses to start beside control groups of both versions, even if it is to use none: it finds none.
  const hidden = 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"';
  const asNobody = ['setpriv', `--reuid=${hostUser}`, `--regid=${hostUser}`, '--clear-groups'];
  return ['unshare', '-m', 'sh', '-c', hidden, 'sh', ...asNobody, ...crun];
}
