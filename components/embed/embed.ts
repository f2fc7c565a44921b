import { afterParsing, attributes, defineFormElement } from '@/components/embed/form-element';

/**
 * Entry of /embed.js: defines the element once, and inserts one for each script tag that names a
 * club. Modules and scripts that an optimiser has put together have no `currentScript`, so the tags
 * are also found by their address.
 */
const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript : null;

function insertForms(): void {
  script?.setAttribute('data-eintritt', '');
  const tags = '[data-club]:is([data-eintritt=""],[src*="embed"]:not([data-eintritt]))';
  for (const tag of document.querySelectorAll<HTMLScriptElement>(`script${tags}`)) {
    tag.dataset.eintritt = 'done';
    const element = document.createElement('eintritt-form');
    if (tag.src) element.setAttribute('origin', new URL(tag.src).origin);
    for (const name of attributes) {
      const value = tag.dataset[name];
      if (value !== undefined) element.setAttribute(name, value);
    }
    place(tag, element);
  }
}

/**
 * Beside its tag. If an optimiser has moved the tag, the link for browsers without scripts is still
 * at the form's place.
 */
function place(tag: HTMLScriptElement, element: HTMLElement): void {
  const path = `/f/${tag.dataset.club}/`;
  const links = [...document.querySelectorAll('noscript')].filter(one => one.textContent.includes(path));
  const [link] = links;
  if (link && links.length === 1) link.before(element);
  else if (tag.closest('head')) document.body.append(element);
  else tag.after(element);
}

if ('adoptedStyleSheets' in document && 'customElements' in window) {
  if (!customElements.get('eintritt-form'))
    defineFormElement(script?.src ? new URL(script.src).origin : null);
  afterParsing(insertForms);
}
