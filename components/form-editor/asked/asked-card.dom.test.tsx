import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AskedCard } from '@/components/form-editor/asked/asked-card';
import { FormFrame } from '@/components/forms/form-frame';
import { useApiForm } from '@/components/forms/use-api-form';
import { FormMembership } from '@/lib/contracts/forms';
import { show } from '@/testing/screens/show';

function Screen({ sent }: { sent: FormMembership[] }) {
  const form = useApiForm<FormMembership>({
    read: { value: FormMembership.parse({}), etag: '1' },
    save: async value => {
      sent.push(value);
      return { value, etag: '2' };
    },
  });
  return (
    <FormFrame form={form}>
      <AskedCard form={form} mayEdit />
    </FormFrame>
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const useOf = (field: string) =>
  within(screen.getAllByRole('group', { name: `${field}: how the form asks` })[0] as HTMLElement);

describe('AskedCard', () => {
  it('saves only what the club chose, and starts without changes', async () => {
    const sent: FormMembership[] = [];
    const { user } = show(<Screen sent={sent} />);
    expect(button('Save').disabled).toBe(true);
    await user.click(useOf('Title').getByRole('radio', { name: 'Off' }));
    await user.click(useOf('Phone').getByRole('radio', { name: 'Required' }));
    await user.click(screen.getAllByRole('button', { name: 'Hint for Phone' })[0] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: /Hint for Phone/ }), 'For short notice');
    await user.click(button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.fields).toEqual({
      application: { title: { use: 'Off' }, phone: { use: 'Required', hint: 'For short notice' } },
    });
  });

  it('does not offer to switch off what every application needs', () => {
    show(<Screen sent={[]} />);
    expect(screen.queryByRole('group', { name: 'First name: how the form asks' })).toBeNull();
    expect(screen.getAllByText('Always required').length).toBeGreaterThan(5);
  });

  it('moves a field by keyboard and keeps the order', async () => {
    const sent: FormMembership[] = [];
    const { user } = show(<Screen sent={sent} />);
    button(/^Move Gender, /).focus();
    await user.keyboard(' {Home} ');
    await user.click(button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.fields.application).toMatchObject({
      gender: { sortOrder: 0 },
      firstName: { sortOrder: 1 },
    });
  });
});
