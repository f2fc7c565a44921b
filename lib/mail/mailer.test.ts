import { expect, it } from 'vitest';
import { installationOptions } from './mailer';

it.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtp://mail.example:25', false],
])('%s requires TLS: %s', (url, requireTLS) => {
  expect(installationOptions(url)).toEqual({ url, requireTLS });
});
