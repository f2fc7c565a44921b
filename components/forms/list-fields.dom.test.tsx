import { screen, waitFor } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormFrame } from '@/components/forms/form-frame';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { show } from '@/testing/screens/show';

type Course = { parts: { id: string; title: string }[] };

const parts = ['Mats', 'Belts', 'Throws'].map(title => ({ id: title, title }));

/** Its items are bound by place, while their keys are their ids, as in the lists of the office. */
function PartsForm({ sent }: { sent: Course[] }) {
  const form = useApiForm<Course>({
    read: { value: { parts }, etag: '1' },
    save: async value => {
      sent.push(value);
      return { value, etag: '2' };
    },
  });
  const listed = useWatch({ control: form.control, name: 'parts' });
  const put = (next: Course['parts']) => form.set({ parts: next });
  return (
    <FormFrame form={form}>
      {listed.map(({ id }, place) => (
        <div key={id}>
          <TextField form={form} name={`parts.${place}.title`} label={`Part ${place + 1}`} />
          <button type="button" onClick={() => put(listed.filter(part => part.id !== id))}>
            Remove {id}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => put([...listed, { id: 'new', title: '' }])}>
        Add
      </button>
      <button type="button" onClick={() => put(listed.toReversed())}>
        Reverse
      </button>
    </FormFrame>
  );
}

const titles = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('fields of a list', () => {
  it('keep their values when an item before them goes, and nothing comes back', async () => {
    const sent: Course[] = [];
    const { user } = show(<PartsForm sent={sent} />);
    await user.type(screen.getByRole('textbox', { name: 'Part 3' }), ' and falls');
    await user.click(button('Remove Mats'));
    expect(titles()).toEqual(['Belts', 'Throws and falls']);
    await user.click(button('Remove Throws'));
    await user.click(button('Add'));
    expect(titles()).toEqual(['Belts', '']);
    await user.type(screen.getByRole('textbox', { name: 'Part 2' }), 'Grips');
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(sent[0]?.parts.map(({ title }) => title)).toEqual(['Belts', 'Grips']);
  });

  it('move with their item', async () => {
    const sent: Course[] = [];
    const { user } = show(<PartsForm sent={sent} />);
    await user.type(screen.getByRole('textbox', { name: 'Part 1' }), ' and shoes');
    await user.click(button('Reverse'));
    expect(titles()).toEqual(['Throws', 'Belts', 'Mats and shoes']);
    await user.type(screen.getByRole('textbox', { name: 'Part 1' }), '!');
    expect(titles()).toEqual(['Throws!', 'Belts', 'Mats and shoes']);
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(sent[0]?.parts.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'Throws: Throws!',
      'Belts: Belts',
      'Mats: Mats and shoes',
    ]);
  });

  it('are as stored again after discarding', async () => {
    const { user } = show(<PartsForm sent={[]} />);
    await user.click(button('Remove Mats'));
    await user.type(screen.getByRole('textbox', { name: 'Part 1' }), '!');
    await user.click(button('Discard'));
    expect(titles()).toEqual(['Mats', 'Belts', 'Throws']);
    expect(button('Save').disabled).toBe(true);
  });
});
