import { hydrateRoot } from 'react-dom/client';
import { formId } from '@/components/form-view/form-page';
import type { FormParts } from '@/components/form-view/form-parts';
import { asFormData, openDraft } from '@/components/form-view/live/draft/open-draft';
import { LiveForm } from '@/components/form-view/live/live-form';
import type { PageState } from '@/components/form-view/page-state';
import { readFormData } from '@/components/form-view/read-form-data';

/** Hydrates the form that the server rendered, with the input made before. */
export function startForm(parts: FormParts): void {
  const root = document.getElementById('root');
  const plainForm = document.getElementById(formId);
  const state = document.getElementById('state')?.textContent;
  if (!root || !(plainForm instanceof HTMLFormElement) || !state) return;
  const page = readState(state);
  const draft = openDraft(page);
  const data = draft?.found && draft.isRestored ? asFormData(draft.found.entries) : new FormData(plainForm);
  const typed = readFormData(data, page.form);
  // A draft wins over the address, except for a tariff that it does not have.
  typed.membershipId ||= page.prefilled?.membershipId ?? '';
  hydrateRoot(root, <LiveForm page={page} parts={parts} typed={typed} draft={draft} />);
}

/** The cast is safe because the same build's renderer wrote it. */
function readState(json: string): PageState {
  return JSON.parse(json) as PageState;
}
