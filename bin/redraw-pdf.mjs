// Rebuilds a PDF: reads it from stdin, writes a new one to stdout that has the same pages and nothing else.
// lib/platform/files/redraw-file.ts starts it as a separate process, because a parser cannot be stopped from within,
// and this process has no secrets.
import { buffer } from 'node:stream/consumers';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { createInflate } from 'node:zlib';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** @typedef {import('@cantoo/pdf-lib').PDFObject} PDFObject */
/** @typedef {import('@cantoo/pdf-lib').PDFPage} PDFPage */

const exitCodes = { notReadable: 3, tooLarge: 4, encrypted: 5, active: 6, tooManyPages: 7 };
const objectsMax = 50_000;
const depthMax = 60;
/** Bytes that compressed parts may have unpacked: of one part, and of all. A page scanned at 600 dpi has 105 MB. */
const unpackedMax = { part: 128 * 1024 * 1024, all: 384 * 1024 * 1024 };
const pixelsMax = 60_000_000;
/** LZW is old and rare, and nothing here unpacks it with a limit. */
const lzwBytesMax = 64 * 1024;

/** Members that start something, or hold a file or a form with scripts, in whatever object they are. */
const activeNames = ['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EmbeddedFile', 'EF', 'RichMediaContent'];
const activeActions = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'Movie', 'Sound'],
  ...['RichMediaExecute', 'GoTo3DView'],
];
const activeAnnotations = ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'];
/** Members that drawing a page does not need. */
const droppedNames = new Set([
  ...['A', 'AA', 'AF', 'Metadata', 'OpenAction', 'OPI', 'P', 'Parent', 'PieceInfo', 'PA', 'Ref'],
  ...['StructParent', 'StructParents', 'LastModified', 'Alternates', 'Thumb', 'URI', 'Dests'],
]);
const pageNames = ['Contents', 'Group', 'UserUnit'];
const annotationNames = ['Rect', 'AS', 'F', 'C', 'BS', 'Border'];
const boxNames = ['MediaBox', 'CropBox', 'Resources', 'Rotate'];

class Refused extends Error {
  constructor(/** @type {keyof typeof exitCodes} */ reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Parsing blocks its thread, so another one checks the memory. `ulimit -v` cannot: Node reserves too many addresses. */
function watchMemory() {
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
  }, 5);
}

async function main() {
  const [pagesMax, memoryMaxMiB] = process.argv.slice(2).map(Number);
  new Worker(new URL(import.meta.url), { workerData: memoryMaxMiB }).unref();
  // The library warns about broken objects on the console.
  console.warn = () => {};
  const input = await buffer(process.stdin);
  try {
    const bytes = await rebuild(input, Number(pagesMax));
    process.stdout.write(bytes, () => process.exit(0));
  } catch (error) {
    process.exit(exitCodes[reasonOf(error, input)]);
  }
}

function reasonOf(/** @type {unknown} */ error, /** @type {Buffer} */ input) {
  if (error instanceof Refused) return error.reason;
  return error instanceof EncryptedPDFError || input.includes('/Encrypt') ? 'encrypted' : 'notReadable';
}

async function rebuild(/** @type {Buffer} */ input, /** @type {number} */ pagesMax) {
  const given = await PDFDocument.load(input, {
    updateMetadata: false,
    preserveXFA: true,
    parseSpeed: Infinity,
  });
  const objects = given.context.enumerateIndirectObjects().map(([, object]) => object);
  if (objects.length > objectsMax) throw new Refused('tooLarge');
  for (const object of objects) assertPassive(object, 0);
  if (given.getPageCount() > pagesMax) throw new Refused('tooManyPages');
  if (given.getPageCount() === 0) throw new Refused('notReadable');
  const made = await PDFDocument.create({ updateMetadata: false });
  const copier = new Copier(given, made);
  for (const page of given.getPages()) addPage(page, made, copier);
  const layers = given.catalog.get(PDFName.of('OCProperties'));
  if (layers) made.catalog.set(PDFName.of('OCProperties'), copier.copy(layers, 0));
  await copier.assertSmallUnpacked();
  return made.save({ useObjectStreams: true, addDefaultPage: false });
}

/** Refuses what could act when the file is opened, also where no page leads to it. */
function assertPassive(/** @type {PDFObject | undefined} */ object, /** @type {number} */ depth) {
  if (depth > depthMax) throw new Refused('tooLarge');
  if (object instanceof PDFArray) for (const one of object.asArray()) assertPassive(one, depth + 1);
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  const names = dict.keys().map(name => name.decodeText());
  // A stream whose content lies in another file.
  const isOutside = object instanceof PDFRawStream && names.includes('F');
  const action = nameAt(dict, 'S');
  const isActive =
    isOutside ||
    names.some(name => activeNames.includes(name)) ||
    (action !== null && activeActions.includes(action)) ||
    activeAnnotations.includes(nameAt(dict, 'Subtype') ?? '') ||
    nameAt(dict, 'Type') === 'EmbeddedFile';
  if (isActive) throw new Refused('active');
  for (const value of dict.values()) assertPassive(value, depth + 1);
}

function nameAt(/** @type {PDFDict} */ dict, /** @type {string} */ key) {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

/** Adds a page that draws the same: content, resources, size, and annotations as plain pictures of themselves. */
function addPage(
  /** @type {PDFPage} */ given,
  /** @type {PDFDocument} */ made,
  /** @type {Copier} */ copier,
) {
  const page = made.addPage();
  for (const name of page.node.keys()) {
    if (!['Type', 'Parent'].includes(name.decodeText())) page.node.delete(name);
  }
  for (const name of pageNames) copyMember(given.node.get(PDFName.of(name)), name);
  for (const name of boxNames) copyMember(given.node.getInheritableAttribute(PDFName.of(name)), name);
  const annotations = given.node.Annots()?.asArray() ?? [];
  const pictures = annotations.flatMap(one => toStamp(one, made, copier));
  if (pictures.length > 0) page.node.set(PDFName.of('Annots'), made.context.obj(pictures));

  function copyMember(/** @type {PDFObject | undefined} */ value, /** @type {string} */ name) {
    if (value) page.node.set(PDFName.of(name), copier.copy(value, 0));
  }
}

/** A filled-in field or a note as a stamp, which shows its picture and can do nothing. */
function toStamp(
  /** @type {PDFObject} */ given,
  /** @type {PDFDocument} */ made,
  /** @type {Copier} */ copier,
) {
  const annotation = copier.given.context.lookup(given);
  const appearance = annotation instanceof PDFDict ? annotation.lookup(PDFName.of('AP')) : undefined;
  if (!(annotation instanceof PDFDict) || !(appearance instanceof PDFDict)) return [];
  const normal = appearance.get(PDFName.of('N'));
  if (!normal) return [];
  const stamp = made.context.obj({ Type: 'Annot', Subtype: 'Stamp' });
  stamp.set(PDFName.of('AP'), made.context.obj({ N: copier.copy(normal, 0) }));
  for (const name of annotationNames) {
    const value = annotation.get(PDFName.of(name));
    if (value) stamp.set(PDFName.of(name), copier.copy(value, 0));
  }
  return [made.context.register(stamp)];
}

/** Copies objects into another document with all they refer to, but without what drawing does not need. */
class Copier {
  /** @type {Map<string, PDFRef>} */
  #copies = new Map();
  /** @type {PDFRawStream[]} */
  #streams = [];

  constructor(/** @type {PDFDocument} */ given, /** @type {PDFDocument} */ made) {
    this.given = given;
    this.made = made;
  }

  /** @returns {PDFObject} */
  copy(/** @type {PDFObject} */ object, /** @type {number} */ depth) {
    if (depth > depthMax * 10) throw new Refused('tooLarge');
    if (object instanceof PDFRef) return this.#copyReferenced(object, depth);
    if (object instanceof PDFRawStream) return this.#copyStream(object, depth);
    if (object instanceof PDFDict) return this.#copyDict(object, depth);
    if (!(object instanceof PDFArray)) return object;
    const list = this.made.context.obj([]);
    for (const one of object.asArray()) list.push(this.copy(one, depth + 1));
    return list;
  }

  #copyReferenced(/** @type {PDFRef} */ ref, /** @type {number} */ depth) {
    const known = this.#copies.get(ref.tag);
    if (known) return known;
    const copy = this.made.context.nextRef();
    this.#copies.set(ref.tag, copy);
    const object = this.given.context.lookup(ref);
    if (object) this.made.context.assign(copy, this.copy(object, depth + 1));
    return copy;
  }

  #copyDict(/** @type {PDFDict} */ dict, /** @type {number} */ depth) {
    const copy = this.made.context.obj({});
    for (const [name, value] of dict.entries()) {
      if (!droppedNames.has(name.decodeText())) copy.set(name, this.copy(value, depth + 1));
    }
    return copy;
  }

  #copyStream(/** @type {PDFRawStream} */ stream, /** @type {number} */ depth) {
    assertPictureSize(stream.dict);
    this.#streams.push(stream);
    const dict = this.#copyDict(stream.dict, depth);
    if (stream.dict.has(PDFName.of('Filter'))) return PDFRawStream.of(dict, stream.contents);
    // Packed, so that no text of the upload stays legible for programs that guess a file's type.
    const packed = this.made.context.flateStream(stream.contents);
    for (const [name, value] of packed.dict.entries()) dict.set(name, value);
    return PDFRawStream.of(dict, packed.getContents());
  }

  async assertSmallUnpacked() {
    let all = 0;
    for (const stream of this.#streams) {
      all += await unpackedSize(stream);
      if (all > unpackedMax.all) throw new Refused('tooLarge');
    }
  }
}

function assertPictureSize(/** @type {PDFDict} */ dict) {
  const [width, height] = ['Width', 'Height'].map(name => dict.lookup(PDFName.of(name)));
  if (!(width instanceof PDFNumber && height instanceof PDFNumber)) return;
  if (width.asNumber() * height.asNumber() > pixelsMax) throw new Refused('tooLarge');
}

/** Unpacks once, without keeping the result. A part that is packed twice is refused: no program writes that. */
async function unpackedSize(/** @type {PDFRawStream} */ stream) {
  const filters = filtersOf(stream.dict);
  const packed = filters.filter(name => /^(FlateDecode|Fl|LZWDecode|LZW)$/.test(name));
  if (packed.length > 1) throw new Refused('tooLarge');
  if (packed[0]?.startsWith('LZW')) {
    if (stream.contents.byteLength > lzwBytesMax) throw new Refused('tooLarge');
    return lzwBytesMax;
  }
  if (packed.length === 0 || filters[0] !== packed[0]) return stream.contents.byteLength;
  let bytes = 0;
  const inflate = createInflate();
  inflate.end(stream.contents);
  try {
    for await (const chunk of inflate) {
      bytes += chunk.byteLength;
      if (bytes > unpackedMax.part) throw new Refused('tooLarge');
    }
  } catch (error) {
    // Viewers show what is readable of a broken part.
    if (error instanceof Refused) throw error;
  }
  return bytes;
}

function filtersOf(/** @type {PDFDict} */ dict) {
  const filter = dict.lookup(PDFName.of('Filter'));
  const list = filter instanceof PDFArray ? filter.asArray() : [filter];
  return list.flatMap(one => {
    const name = one instanceof PDFRef ? dict.context.lookup(one) : one;
    return name instanceof PDFName ? [name.decodeText()] : [];
  });
}

if (isMainThread) await main();
else watchMemory();
