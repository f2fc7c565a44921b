import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email';

describe('suggestEmail', () => {
  it.each([
    ['jonas@gmial.com', 'jonas@gmail.com'],
    ['jonas@gmail.con', 'jonas@gmail.com'],
    ['jonas@gmail.cm', 'jonas@gmail.com'],
    ['jonas@gmal.com', 'jonas@gmail.com'],
    ['jonas@gmailcom', 'jonas@gmail.com'],
    ['jonas@gnail.com', 'jonas@gmail.com'],
    ['jonas@gmail.comm', 'jonas@gmail.com'],
    ['jonas@gmail,com', 'jonas@gmail.com'],
    ['opa@gmx.ed', 'opa@gmx.de'],
    ['opa@gmx.d', 'opa@gmx.de'],
    ['opa@gmxx.de', 'opa@gmx.de'],
    ['opa@gmx.nte', 'opa@gmx.net'],
    ['opa@web.ed', 'opa@web.de'],
    ['opa@webde', 'opa@web.de'],
    ['opa@hotmial.com', 'opa@hotmail.com'],
    ['opa@hotmal.de', 'opa@hotmail.de'],
    ['opa@t-onlien.de', 'opa@t-online.de'],
    ['opa@tonline.de', 'opa@t-online.de'],
    ['opa@outlok.de', 'opa@outlook.de'],
    ['opa@iclod.com', 'opa@icloud.com'],
    ['opa@feenet.de', 'opa@freenet.de'],
    ['Opa.Groß@GMIAL.com', 'Opa.Groß@gmail.com'],
    [' opa@gmial.com. ', 'opa@gmail.com'],
  ])('%s means %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    ...['', 'jonas', 'jonas@', '@gmial.com', 'a@b@gmial.com', 'two words@gmial.com'],
    ...['a@gmail.com', 'a@GMX.DE', 'a@web.de', 'a@gmx.eu', 'a@mail.com', 'a@ymail.com', 'a@email.com'],
    ...['a@me.com', 'a@example.org', 'a@tsv-lindental.de', 'a@verein.de', 'a@uni-bonn.de', 'a@telekom.de'],
    ...['a@sub.gmail.com', 'a@münchen.de', `a@${'x'.repeat(200)}.de`],
  ])('suggests nothing for %s', typed => expect(suggestEmail(typed)).toBeNull());
});
