type Words = { readonly title: string; readonly subtitle: string };

const scale = 2;
const padding = 20;
const headHeight = 56;
const legendGap = 12;
const swatchGap = 6;
const copied = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
];

/**
 * Renders the chart and its legend as shown, in the present theme, to a PNG of twice their size with a title.
 * Throws if the browser cannot.
 */
export async function pictureOf(frame: HTMLElement, { title, subtitle }: Words): Promise<Blob> {
  const chart = frame.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!chart) throw new Error('No chart to make a picture of');
  const { width, height } = chart.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const { backgroundColor, color, fontFamily } = getComputedStyle(frame);
  pen.font = `13px ${fontFamily}`;
  const legend = [...frame.querySelectorAll<HTMLElement>('[data-legend] li')].map(entry => {
    const swatch = entry.querySelector('svg');
    const size = swatch?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const textWidth = pen.measureText(entry.textContent).width;
    return { text: entry.textContent, swatch, size, width: size.width + swatchGap + textWidth };
  });
  const { places, height: legendHeight } = placeLegend(
    legend.map(entry => entry.width),
    width,
  );
  canvas.width = (width + 2 * padding) * scale;
  canvas.height = (height + headHeight + (legendHeight && legendGap + legendHeight) + 2 * padding) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  pen.font = `600 17px ${fontFamily}`;
  pen.fillText(title, padding, padding + 16);
  pen.font = `13px ${fontFamily}`;
  pen.fillText(subtitle, padding, padding + 38);
  pen.drawImage(await imageOf(chart), padding, padding + headHeight, width, height);
  for (const [index, { text, swatch, size }] of legend.entries()) {
    const place = places[index] ?? { left: 0, top: 0 };
    const left = padding + place.left;
    const top = padding + headHeight + height + legendGap + place.top;
    if (swatch) pen.drawImage(await imageOf(swatch), left, top, size.width, size.height);
    const textLeft = size.width + swatchGap;
    pen.fillText(text, left + textLeft, top + 11, width - textLeft);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  );
}

/**
 * Converts the chart to an image. Inlines styles, because an image has no access to the page's tokens and
 * style sheets.
 */
async function imageOf(chart: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = chart.getBoundingClientRect();
  const copy = chart.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('No chart');
  const parts = [...chart.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((part, index) => {
    const original = parts[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of copied) part.setAttribute(name, style.getPropertyValue(name));
    part.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

type Place = { readonly left: number; readonly top: number };

const gap = 16;
const lineHeight = 22;

/**
 * Positions for entries of these widths, in as many lines as needed; an entry wider than the picture has its
 * own line.
 */
export function placeLegend(
  widths: readonly number[],
  room: number,
): { readonly places: readonly Place[]; readonly height: number } {
  const places: Place[] = [];
  let [left, top] = [0, 0];
  for (const width of widths) {
    if (left > 0 && left + width > room) [left, top] = [0, top + lineHeight];
    places.push({ left, top });
    left += width + gap;
  }
  return { places, height: widths.length === 0 ? 0 : top + lineHeight };
}
