import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { show } from '@/testing/screens/show';

function RefusedForm() {
  const form = useApiForm({
    values: { city: '' },
    save: async () => {
      throw new ApiProblem({ status: 400, code: 'validation', errors: { city: ['is missing'] } });
    },
  });
  return (
    <Form form={form}>
      <RefusalNotice form={form} isComplete idOf={path => `entry-${path}`} />
      <TextField form={form} name="city" label="City" id="entry-city" />
      <button type="submit">Save</button>
    </Form>
  );
}

it('leads from each error to its field', async () => {
  const { user } = show(<RefusedForm />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: /City.*is missing/ });
  expect(link.getAttribute('href')).toBe('#entry-city');
  expect(screen.getByRole('textbox', { name: 'City' }).id).toBe('entry-city');
});

function TakenForm() {
  const form = useApiForm({
    values: { name: 'Turnen' },
    save: async () => {
      throw new ApiProblem({ status: 409, code: 'already-taken', members: { name: 'Turnen' } });
    },
  });
  return (
    <Form form={form}>
      <TextField form={form} name="name" label="Name" />
      <RefusalNotice form={form} isComplete />
      <button type="submit">Save</button>
    </Form>
  );
}

it('shows that a name is taken at its field, which gets the focus', async () => {
  const { user } = show(<TakenForm />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
});
