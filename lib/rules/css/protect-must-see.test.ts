import { expect, it } from 'vitest';
import { mustSee } from './form-css';
import { protectMustSee } from './protect-must-see';

const around = `:is(${mustSee},${mustSee} *,:has(${mustSee}))`;

it.each([
  ['.form-root p{color:red}', '.form-root p{color:red}'],
  [
    '.form-root p{padding:0 96px;color:red}',
    `.form-root p{padding:0 96px;color:red}\n.form-root p${around}{padding:0 min(96px,1vw);}`,
  ],
  [
    '.form-root p::before,.form-root{margin-left:2rem}',
    `.form-root p::before,.form-root{margin-left:2rem}\n.form-root p${around}::before,.form-root${around}{margin-left:min(2rem,1vw);}`,
  ],
  [
    '.form-root{justify-content:flex-end}',
    `.form-root{justify-content:flex-end}\n.form-root${around}{justify-content:start;}`,
  ],
  ['@keyframes form-x{to{color:red;margin:96px}}', '@keyframes form-x{to{color:red}}'],
  ['', ''],
])('%s', (css, spared) => {
  expect(protectMustSee(css)).toBe(spared);
});

it('applies inside conditions too', () => {
  expect(protectMustSee('@media print{.form-root{gap:96px}}')).toBe(
    `@media print{.form-root{gap:96px}\n.form-root${around}{gap:min(96px,1vw);}}`,
  );
});
