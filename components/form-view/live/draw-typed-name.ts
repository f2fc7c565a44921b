/** Size of a typed signature in pixels. */
const [width, height] = [900, 240];

/**
 * The typed name as a PNG data URL, in a script font of the device; empty for an empty name.
 * Browser only.
 */
export function drawTypedName(name: string): string {
  const text = name.trim();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (text === '' || !context) return '';
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = '#14232b';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const face = (size: number) =>
    `italic ${size}px "Segoe Script", "Snell Roundhand", "Brush Script MT", cursive`;
  context.font = face(100);
  const share = Math.min(1, (width - 60) / context.measureText(text).width);
  context.font = face(Math.floor(100 * share));
  context.fillText(text, width / 2, height / 2);
  return canvas.toDataURL('image/png');
}
