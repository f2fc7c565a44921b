import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserMenu } from '@/components/office/shell/user-menu';
import { show } from '@/testing/screens/show';

it.each([
  { firstName: 'Ina', lastName: 'Schulz', name: 'Ina Schulz' },
  { firstName: '', lastName: '', name: 'ina@club.example' },
])('the menu of a user is named $name', ({ name, ...names }) => {
  const user = { id: 'u', ...names, email: 'ina@club.example', role: 'Admin' } as const;
  show(<UserMenu user={user} side="bottom" compact />);
  expect(screen.queryByRole('button', { name: `Account: ${name}` })).not.toBeNull();
});
