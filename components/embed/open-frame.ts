import { type FormMessage, readFormMessage, sendMessage } from '@/components/embed/protocol';

type Settings = {
  readonly address: URL;
  readonly title: string;
  readonly isFitted: boolean;
  /** What the form says once it has been greeted. */
  readonly hear: (message: Exclude<FormMessage, { type: 'here' }>) => void;
  /** The form does not answer. It may yet, and is then heard. */
  readonly fail: () => void;
};

export type Frame = { readonly iframe: HTMLIFrameElement; readonly close: () => void };

const loadMaxMs = 20_000;
/** From the end of loading, on which a browser that refuses the frame comes at once. */
const answerMaxMs = 4_000;

/** A form in a frame. Hears only what comes from this very frame, from the form's origin, in the shape of a message. */
export function openFrame({ address, title, isFitted, hear, fail }: Settings): Frame {
  const iframe = document.createElement('iframe');
  iframe.src = address.href;
  iframe.title = title;
  iframe.part.add('frame');
  let timer = setTimeout(fail, loadMaxMs);

  const greet = () => {
    if (iframe.contentWindow) sendMessage(iframe.contentWindow, address.origin, { type: 'hello', isFitted });
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (!source || source !== iframe.contentWindow || origin !== address.origin) return;
    const message = readFormMessage(data);
    if (message?.type === 'here') greet();
    else if (message) {
      clearTimeout(timer);
      hear(message);
    }
  };
  iframe.addEventListener('load', () => {
    clearTimeout(timer);
    timer = setTimeout(fail, answerMaxMs);
    greet();
  });
  window.addEventListener('message', onMessage);

  return {
    iframe,
    close: () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      iframe.remove();
    },
  };
}
