import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { RelativeTime } from '@/components/ui/display/relative-time';
import type { IntlTag } from '@/lib/platform/i18n/locale';
import { messagesFor, pickMessages } from '@/lib/platform/i18n/messages';
import { localeOfTag } from '@/lib/rules/format/locale-of-tag';

const now = new Date('2026-03-14T09:26:53Z');

function textAt(locale: IntlTag, instant: string, isElapsed = false): string {
  const html = renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      timeZone="Europe/Berlin"
      now={now}
      messages={pickMessages(messagesFor(localeOfTag(locale)), ['ui'])}
    >
      <RelativeTime value={instant} isElapsed={isElapsed} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

describe('RelativeTime', () => {
  it('shows "just now" for less than a minute', () => {
    expect(textAt('de-DE', '2026-03-14T09:26:10Z')).toBe('gerade eben');
    expect(textAt('en-GB', '2026-03-14T09:26:10Z')).toBe('just now');
  });

  it('shows no event in the future, because the clock of a page in the background stands still', () => {
    expect(textAt('de-DE', '2026-03-14T09:29:10Z')).toBe('gerade eben');
  });

  it('shows the elapsed time after a minute', () => {
    expect(textAt('de-DE', '2026-03-14T06:20:00Z')).toBe('vor 3 Stunden');
  });

  it('shows the date of what is two months away or more, of which the elapsed time says too little', () => {
    expect(textAt('de-DE', '2026-01-20T06:20:00Z')).toBe('vor 2 Monaten');
    expect(textAt('de-DE', '2026-01-12T06:20:00Z')).toBe('12.01.2026');
    expect(textAt('en-GB', '2025-01-14T06:20:00Z')).toBe('14 Jan 2025');
  });

  it('shows the elapsed time, however long, beside a date', () => {
    expect(textAt('en-GB', '2025-01-14T06:20:00Z', true)).toBe('1 year ago');
  });
});
