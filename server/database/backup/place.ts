import { existsSync } from 'node:fs';
import { open as openFile, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type BucketAccess, openBucket } from '@/lib/platform/bucket';
import { BackupError } from './sealed-file';

const megabyte = 1024 * 1024;

/** Where one backup is or will be. */
export type Place = {
  readonly name: string;
  exists(): Promise<boolean>;
  read(): AsyncIterable<Uint8Array>;
  /** Writes all of the content or nothing under this name. Returns the number of bytes. */
  write(content: AsyncIterable<Uint8Array>): Promise<number>;
};

/** A folder of backups, on a disk or in a bucket. */
export type Folder = {
  place(name: string): Place;
  list(): Promise<string[]>;
  /** Free space in MB; undefined in a bucket. */
  freeMb(): Promise<number | undefined>;
  remove(name: string): Promise<void>;
  /** Removes what interrupted backups of these names left. None may run. */
  removeInterrupted(isOurs: (name: string) => boolean): Promise<void>;
};

/** How to reach the store of `s3://` addresses; without the bucket, which they name. */
export type Store = Omit<BucketAccess, 'bucket'>;

/** The place of a file, or of `s3://<bucket>/<name>`. */
export function placeOf(address: string, store?: Store): Place {
  const { folder, name } = split(address);
  if (!name) throw new BackupError(`${address} names a folder: add the name of a file`);
  return folderOf(folder, store).place(name);
}

/** The place of a new file. Throws if there is one of this name, which may be the only good backup. */
export async function newPlaceOf(address: string, store?: Store): Promise<Place> {
  const place = placeOf(address, store);
  if (await place.exists())
    throw new BackupError(`${address} exists already: choose another name, or remove it first`);
  return place;
}

const trialName = 'eintritt-trial';

/**
 * Throws if a file of this address cannot be written. Writes a small file beside it, and removes that. Where it may not
 * be removed, the next trial overwrites it.
 */
export async function tryToWrite(address: string, store?: Store): Promise<void> {
  const folder = folderOf(split(address).folder, store);
  try {
    await folder.place(trialName).write(trialContent());
  } finally {
    await folder.remove(trialName).catch(() => {});
  }
}

async function* trialContent(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(4_096);
}

/** The folder of this path, or of `s3://<bucket>/<name>`. */
export function folderOf(address: string, store?: Store): Folder {
  const [, bucket, name = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  if (!bucket) return folderOnDisk(address);
  if (!store)
    throw new BackupError(
      'BACKUP_S3_ENDPOINT is not set: it must be set together with BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY',
    );
  return folderInBucket({ ...store, bucket }, name && `${name.replace(/\/+$/, '')}/`);
}

function split(address: string) {
  return /^s3:\/\//.test(address) ? splitAddress(address) : splitPath(address);
}

function splitPath(file: string) {
  return { folder: path.dirname(file), name: path.basename(file) };
}

function splitAddress(address: string) {
  const end = address.lastIndexOf('/') + 1;
  return { folder: address.slice(0, end), name: end > 's3://'.length ? address.slice(end) : '' };
}

function folderOnDisk(folder: string): Folder {
  const whole = (name: string) => path.join(folder, name);
  return {
    place: name => ({
      name,
      exists: async () => existsSync(whole(name)),
      read: () => readFile(whole(name)),
      write: content => writeFile(whole(name), content),
    }),
    list: () => readdir(folder).catch(readFault(folder)),
    freeMb: async () => {
      const { bavail, bsize } = await statfs(folder);
      return Math.floor((bavail * bsize) / megabyte);
    },
    remove: name => rm(whole(name), { force: true }),
    removeInterrupted: async isOurs => {
      for (const name of await readdir(folder).catch(readFault(folder)))
        if (name.endsWith(part) && isOurs(name.slice(0, -part.length)))
          await rm(whole(name), { force: true });
    },
  };
}

const part = '.part';

async function* readFile(file: string): AsyncGenerator<Buffer> {
  const handle = await openFile(file).catch(readFault(file));
  yield* handle.createReadStream();
}

function readFault(file: string): () => never {
  return () => {
    throw new BackupError(`${file} cannot be read: check the name and who may read it`);
  };
}

/** An interrupted backup leaves only `<file>.part`, which the next one of that name overwrites. */
async function writeFile(file: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const target = await openFile(file + part, 'w', 0o600).catch(() => {
    throw new BackupError(`${file} cannot be written: check that the folder exists and who may write in it`);
  });
  try {
    let size = 0;
    for await (const bytes of content) {
      // Not `write`, which may write a part of the bytes on a disk that becomes full.
      await target.writeFile(bytes);
      size += bytes.length;
    }
    await target.sync();
    await target.close();
    await rename(file + part, file);
    await syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    await target.close().catch(() => {});
    await rm(file + part, { force: true });
    throw isFull(error)
      ? new BackupError(
          `${file} cannot be written, the disk is full: make room there, or choose another folder`,
        )
      : error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

/** Writes the folder's entry of a new file to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  await handle.sync();
  await handle.close();
}

function folderInBucket(access: BucketAccess, prefix: string): Folder {
  const bucket = openBucket(access);
  return {
    place: name => ({
      name,
      exists: async () => (await bucket.list(prefix + name)).includes(prefix + name),
      read: () => bucket.read(prefix + name),
      write: content => bucket.write(prefix + name, content),
    }),
    list: async () => (await bucket.list(prefix)).map(name => name.slice(prefix.length)),
    freeMb: async () => undefined,
    remove: name => bucket.remove(prefix + name),
    removeInterrupted: isOurs => bucket.abortUploads(prefix, name => isOurs(name.slice(prefix.length))),
  };
}
