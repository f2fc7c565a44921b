export type Pad = { readonly clear: () => void; readonly detach: () => void };

/** In the coordinates of the sheet: those of the pad when the first stroke was drawn. */
type Point = readonly [x: number, y: number, width: number];
type Box = readonly [left: number, top: number, right: number, bottom: number];
type View = { readonly scale: number; readonly x: number; readonly y: number };

const ink = '#14232b';
const [widthMin, widthMax] = [1, 2.6];

/**
 * Makes a canvas a signature pad. Each stroke reports the PNG so far; `drawn` is such a PNG to start from. All ink stays
 * visible in any size of the pad, and has the old size again when the pad has. Returns null if the browser cannot draw.
 */
export function attachPad(
  canvas: HTMLCanvasElement,
  drawn: string,
  onDrawn: (dataUrl: string) => void,
): Pad | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const picture = new Image();
  let isLoaded = false;
  let strokes: Point[][] = [];
  let stroke: Point[] | null = null;
  let pointer: number | null = null;
  /** Where the pen is beside the sheet. */
  let edge: Point | null = null;
  let [speed, time] = [0, 0];
  /** The pad before anything was drawn, then grown by strokes beside it. */
  let sheet: Box = [0, 0, 1, 1];
  /** How the picture lies on the sheet. */
  let place: View | null = null;
  /** How the sheet lies on the pad. */
  let view = fitInto(sheet, sheet);

  const paint = () => {
    const ratio = canvas.width / canvas.clientWidth;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const { scale, x, y } = view;
    context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * x, ratio * y);
    context.strokeStyle = context.fillStyle = ink;
    context.lineCap = 'round';
    if (place)
      context.drawImage(picture, place.x, place.y, place.scale * picture.width, place.scale * picture.height);
    for (const points of strokes) for (const index of points.keys()) paintPoint(context, points, index);
  };

  const fitSheet = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.max(1, Math.min(2, window.devicePixelRatio));
    const [pixels, lines] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (width === 0 || (canvas.width === pixels && canvas.height === lines)) return;
    [canvas.width, canvas.height] = [pixels, lines];
    if (strokes.length === 0 && !place) sheet = [0, 0, width, height];
    if (isLoaded) place ??= fitInto([0, 0, picture.width, picture.height], sheet);
    view = fitInto(sheet, [0, 0, width, height]);
    paint();
  };

  const fitAgain = () => {
    canvas.width = 0;
    fitSheet();
  };

  const put = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const { left, top } = canvas.getBoundingClientRect();
    const [x, y] = [clientX - left - canvas.clientLeft, clientY - top - canvas.clientTop];
    const [seenX, seenY] = [within(x, canvas.clientWidth), within(y, canvas.clientHeight)];
    const last = stroke?.at(-1);
    const at = [(seenX - view.x) / view.scale, (seenY - view.y) / view.scale] as const;
    if (last) {
      const distance = Math.hypot(at[0] - last[0], at[1] - last[1]) * view.scale;
      speed = 0.7 * (distance / Math.max(1, timeStamp - time)) + 0.3 * speed;
    }
    time = timeStamp;
    const width = Math.max(widthMax / (speed + 1), widthMin) / view.scale;
    const isOutside = seenX !== x || seenY !== y;
    const point: Point = [...at, width];
    // Like a pen on paper: nothing is drawn beside the sheet, and a stroke begins and ends at its edge.
    if (stroke || !isOutside) {
      if (!stroke) {
        stroke = edge ? [edge] : [];
        strokes.push(stroke);
      }
      stroke.push(point);
      paintPoint(context, stroke, stroke.length - 1);
    }
    edge = isOutside ? point : null;
    if (edge) lift();
  };

  const lift = () => {
    for (const [x, y] of stroke ?? [])
      sheet = [Math.min(sheet[0], x), Math.min(sheet[1], y), Math.max(sheet[2], x), Math.max(sheet[3], y)];
    stroke = null;
    speed = 0;
  };

  const ending = new AbortController();
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', work: typeof put) =>
    canvas.addEventListener(type, work, ending);
  on('pointerdown', event => {
    if (event.button !== 0 || pointer !== null) return;
    event.preventDefault();
    fitSheet();
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    put(event);
  });
  on('pointermove', event => {
    if (event.pointerId !== pointer) return;
    const between = event.getCoalescedEvents?.() ?? [];
    for (const each of between.length > 0 ? between : [event]) put(each);
  });
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== pointer) return;
    lift();
    pointer = edge = null;
    paint();
    onDrawn(canvas.toDataURL('image/png'));
  };
  on('pointerup', end);
  on('pointercancel', end);

  picture.onload = () => {
    isLoaded = true;
    fitAgain();
  };
  const sizes = new ResizeObserver(fitSheet);
  sizes.observe(canvas);
  fitSheet();
  if (drawn !== '') picture.src = drawn;

  return {
    clear: () => {
      picture.onload = null;
      isLoaded = false;
      strokes = [];
      stroke = place = null;
      fitAgain();
      onDrawn('');
    },
    detach: () => {
      picture.onload = null;
      ending.abort();
      sizes.disconnect();
    },
  };
}

/** Moves and scales a box into another without changing its proportions. */
function fitInto([left, top, right, bottom]: Box, [x, y, endX, endY]: Box): View {
  const scale = Math.min((endX - x) / (right - left), (endY - y) / (bottom - top));
  return {
    scale,
    x: (x + endX) / 2 - (scale * (left + right)) / 2,
    y: (y + endY) / 2 - (scale * (top + bottom)) / 2,
  };
}

function within(value: number, max: number): number {
  return Math.max(0, Math.min(max, value));
}

/** Draws the part of a stroke that a point adds: a dot, or a curve around the point before it. */
function paintPoint(context: CanvasRenderingContext2D, stroke: readonly Point[], index: number): void {
  const point = stroke[index];
  const before = stroke[index - 1];
  if (!point) return;
  const [x, y, width] = point;
  context.lineWidth = width;
  context.beginPath();
  if (before) {
    const start = stroke[index - 2] ? middle(stroke[index - 2] ?? before, before) : before;
    context.moveTo(start[0], start[1]);
    context.quadraticCurveTo(before[0], before[1], ...middle(before, point));
    if (index === stroke.length - 1) context.lineTo(x, y);
    context.stroke();
  } else {
    context.arc(x, y, width / 2 + 0.3, 0, 2 * Math.PI);
    context.fill();
  }
}

function middle(one: Point, other: Point): [x: number, y: number] {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
