import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxField, CheckboxGroupField } from '@/components/forms/choice-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { asPathTo } from '@/components/forms/form-types';
import { MoneyField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { show } from '@/testing/screens/show';

type Course = {
  name: string;
  city: string;
  price: number | null;
  isOpen: boolean;
  parts: { title: string }[];
};

const stored: Course = { name: 'Judo', city: 'Bonn', price: 10, isOpen: true, parts: [{ title: 'Mats' }] };

/** A stored record with the API's `ETag` rule. */
function makeStore(value = stored) {
  let state: Versioned<Course> = { value, etag: '1' };
  const sent: Course[] = [];
  const refusals: ApiProblem[] = [];
  return {
    sent,
    refusals,
    read: async () => state,
    /** A change by somebody else. */
    put: (changes: Partial<Course>) => {
      state = { value: { ...state.value, ...changes }, etag: `${Number(state.etag) + 1}` };
    },
    save: async (next: Course, etag: string | null) => {
      sent.push(next);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      if (etag !== state.etag) throw new ApiProblem({ status: 412, code: 'precondition-failed' });
      state = { value: next, etag: `${Number(state.etag) + 1}` };
      return state;
    },
  };
}

type Store = ReturnType<typeof makeStore>;

function CourseForm({ store, first }: { store: Store; first?: Partial<Course> }) {
  const form = useApiForm<Course>({
    read: { value: stored, etag: '1' },
    save: store.save,
    reread: store.read,
    check: ({ name }): Record<string, string> => (name === '' ? { name: 'This is missing.' } : {}),
    ...(first && { first }),
  });
  return (
    <>
      <FormFrame form={form}>
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="city" label="City" />
        <MoneyField form={form} name="price" label="Price" currency="EUR" optional />
        <CheckboxField form={form} name="isOpen" label="Open" />
        <TextField form={form} name="parts.0.title" label="First part" />
      </FormFrame>
      <a href="/elsewhere" onClick={event => event.preventDefault()}>
        Elsewhere
      </a>
    </>
  );
}

/** A form whose second choice the API refuses. */
function DaysForm() {
  const form = useApiForm<{ days: string[] }>({
    values: { days: ['Friday'] },
    save: async () => {
      const errors = { 'days[1]': ['Closed on Sunday.'] };
      throw new ApiProblem({ status: 400, code: 'validation', errors });
    },
  });
  const options = ['Friday', 'Sunday'].map(value => ({ value, label: value }));
  return (
    <FormFrame form={form}>
      <CheckboxGroupField form={form} name="days" legend="Days" options={options} />
    </FormFrame>
  );
}

type Translated = { name: string; translations?: { en?: { name?: string } } };

/** A record whose translation is missing until somebody writes one; the API stores no blank ones. */
function TranslatedForm() {
  const form = useApiForm<Translated>({
    read: { value: { name: 'Judo' }, etag: '1' },
    save: async ({ name, translations }) => {
      const english = translations?.en?.name;
      return { value: { name, ...(english && { translations: { en: { name: english } } }) }, etag: '2' };
    },
  });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="name" label="Name" />
      <TextField
        form={form}
        name={asPathTo<Translated, string>('translations.en.name')}
        label="Name in English"
      />
    </FormFrame>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const conflict = () => screen.findByText('Someone else has saved in the meantime');

async function type({ user }: ReturnType<typeof show>, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

describe('a form', () => {
  it('shows the stored values, and has nothing to save until one changes', async () => {
    const shown = show(<CourseForm store={makeStore()} />);
    expect(field('Name').value).toBe('Judo');
    expect(field('Price (optional)').value).toBe('10.00');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Open' }).checked).toBe(true);
    expect(button('Save').disabled).toBe(true);
    await type(shown, 'Name', 'Karate');
    expect(button('Save').disabled).toBe(false);
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await type(shown, 'Name', 'Judo');
    expect(button('Save').disabled).toBe(true);
  });

  it('saves everything that was typed and is then unchanged', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Price (optional)', '12.5');
    await shown.user.click(screen.getByRole('checkbox', { name: 'Open' }));
    await type(shown, 'First part', 'Belts');
    await shown.user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(store.sent).toEqual([{ ...stored, price: 12.5, isOpen: false, parts: [{ title: 'Belts' }] }]);
    expect(field('Price (optional)').value).toBe('12.50');
  });

  it('is unchanged after saving although a text is missing, and after a missing text was blank again', async () => {
    const shown = show(<TranslatedForm />);
    await type(shown, 'Name', 'Karate');
    await shown.user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(screen.queryByText('Not saved yet')).toBeNull();
    await type(shown, 'Name in English', 'Karate class');
    expect(button('Save').disabled).toBe(false);
    await shown.user.clear(field('Name in English'));
    expect(button('Save').disabled).toBe(true);
  });

  it('opens with values that were filled in for the user', async () => {
    show(<CourseForm store={makeStore()} first={{ name: 'Copy of Judo' }} />);
    await waitFor(() => expect(field('Name').value).toBe('Copy of Judo'));
    expect(button('Save').disabled).toBe(false);
  });

  it('shows errors of the API at their fields, focuses the first one, and keeps what was typed', async () => {
    const store = makeStore();
    const errors = { 'parts[0].title': ['Too long.'], city: ['Unknown.', 'Check it.'] };
    store.refusals.push(new ApiProblem({ status: 400, code: 'validation', errors }));
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'City', 'Bnn');
    await shown.user.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(field('City')));
    expect(field('City').getAttribute('aria-invalid')).toBe('true');
    expect(field('First part').getAttribute('aria-invalid')).toBe('true');
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('City: Unknown. Check it.')).toBeTruthy();
    expect(summary.getByText('First part: Too long.')).toBeTruthy();
    expect(field('City').value).toBe('Bnn');
    await shown.user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(store.sent).toHaveLength(2);
  });

  it('shows an error of one entry at the list of choices, until the choice changes', async () => {
    const { user } = show(<DaysForm />);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(button('Save'));
    const days = screen.getByRole('group', { name: 'Days' });
    expect(await within(days).findByText('Closed on Sunday.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Friday' })),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    expect(within(days).queryByText('Closed on Sunday.')).toBeNull();
  });

  it('keeps what is typed while it is being saved', async () => {
    const store = makeStore();
    let answer = () => {};
    const answered = new Promise<void>(resolve => {
      answer = resolve;
    });
    const slow = {
      ...store,
      save: async (next: Course, etag: string | null) => answered.then(() => store.save(next, etag)),
    };
    const shown = show(<CourseForm store={slow} />);
    await type(shown, 'Name', 'Karate');
    await shown.user.click(button('Save'));
    await type(shown, 'City', 'Trier');
    answer();
    await waitFor(() => expect(store.sent).toHaveLength(1));
    await waitFor(() => expect(button('Save').getAttribute('aria-busy')).toBeNull());
    expect(field('Name').value).toBe('Karate');
    expect(field('City').value).toBe('Trier');
    expect(button('Save').disabled).toBe(false);
  });

  it('sends nothing that its own check refuses', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await shown.user.clear(field('Name'));
    await shown.user.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.getByText('Name: This is missing.')).toBeTruthy();
    expect(store.sent).toEqual([]);
  });

  it('says in words that no answer arrived', async () => {
    const store = makeStore();
    store.refusals.push(new ApiProblem({ status: 0, code: 'network' }));
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    await shown.user.click(button('Save'));
    expect(await screen.findByText(/The server did not respond/)).toBeTruthy();
    expect(field('Name').value).toBe('Karate');
  });

  it('discards what was typed', async () => {
    const shown = show(<CourseForm store={makeStore()} />);
    await type(shown, 'Name', 'Karate');
    await type(shown, 'First part', 'Belts');
    await shown.user.click(button('Discard'));
    expect(field('Name').value).toBe('Judo');
    expect(field('First part').value).toBe('Mats');
    expect(button('Save').disabled).toBe(true);
  });

  it('asks before a link leaves the page with something typed', async () => {
    const shown = show(<CourseForm store={makeStore()} />);
    await shown.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await type(shown, 'Name', 'Karate');
    await shown.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(shown.visited).toEqual([]);
    await shown.user.click(dialog.getByRole('button', { name: 'Leave page' }));
    expect(shown.visited).toEqual(['/elsewhere']);
  });
});

describe('a change by somebody else', () => {
  it('is named and taken over where the user changed nothing', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    store.put({ city: 'Köln' });
    await shown.user.click(button('Save'));
    await conflict();
    expect(field('City').value).toBe('Köln');
    expect(field('Name').value).toBe('Karate');
    expect(screen.getByText('City', { selector: 'dt' })).toBeTruthy();
    await shown.user.click(button('Save'));
    await waitFor(() => expect(screen.queryByText('Someone else has saved in the meantime')).toBeNull());
    expect(await store.read()).toMatchObject({ value: { name: 'Karate', city: 'Köln' } });
  });

  it('is merged silently if no field shows it', async () => {
    const store = makeStore({ ...stored });
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    store.put({ parts: [{ title: 'Mats' }, { title: 'Belts' }] });
    await shown.user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(await store.read()).toMatchObject({ value: { name: 'Karate', parts: [{}, { title: 'Belts' }] } });
  });

  it('to the same field must be decided; keeping mine saves mine', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Price (optional)', '11');
    store.put({ price: 99 });
    await shown.user.click(button('Save'));
    await conflict();
    const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['before: €10.00', 'now saved: €99.00', 'entered by you: €11.00']),
    );
    expect(field('Price (optional)').value).toBe('11.00');
    expect(button('Save').disabled).toBe(true);
    await shown.user.click(button('Keep what I entered'));
    await shown.user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(await store.read()).toMatchObject({ value: { price: 11 } });
  });

  it('can be decided for each field, and back again before saving', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    await type(shown, 'City', 'Trier');
    store.put({ name: 'Aikido', city: 'Köln' });
    await shown.user.click(button('Save'));
    await conflict();
    const choose = async (name: string, whose: string) =>
      shown.user.click(
        within(screen.getByRole('group', { name: `${name}: what applies?` })).getByRole('radio', {
          name: whose,
        }),
      );
    await choose('Name', 'What is saved');
    expect(field('Name').value).toBe('Aikido');
    expect(button('Save').disabled).toBe(true);
    await choose('City', 'What is saved');
    await choose('City', 'What I entered');
    expect(field('City').value).toBe('Trier');
    await shown.user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(await store.read()).toMatchObject({ value: { name: 'Aikido', city: 'Trier' } });
  });

  it('leaves what is typed after it was shown', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    store.put({ name: 'Aikido' });
    await shown.user.click(button('Save'));
    await conflict();
    await type(shown, 'Name', 'Karate for all');
    await shown.user.click(button('Use what is saved'));
    expect(field('Name').value).toBe('Aikido');
    await shown.user.click(button('Keep what I entered'));
    expect(field('Name').value).toBe('Karate for all');
  });

  it('that made the same change needs no decision', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    store.put({ name: 'Karate' });
    await shown.user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(screen.queryByText('Someone else has saved in the meantime')).toBeNull();
  });

  it('can be followed entirely: discarding loads what is stored', async () => {
    const store = makeStore();
    const shown = show(<CourseForm store={store} />);
    await type(shown, 'Name', 'Karate');
    store.put({ name: 'Aikido', city: 'Köln' });
    await shown.user.click(button('Save'));
    await conflict();
    await shown.user.click(button('Discard'));
    expect(field('Name').value).toBe('Aikido');
    expect(field('City').value).toBe('Köln');
    expect(screen.queryByText('Someone else has saved in the meantime')).toBeNull();
  });
});
