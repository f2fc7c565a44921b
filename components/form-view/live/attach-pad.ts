import type SignaturePad from 'signature_pad';

type Attached = { readonly clear: () => void; readonly detach: () => void };

/**
 * Makes a canvas a signature pad. Each stroke reports the PNG so far. The smoothing library is
 * loaded when the pad becomes visible, or when the connection is back. The drawing scales with the
 * pad, and is restored from its PNG when the pad is shown again.
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
  const sizes = new ResizeObserver(fitSheet);
  const ending = new AbortController();
  const load = async () => {
    const loaded = await import('signature_pad').catch(() => null);
    if (isDetached || pad) return;
    if (!loaded) {
      window.addEventListener('online', () => void load(), { once: true, signal: ending.signal });
      return;
    }
    const { default: Pad } = loaded;
    pad = new Pad(canvas, { penColor: '#14232b', minWidth: 0.8, maxWidth: 2.6 });
    pad.addEventListener('endStroke', () => onDrawn(pad?.toDataURL('image/png') ?? ''));
    canvas.dataset.ready = '';
    sizes.observe(canvas);
    fitSheet();
  };
  const sight = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    sight.disconnect();
    void load();
  });
  sight.observe(canvas);
  return {
    clear: () => {
      pad?.clear();
      drawn = '';
      onDrawn('');
    },
    detach: () => {
      isDetached = true;
      ending.abort();
      sight.disconnect();
      sizes.disconnect();
      pad?.off();
    },
  };
}
