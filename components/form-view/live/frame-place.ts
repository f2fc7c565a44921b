/**
 * Fits the form into the page around it. All values come from embed.js and are only places and a
 * colour.
 */
const page = document.documentElement;

/** Height of the frame's visible part below which its bar rests at the end of the form. */
const visibleMin = 260;
const cardGap = 24;

/**
 * Shows the colour of the page behind the form, if all of the form's texts can be read on it.
 * Otherwise the form keeps its own ground.
 */
export function adoptGround(ground: string | null): void {
  page.classList.toggle('on-page', ground !== null && isReadableOn(ground));
  if (ground !== null) page.style.setProperty('--ground', ground);
}

/** Keeps price and button on the screen, as `position: sticky` does outside of a frame. */
export function followView({ top, bottom }: { readonly top: number; readonly bottom: number }): void {
  // With `look="card"` the ground of the design goes on below it.
  const end = document.querySelector('#application') ?? document.body;
  const height = end.getBoundingClientRect().bottom + window.scrollY;
  const isInside = bottom - top >= visibleMin;
  page.style.setProperty('--below', `${isInside ? Math.max(0, Math.floor(height - bottom)) : 0}px`);
  page.style.setProperty('--visible', `${Math.max(visibleMin, Math.round(bottom - top))}px`);
  const card = document.querySelector('.price-card');
  const column = card?.parentElement;
  if (!card || !column) return;
  page.style.setProperty('--card-shift', '0px');
  const space = column.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
  const wanted = top + cardGap - (card.getBoundingClientRect().top + window.scrollY);
  page.style.setProperty('--card-shift', `${Math.round(Math.max(0, Math.min(space, wanted)))}px`);
}

const textTokens = ['ink', 'muted', 'accent', 'danger', 'good'];
/** WCAG 2.2, 1.4.3. */
const contrastMin = 4.5;

function isReadableOn(ground: string): boolean {
  const probe = document.createElement('span');
  document.body.append(probe);
  const luminanceOf = (colour: string): number | null => {
    probe.style.color = '';
    probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
    const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(getComputedStyle(probe).color);
    if (!parts) return null;
    const [r = 0, g = 0, b = 0] = parts.slice(1).map(part => {
      const value = Number(part);
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = luminanceOf(ground);
  const isReadable = textTokens.every(token => {
    const text = luminanceOf(`var(--${token})`);
    if (behind === null || text === null) return false;
    return (Math.max(behind, text) + 0.05) / (Math.min(behind, text) + 0.05) >= contrastMin;
  });
  probe.remove();
  return isReadable;
}
