import type SignaturePad from 'signature_pad';

type Attached = { readonly clear: () => void; readonly detach: () => void };

/**
 * Makes a canvas a sheet to sign on; each stroke tells the PNG so far. The drawing keeps its shape when the
 * sheet changes its size, and comes back from its PNG when the sheet is shown again.
 */
export function attachPad(
  canvas: HTMLCanvasElement,
  drawn: string,
  onDrawn: (dataUrl: string) => void,
): Attached {
  let pad: SignaturePad | null = null;
  let isDetached = false;
  const fitSheet = () => {
    const ratio = Math.max(1, Math.min(2, window.devicePixelRatio));
    const [width, height] = [canvas.offsetWidth * ratio, canvas.offsetHeight * ratio];
    if (!pad || width === 0 || (canvas.width === width && canvas.height === height)) return;
    const strokes = pad.toData();
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.scale(ratio, ratio);
    if (strokes.length > 0) pad.fromData(strokes);
    else if (drawn !== '')
      void pad.fromDataURL(drawn, { width: canvas.offsetWidth, height: canvas.offsetHeight });
  };
  const observer = new ResizeObserver(fitSheet);
  void import('signature_pad').then(({ default: Pad }) => {
    if (isDetached) return;
    pad = new Pad(canvas, { penColor: '#14232b', minWidth: 0.8, maxWidth: 2.6 });
    pad.addEventListener('endStroke', () => onDrawn(pad?.toDataURL('image/png') ?? ''));
    canvas.dataset.ready = '';
    observer.observe(canvas);
    fitSheet();
  });
  return {
    clear: () => {
      pad?.clear();
      drawn = '';
      onDrawn('');
    },
    detach: () => {
      isDetached = true;
      observer.disconnect();
      pad?.off();
    },
  };
}
