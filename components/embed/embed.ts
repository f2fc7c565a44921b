import { afterParsing, defineFormElement } from '@/components/embed/form-element';

/**
 * Entry of /embed.js: defines the element once, and inserts one beside a script tag that names a
 * club.
 */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const isAble = 'adoptedStyleSheets' in document && 'customElements' in window;

if (isAble && !customElements.get('eintritt-form'))
  defineFormElement(script?.src ? new URL(script.src).origin : null);

if (isAble && script?.dataset.club) {
  const element = document.createElement('eintritt-form');
  for (const name of ['club', 'kind', 'form', 'values', 'lang', 'mode', 'origin', 'label']) {
    const value = script.dataset[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  if (script.closest('head')) afterParsing(() => document.body.append(element));
  else script.after(element);
}
