import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';

/** A PDF of two pages that holds this text. */
export function makePdf(text = 'Studienbescheinigung', options: PDFKit.PDFDocumentOptions = {}) {
  return new Promise<Buffer>(resolve => {
    const document = new PDFKit(options);
    const chunks: Buffer[] = [];
    document.on('data', chunk => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text(text).link(10, 10, 50, 50, 'https://tracker.example');
    document.addPage().text('Seite zwei');
    document.end();
  });
}

async function changed(change: (document: PDFDocument) => void | Promise<void>): Promise<Buffer> {
  const document = await PDFDocument.load(await makePdf());
  await change(document);
  return Buffer.from(await document.save());
}

export const pdfWithScript = () => changed(pdf => pdf.addJavaScript('start', 'app.alert(1)'));

export const pdfWithAttachment = () =>
  changed(async pdf => pdf.attach(Buffer.from('MZ'), 'setup.exe', { mimeType: 'application/x-msdownload' }));

/** The page starts a program when it is opened; nothing in the catalogue says so. */
export const pdfThatLaunches = () =>
  changed(pdf => {
    const action = pdf.context.obj({ S: 'Launch', F: { Type: 'Filespec' } });
    pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: action }));
  });

/** Names are written with escapes: `/J#53`. */
export async function pdfWithHiddenScript(): Promise<Buffer> {
  const text = (await makePdf()).toString('latin1');
  const action = '/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>';
  return Buffer.from(text.replace('/Type /Catalog', `/Type /Catalog ${action}`), 'latin1');
}

export const pdfWithXfa = () =>
  changed(pdf => pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields: [], XFA: [] })));

export const pdfWithFilledField = (text: string) =>
  changed(pdf => {
    const field = pdf.getForm().createTextField('name');
    field.setText(text);
    field.addToPage(pdf.getPage(0), { x: 50, y: 500 });
  });

export const pdfOfPages = (count: number) =>
  changed(pdf => {
    for (let page = pdf.getPageCount(); page < count; page += 1) pdf.addPage();
  });

/** A content stream of half a gigabyte in half a megabyte. */
export const pdfBomb = () =>
  changed(pdf => {
    const packed = pdf.context.stream(deflateSync(Buffer.alloc(500_000_000)), { Filter: 'FlateDecode' });
    pdf.getPage(0).node.set(PDFName.of('Contents'), pdf.context.register(packed));
  });

/** Objects that the parser itself must unpack. */
export function pdfObjectBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(600_000_000, ' '));
  const head = `%PDF-1.5\n1 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
}
