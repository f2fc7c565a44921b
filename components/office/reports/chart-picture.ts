type Words = { readonly title: string; readonly subtitle: string };

const scale = 2;
const padding = 20;
const headHeight = 56;
const legendHeight = 26;
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
 * The chart and its legend as they are seen now, theme included, as a PNG of twice their size under a title. Throws
 * where the browser makes no picture of it.
 */
export async function pictureOf(frame: HTMLElement, { title, subtitle }: Words): Promise<Blob> {
  const chart = frame.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!chart) throw new Error('No chart to make a picture of');
  const legend = [...frame.querySelectorAll<HTMLElement>('[data-legend] li')];
  const { width, height } = chart.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * padding) * scale;
  canvas.height = (height + headHeight + (legend.length > 0 ? legendHeight : 0) + 2 * padding) * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.scale(scale, scale);
  const { backgroundColor, color, fontFamily } = getComputedStyle(frame);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  pen.font = `600 17px ${fontFamily}`;
  pen.fillText(title, padding, padding + 16);
  pen.font = `13px ${fontFamily}`;
  pen.fillText(subtitle, padding, padding + 38);
  pen.drawImage(await imageOf(chart), padding, padding + headHeight, width, height);
  let left = padding;
  for (const entry of legend) {
    const swatch = entry.querySelector('svg');
    const top = padding + headHeight + height + 12;
    const { width: wide = 0, height: high = 0 } = swatch?.getBoundingClientRect() ?? {};
    if (swatch) pen.drawImage(await imageOf(swatch), left, top, wide, high);
    left += wide + 6;
    pen.fillText(entry.textContent, left, top + 11);
    left += pen.measureText(entry.textContent).width + 16;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  );
}

/** As an image of its own, which knows neither the page's tokens nor its sheets. */
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
