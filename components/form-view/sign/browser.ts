import { attachPad } from '@/components/form-view/live/attach-pad';

const [, , slug = '', token = ''] = window.location.pathname.split('/');
const sheet = document.getElementById('sheet');
const send = document.getElementById('send');
let drawn = '';

if (sheet instanceof HTMLCanvasElement && send instanceof HTMLButtonElement) {
  const pad = attachPad(sheet, '', dataUrl => {
    drawn = dataUrl;
    show('empty', false);
  });
  show('loading', false);
  show('pad', pad !== null);
  show('unable', pad === null);
  document.getElementById('clear')?.addEventListener('click', () => pad?.clear());
  send.addEventListener('click', () => void handOver(send));
  send.disabled = pad === null;
}

async function handOver(button: HTMLButtonElement): Promise<void> {
  show('failed', false);
  show('empty', drawn === '');
  if (drawn === '') return;
  button.disabled = true;
  const status = await put(drawn);
  button.disabled = false;
  if (status === 204) end('done');
  else if (status === 404 || status === 409 || status === 410) end('over');
  else show('failed', true);
}

/** The HTTP status, or 0 without a connection. */
async function put(signature: string): Promise<number> {
  try {
    const response = await fetch(`/api/v1/public/clubs/${slug}/signatures/${token}`, {
      method: 'PUT',
      body: JSON.stringify({ signature }),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return response.status;
  } catch {
    return 0;
  }
}

function end(id: 'done' | 'over'): void {
  show('open', false);
  show(id, true);
  document.getElementById(id)?.querySelector('h1')?.focus();
}

function show(id: string, isShown: boolean): void {
  const element = document.getElementById(id);
  if (element) element.hidden = !isShown;
}
