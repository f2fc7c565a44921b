import { groundBehind } from '@/components/embed/ground-behind';
import {
  type FormMessage,
  type HostMessage,
  heightMax,
  readFormMessage,
  sendMessage,
} from '@/components/embed/protocol';

type Settings = {
  readonly address: URL;
  readonly title: string;
  readonly isFitted: boolean;
  /** Called with each message after the greeting. */
  readonly onMessage: (message: Exclude<FormMessage, { type: 'here' }>) => void;
  /** Called when the form does not answer in time. A later message still reaches `onMessage`. */
  readonly onFailure: () => void;
};

export type Frame = {
  readonly iframe: HTMLIFrameElement;
  /** Tells a fitted form which part of it is on the screen. */
  readonly sendView: () => void;
  readonly close: () => void;
};

const loadMaxMs = 20_000;
/** Counts from the end of loading, which comes at once if the browser refuses the frame. */
const answerMaxMs = 4_000;

/** A form in a frame. Accepts only valid messages from this frame and from the form's origin. */
export function openFrame({ address, title, isFitted, onMessage, onFailure }: Settings): Frame {
  const iframe = document.createElement('iframe');
  iframe.src = address.href;
  iframe.title = title;
  iframe.part.add('frame');
  let timer = setTimeout(onFailure, loadMaxMs);

  /** A frame that the browser refused has no form, and its origin takes no message. */
  let isAnswering = false;

  const send = (message: HostMessage) => {
    if (isAnswering && iframe.contentWindow) sendMessage(iframe.contentWindow, address.origin, message);
  };
  const greet = () => send({ type: 'hello', isFitted, ground: isFitted ? groundBehind(iframe) : null });
  const onWindowMessage = ({ source, origin, data }: MessageEvent) => {
    if (!source || source !== iframe.contentWindow || origin !== address.origin) return;
    const message = readFormMessage(data);
    isAnswering = true;
    if (message?.type === 'here') greet();
    else if (message) {
      clearTimeout(timer);
      onMessage(message);
    }
  };
  iframe.addEventListener('load', () => {
    clearTimeout(timer);
    timer = setTimeout(onFailure, answerMaxMs);
    greet();
  });
  window.addEventListener('message', onWindowMessage);

  return {
    iframe,
    sendView: () => {
      if (!isFitted) return;
      const { top, bottom } = iframe.getBoundingClientRect();
      const within = (y: number) => Math.min(heightMax, Math.max(0, Math.min(y, bottom) - top));
      send({ type: 'view', top: within(0), bottom: within(window.innerHeight) });
    },
    close: () => {
      clearTimeout(timer);
      window.removeEventListener('message', onWindowMessage);
      iframe.remove();
    },
  };
}
