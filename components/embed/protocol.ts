/**
 * The messages between a form in a frame and embed.js around it. A club may use its copy of
 * embed.js for years, so members and types are only ever added. A message never contains anything
 * the user typed.
 */
const protocol = 1;

/** Largest height of a form, in pixels. A message with a larger one is not trusted. */
export const heightMax = 30_000;

export type FormState = {
  /** Height of the whole form, in pixels. */
  readonly height: number;
  /** Null on a page without steps. */
  readonly step: string | null;
  readonly isSent: boolean;
};

export type FormMessage =
  /**
   * A form is ready for a greeting. Any page may frame the form and receive this, so it contains
   * nothing else.
   */
  | { readonly type: 'here' }
  | ({ readonly type: 'state' } & FormState)
  /**
   * Asks to scroll this part of the form into view, in pixels from its top: the focused element, or
   * a new step.
   */
  | {
      readonly type: 'show';
      readonly top: number;
      readonly bottom: number;
      readonly height: number;
      readonly isStart: boolean;
    }
  | { readonly type: 'escape' };

export type HostMessage =
  /**
   * The host's greeting. `isFitted`: the frame is as high as the form, so that the form does not
   * scroll itself. `ground`: the colour of the page behind the frame, as CSS; null if it is not one
   * opaque colour.
   */
  | { readonly type: 'hello'; readonly isFitted: boolean; readonly ground: string | null }
  /** The part of a fitted frame that is on the screen, in pixels from its top. */
  | { readonly type: 'view'; readonly top: number; readonly bottom: number };

export function sendMessage(target: Window, origin: string, message: FormMessage | HostMessage): void {
  target.postMessage({ eintritt: protocol, ...message }, origin);
}

/** Returns null for anything that is no message of a form. */
export function readFormMessage(data: unknown): FormMessage | null {
  const type = typeOf(data);
  if (type === 'here' || type === 'escape') return { type };
  const height = pixelsOf(data, 'height');
  if (height === null) return null;
  if (type === 'state') {
    const step = member(data, 'step');
    const isSent = member(data, 'isSent');
    const isStep = step === null || (typeof step === 'string' && /^[a-z-]{1,40}$/.test(step));
    return isStep && typeof isSent === 'boolean' ? { type, height, step, isSent } : null;
  }
  const top = pixelsOf(data, 'top');
  const bottom = pixelsOf(data, 'bottom');
  if (type !== 'show' || top === null || bottom === null) return null;
  return { type, height, top, bottom, isStart: member(data, 'isStart') === true };
}

/** Returns null for anything that is no message of a host. */
export function readHostMessage(data: unknown): HostMessage | null {
  const type = typeOf(data);
  if (type === 'view') {
    const top = pixelsOf(data, 'top');
    const bottom = pixelsOf(data, 'bottom');
    return top === null || bottom === null ? null : { type, top, bottom };
  }
  const isFitted = member(data, 'isFitted');
  if (type !== 'hello' || typeof isFitted !== 'boolean') return null;
  const ground = member(data, 'ground');
  const isColour = typeof ground === 'string' && /^[a-z-]{1,12}\([\w.%/ ,-]{1,80}\)$/.test(ground);
  return { type, isFitted, ground: isColour ? ground : null };
}

function typeOf(data: unknown): unknown {
  return member(data, 'eintritt') === protocol ? member(data, 'type') : null;
}

function pixelsOf(data: unknown, name: string): number | null {
  const value = member(data, name);
  return typeof value === 'number' && value >= 0 && value <= heightMax ? value : null;
}

function member(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
