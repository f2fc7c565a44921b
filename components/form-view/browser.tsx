import { hydrateRoot } from 'react-dom/client';
import { formId } from '@/components/form-view/form-page';
import { LiveForm } from '@/components/form-view/live/live-form';
import type { PageState } from '@/components/form-view/page-state';
import { readFormData } from '@/components/form-view/read-form-data';

const root = document.getElementById('root');
const plainForm = document.getElementById(formId);
const state = document.getElementById('state')?.textContent;

if (root && plainForm instanceof HTMLFormElement && state) {
  const page = readState(state);
  hydrateRoot(root, <LiveForm page={page} typed={readFormData(new FormData(plainForm), page.form)} />);
}

/** Holds because the same build's renderer wrote it. */
function readState(json: string): PageState {
  return JSON.parse(json) as PageState;
}
