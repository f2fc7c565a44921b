import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfirmMutation, MutationDialog } from '@/components/forms/mutation-dialog';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { show } from '@/testing/screens/show';

const refusing = (problem: ConstructorParameters<typeof ApiProblem>[0]) => async () => {
  throw new ApiProblem(problem);
};

function RenameDialog({ save }: { save: (values: { name: string }) => Promise<void> }) {
  const form = useApiForm({ values: { name: '' }, save });
  return (
    <MutationDialog
      form={form}
      trigger={<button type="button">Rename</button>}
      title="Rename the course"
      submitLabel="Save the name"
      failedTitle="Not renamed"
    >
      <TextField form={form} name="name" label="Name" />
    </MutationDialog>
  );
}

async function openWith(save: (values: { name: string }) => Promise<void>) {
  const shown = show(<RenameDialog save={save} />);
  await shown.user.click(screen.getByRole('button', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the course' }));
  await shown.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Judo');
  return { ...shown, dialog };
}

describe('MutationDialog', () => {
  it('sends its values and closes', async () => {
    const sent: object[] = [];
    const { user, dialog } = await openWith(async values => void sent.push(values));
    await user.click(dialog.getByRole('button', { name: 'Save the name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ name: 'Judo' }]);
  });

  it('stays open after a refusal, with the reason and what was typed', async () => {
    const { user, dialog } = await openWith(refusing({ status: 409, code: 'already-taken' }));
    await user.click(dialog.getByRole('button', { name: 'Save the name' }));
    expect(await dialog.findByText('This name is already taken. Choose another one.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Judo');
  });

  it('says that the sign-in has ended in words for people, not in those of the API for programs', async () => {
    const detail = 'Programs send an API key as Authorization: Bearer ek_…';
    const { user, dialog } = await openWith(refusing({ status: 401, code: 'unauthenticated', detail }));
    await user.click(dialog.getByRole('button', { name: 'Save the name' }));
    expect(await dialog.findByText(/^Your sign-in has ended/)).toBeTruthy();
    expect(dialog.queryByText(/Bearer/)).toBeNull();
  });

  it('forgets what was typed when it is cancelled', async () => {
    const { user, dialog } = await openWith(async () => {});
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('');
  });
});

describe('ConfirmMutation', () => {
  it('shows why the API refused, in own words where there are some', async () => {
    const problem = { status: 409, code: 'in-use', detail: 'Two tariffs need it.' };
    const { user, showAgain } = show(<Removal run={refusing(problem)} />);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('Two tariffs need it.')).toBeTruthy();
    showAgain(<Removal run={refusing(problem)} explain={() => 'Still in use.'} />);
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('Still in use.')).toBeTruthy();
  });
});

function Removal({ run, explain }: { run: () => Promise<void>; explain?: () => string }) {
  return (
    <ConfirmMutation
      trigger={<button type="button">Remove</button>}
      title="Remove the course?"
      description="It goes."
      confirmLabel="Remove it"
      onConfirm={run}
      explain={explain}
    />
  );
}
