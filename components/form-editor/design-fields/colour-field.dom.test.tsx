import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ColourField } from '@/components/form-editor/design-fields/colour-field';
import { show } from '@/testing/screens/show';

it('leaves what was typed with its error, and changes nothing, if it is no colour', async () => {
  const changes: string[] = [];
  const { user } = show(<ColourField label="Farbe" value="#0b5d3b" onChange={code => changes.push(code)} />);
  const field = screen.getByRole('textbox', { name: 'Farbe' });
  await user.clear(field);
  await user.type(field, 'grün');
  await user.tab();
  expect(field).toHaveProperty('value', '#grün');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(changes).toEqual([]);
});
