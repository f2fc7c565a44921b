import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** The colours that the first page of a PDF is filled with. */
export async function fillColours(content: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(content)).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((name, index) =>
    name === OPS.setFillRGBColor ? [String(argsArray[index]?.[0])] : [],
  );
}
