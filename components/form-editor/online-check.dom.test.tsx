import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OnlineWarnings, useOnlineCheck } from '@/components/form-editor/online-check';
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
  expect(screen.getByText('There is no privacy notice yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up the mail server' }).getAttribute('href')).toBe(
    '/settings/mail-server',
  );
});
