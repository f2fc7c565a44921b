import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useAnswerCheck } from '@/components/office/submissions/decide/use-answer-check';
import { show } from '@/testing/screens/show';

function Sender({ text }: { text: string }) {
  const answer = useAnswerCheck();
  const [result, setResult] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={async () => setResult(`${answer.errorOf(text) ?? (await answer.mayContinue(text))}`)}
      >
        Send
      </button>
      {answer.dialog}
      <output>{result}</output>
    </>
  );
}

async function send(text: string) {
  const shown = show(<Sender text={text} />);
  await shown.user.click(screen.getByRole('button', { name: 'Send' }));
  return shown;
}

const result = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

it('an answer with a placeholder is refused with words that name it', async () => {
  await send('Hallo {{Vorname}}');
  await result('{{Vorname}} is not filled in here.');
});

it('an answer with a gap of its template goes out only after a question that names the gap', async () => {
  const { user } = await send('Training am [Tag]');
  await screen.findByText('It still says [Tag]');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await result('false');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
  await result('true');
});

it('an answer without gaps goes out at once', async () => {
  await send('Training am Montag, siehe [Website](https://verein.example)');
  await result('true');
});
