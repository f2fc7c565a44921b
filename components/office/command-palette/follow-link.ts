/**
 * Goes to a page of the office as a click on a link does, so that whoever guards unsaved changes is asked; `push` is
 * called unless the click was held back.
 */
export function followLink(href: string, push: (href: string) => void): void {
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', event => {
    event.preventDefault();
    push(href);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
