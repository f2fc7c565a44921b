import { screen, waitFor } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormFrame } from '@/components/forms/form-frame';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { show } from '@/testing/screens/show';

/** A form that begins anew after each record, without first values for its fields. */
function EntryForm({ sent }: { sent: FieldValues[] }) {
  const form = useApiForm<FieldValues>({
    values: {},
    save: async values => {
      sent.push(values);
    },
  });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="firstName" label="First name" />
      <TextAreaField form={form} name="notes" label="Notes" />
    </FormFrame>
  );
}

it('shows and sends nothing of the record before', async () => {
  const sent: FieldValues[] = [];
  const { user } = show(<EntryForm sent={sent} />);
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Anna');
  await user.type(notes, 'About Anna');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(notes.value).toBe(''));
  await user.type(notes, 'Ben');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ firstName: undefined, notes: 'Ben' });
});
