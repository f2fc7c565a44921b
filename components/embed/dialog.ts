import { create, openPanel, type Panel } from '@/components/embed/panel';
import type { Settings } from '@/components/embed/settings';

type Emit = Parameters<typeof openPanel>[2]['emit'];

export type FormDialog = {
  readonly element: HTMLDialogElement;
  readonly open: () => void;
  readonly close: () => void;
  /** Removes the form permanently. */
  readonly end: () => void;
};

/**
 * The form in a native dialog: the page behind it is inert, Esc also closes it from within the
 * form, and the focus returns to the previous element. Closing loses nothing: the form stays loaded
 * until it has been sent.
 */
export function createDialog(settings: Settings, emit: Emit): FormDialog {
  const element = create('dialog', 'dialog');
  element.setAttribute('aria-label', settings.title);
  element.part.add('dialog');
  const closing = create('button', 'close');
  closing.type = 'button';
  closing.textContent = settings.texts.close;
  closing.part.add('close');
  element.append(closing);
  let panel: Panel | null = null;

  const close = () => element.close();
  const end = () => {
    panel?.close();
    panel?.element.remove();
    panel = null;
  };
  closing.addEventListener('click', close);
  element.addEventListener('click', ({ target }) => target === element && close());
  element.addEventListener('close', () => panel?.isSent() && end());

  return {
    element,
    close,
    end,
    open: () => {
      if (!panel) {
        panel = openPanel(settings, false, { emit, onEscape: close });
        element.append(panel.element);
      }
      if (!element.open) element.showModal();
    },
  };
}
