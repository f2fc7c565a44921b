import { createDialog, type FormDialog } from '@/components/embed/dialog';
import { create, openPanel } from '@/components/embed/panel';
import { readSettings, type Settings } from '@/components/embed/settings';

/** The style sheet embed.css, inlined by bin/build-embed.mjs. */
declare const EMBED_CSS: string;

/** Attributes of the element; a script tag has them with the prefix `data-`. */
export const attributes = [
  'club',
  'kind',
  'form',
  'values',
  'lang',
  'mode',
  'look',
  'origin',
  'label',
  'color',
];

/**
 * `<eintritt-form club="…">`: a club's form in a page of its site. Follows its attributes: a change
 * of what is shown reloads the form. The element's content is the fallback without scripts.
 */
export function defineFormElement(scriptOrigin: string | null): void {
  const style = new CSSStyleSheet();
  style.replaceSync(EMBED_CSS);

  class EintrittForm extends HTMLElement {
    static readonly observedAttributes = attributes;
    readonly #root = this.attachShadow({ mode: 'open' });
    #dialog: FormDialog | null = null;
    #end = () => {};
    #isDue = false;

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [style];
      this.#renderSoon();
    }

    disconnectedCallback(): void {
      this.#end();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after) this.#renderSoon();
    }

    /** Opens the dialog of the modes `button` and `popup`. */
    open(): void {
      this.#dialog?.open();
    }

    close(): void {
      this.#dialog?.close();
    }

    /**
     * Several attributes that change together are one change, and the element's content must be
     * parsed first.
     */
    #renderSoon(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      afterParsing(() => {
        this.#isDue = false;
        if (this.isConnected) this.#render();
      });
    }

    #render(): void {
      this.#end();
      const settings = readSettings(this, scriptOrigin);
      if (!settings) this.#renderLink();
      else if (settings.mode === 'inline') this.#renderInline(settings);
      else this.#renderDialog(settings);
    }

    #renderLink(): void {
      this.#root.replaceChildren(document.createElement('slot'));
      // biome-ignore lint/suspicious/noConsole: the web master of the site around the form looks there
      console.error('Eintritt: <eintritt-form> needs the attribute club, or a link to the form in it');
    }

    #renderInline(settings: Settings): void {
      const panel = openPanel(settings, true, { emit: this.#emit });
      this.#root.replaceChildren(panel.element);
      this.#end = panel.close;
    }

    #renderDialog(settings: Settings): void {
      const dialog = createDialog(settings, this.#emit);
      const ending = new AbortController();
      this.#dialog = dialog;
      this.#root.replaceChildren(dialog.element);
      if (settings.mode === 'button') this.#root.prepend(openingButton(settings, dialog.open));
      else followLinks(settings.address, dialog.open, ending.signal);
      this.#end = () => {
        ending.abort();
        dialog.end();
        this.#dialog = null;
      };
    }

    readonly #emit = (name: string, detail: object): void => {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    };
  }

  customElements.define('eintritt-form', EintrittForm);
}

/** Runs `work` when the page is parsed. */
export function afterParsing(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else queueMicrotask(work);
}

function openingButton({ label, color }: Settings, open: () => void): HTMLButtonElement {
  const button = create('button', 'button');
  button.type = 'button';
  button.textContent = label;
  button.ariaHasPopup = 'dialog';
  button.part.add('button');
  if (color) {
    button.style.setProperty('--button', color);
    button.style.setProperty('--on-button', isLight(color) ? '#000' : '#fff');
  }
  button.addEventListener('click', open);
  return button;
}

/** Whether black has more contrast on the colour `#rrggbb` than white (WCAG 2.2, relative luminance). */
function isLight(color: string): boolean {
  const channel = (at: number) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > 0.18;
}

/**
 * Opens the page's own links to the form in the dialog, except if the user opens a new tab or
 * window.
 */
function followLinks(address: URL, open: () => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.composedPath().find(one => one instanceof HTMLAnchorElement);
    if (!link || !isPlain || event.defaultPrevented) return;
    if (link.origin !== address.origin || link.pathname !== address.pathname) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('click', onClick, { signal });
}
