import { hydrate, options, type VNode } from 'preact';
import { guardTexts } from '@/components/form-view/live/translated-texts';

/**
 * React for the public form in the browser: Preact with the three habits of React that the form relies on.
 * `preact/compat` has all of them, and weighs 1.2 kB more.
 */
export { createContext, Fragment } from 'preact';
export * from 'preact/hooks';

export function hydrateRoot(parent: Element, node: VNode): void {
  const rendering = guardTexts(parent);
  let isPressed = false;
  let held = () => {};
  // A click is lost if what is pressed has moved when it is released: leaving a field shows its error. Drawing waits for
  // the release and for the click after it, and comes before the focus that the click gives (`focusControl`). Some
  // presses end without a release, as on a menu.
  const release = (event: Event): void => {
    if (!isPressed || (event instanceof MouseEvent && event.buttons > 0)) return;
    requestAnimationFrame(() => {
      isPressed = false;
      held();
      held = () => {};
    });
  };
  addEventListener('mousedown', ({ button }) => {
    isPressed = button === 0;
  });
  for (const end of ['mouseup', 'mousemove', 'dragend', 'keydown', 'blur']) addEventListener(end, release);
  options.debounceRendering = render =>
    queueMicrotask(() => {
      if (isPressed) held = () => rendering(render);
      else rendering(render);
    });
  rendering(() => hydrate(node, parent));
}

/** Inputs that change when they are left or ticked, not while somebody types. */
const changesOnce = /fil|che|rad/;

const { vnode: made, event: received } = options;

options.vnode = vnode => {
  const { type, props } = vnode;
  if (typeof type === 'string') mendProps(type, props as Record<string, unknown>);
  made?.(vnode);
};

function mendProps(type: string, props: Record<string, unknown>): void {
  // React calls `onChange` at every input.
  const isTyped = type === 'textarea' || (type === 'input' && !changesOnce.test(String(props.type)));
  if (isTyped && props.onChange) {
    props.onInput = props.onChange;
    delete props.onChange;
  }
  // With scripts the browser reads the content of `noscript` as one text.
  if (type === 'noscript') props.children = undefined;
}

options.event = event => {
  const given = received ? received(event) : event;
  return Object.assign(given, { nativeEvent: given });
};
