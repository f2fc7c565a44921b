import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OnlineChecklist, OnlineWarnings, useOnlineCheck } from '@/components/form-editor/online-check';
import type { SetupFacts } from '@/components/form-editor/setup-facts';
import { firstSteps } from '@/lib/contracts/first-steps';
import { show } from '@/testing/screens/show';

// Queries wait, so that the test alone says what is done.
beforeAll(() => onlineManager.setOnline(false));
afterAll(() => onlineManager.setOnline(true));

function Switch({ done, before }: { done: readonly string[]; before: boolean }) {
  const client = useQueryClient();
  const online = useOnlineCheck();
  const [answers, setAnswers] = useState<boolean[]>([]);
  const steps = firstSteps.map(key => ({ key, isDone: done.includes(key), isOptional: false }));
  return (
    <>
      <button type="button" onClick={() => client.setQueryData(['first-steps'], { steps })}>
        Load
      </button>
      <button
        type="button"
        onClick={async () => {
          const answer = await online.mayGoOnline({ before, after: true });
          setAnswers(all => [...all, answer]);
        }}
      >
        Save
      </button>
      <OnlineWarnings />
      {online.dialog}
      <output>{answers.join(' ')}</output>
    </>
  );
}

async function saveWith(done: readonly string[], before = false) {
  const shown = show(<Switch done={done} before={before} />);
  await shown.user.click(screen.getByRole('button', { name: 'Load' }));
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  return shown;
}

const answered = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('a form goes online without mail server or privacy notice only after a question that names them', async () => {
  const { user } = await saveWith(['Privacy']);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await answered('false');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('no confirmation arrives');
  await user.click(screen.getByRole('button', { name: 'Put online' }));
  await answered('false true');
});

it('nothing is asked if nothing is missing', async () => {
  await saveWith(['Mail', 'Privacy']);
  await answered('true');
});

it('nothing is asked for a form that is online already, but the warning stays', async () => {
  await saveWith([], true);
  await answered('true');
  expect(screen.getByText('The privacy notice is missing or still has gaps.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up the mail server' }).getAttribute('href')).toBe(
    '/settings/mail-server',
  );
});

function Checklist({ facts }: { facts: SetupFacts }) {
  const client = useQueryClient();
  const steps = firstSteps.map(key => ({ key, isDone: key !== 'Privacy', isOptional: false }));
  client.setQueryData(['first-steps'], { steps });
  return <OnlineChecklist facts={facts} />;
}

it('the list before a form goes online names the sender, who is notified, and the cause that holds', () => {
  const facts: SetupFacts = {
    sender: 'Installation',
    address: 'eintritt@mail.example',
    debits: 'Off',
    privacy: 'Gaps',
    gaps: 8,
    notified: 0,
  };
  show(<Checklist facts={facts} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Mail server: this installation’s mail server sends (from eintritt@mail.example).',
    'Notifications: no one gets an e-mail when an application arrives. Switch on',
    expect.stringMatching(/^Privacy notice: 8 gaps still open\. /),
    expect.stringMatching(/^Prices: entered\./),
    'Direct debit: switched off. Members pay by invoice.',
  ]);
});
