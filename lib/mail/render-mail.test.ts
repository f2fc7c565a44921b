import { describe, expect, it } from 'vitest';
import { templateViolations } from '@/lib/mail/check-template';
import { neededPlaceholdersOf, placeholdersOf } from '@/lib/mail/placeholders';
import { renderMail } from '@/lib/mail/render-mail';
import { systemTemplate } from '@/lib/mail/system-template';
import { addressForms, emailTemplateTypes, locales } from '@/lib/rules/enums';
import { strayTexts, wordsOfPage } from '@/testing/i18n/stray-texts';

const combinations = emailTemplateTypes.flatMap(type =>
  locales.flatMap(locale => addressForms.map(addressForm => ({ type, locale, addressForm }))),
);

const always = {
  recipientName: 'Zoë',
  firstName: 'Zoë',
  lastName: 'Groß',
  clubName: 'TSV',
  number: '7',
  receivedAt: '14.03.2026, 09:26',
  content: 'Ort: Bonn',
  expiresAt: '28.03.2026',
  confirmationUrl: 'https://x.example/confirm/1',
  passwordUrl: 'https://x.example/reset-password?code=1',
  questionUrl: 'https://x.example/status/1/question',
  familyUrl: 'https://x.example/family/1',
};

describe.each(combinations)('$type in $locale ($addressForm)', ({ type, locale, addressForm }) => {
  const template = systemTemplate(type, locale, addressForm);
  const options = { locale, addressForm };

  it('passes the check of a club’s own text', () => {
    expect(templateViolations(type, template)).toEqual([]);
  });

  it('has a subject of the one pattern', () => {
    const isAboutSubmission = /^(Membership|Change|Cancellation|Staff)/.test(type);
    const number = locale === 'en' ? ' (no. {{number}})' : ' (Nr. {{number}})';
    expect(template.subject.endsWith(`${isAboutSubmission ? number : ''} · {{clubName}}`)).toBe(true);
  });

  it('has no unfilled placeholder', () => {
    const filled = Object.fromEntries(placeholdersOf(type).map(name => [name, `«${name}»`]));
    const { subject, text, html } = renderMail(template, filled, options);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/);
    expect(strayTexts(`${subject}\n${text}\n${wordsOfPage(html)}`)).toEqual([]);
  });

  it('reads well with only the values that every mail has', () => {
    const isSaid = neededPlaceholdersOf(type).includes('message');
    const values = { ...always, ...(isSaid ? { message: 'Wie alt bist Du?' } : {}) };
    const { text } = renderMail(template, values, options);
    expect(text).not.toMatch(/: *\n(?!\nhttps:|\nOrt: Bonn)|\n{3}| ,| {2}/);
  });

  it('uses one form of address and no exclamation marks', () => {
    expect(template.body).not.toContain('!');
    if (locale !== 'de' || type === 'StaffNotification') return;
    const isFormal = /\b(Sie|Ihnen|Ihre?)\b(?! hat| ist)/.test(
      template.body.replaceAll(/\. Sie (hat|ist)/g, ''),
    );
    const isInformal = /\b([Dd]u|[Dd]ir|[Dd]eine?|[Dd]ich)\b/.test(template.body);
    expect({
      type,
      isFormal: addressForm === 'Du' && isFormal,
      isInformal: addressForm === 'Sie' && isInformal,
    }).toEqual({
      type,
      isFormal: false,
      isInformal: false,
    });
  });
});

describe('renderMail', () => {
  const options = { locale: 'de', addressForm: 'Du' } as const;
  const render = (body: string, values: Record<string, string>, subject = 'S') =>
    renderMail({ subject, body }, { clubName: 'TSV Größenwahn', ...values }, options);

  it('makes one table of facts that follow each other, whose labels may contain colons', () => {
    const { html } = render('{{content}}\n\nAb: {{effectiveOn}}\n\nEnde', {
      content: 'Kontoinhaber:in: Zoë Groß\nOrt: Bonn',
      effectiveOn: '01.01.2027',
    });
    const [, facts = ''] = html.split('margin:0 0 20px');
    expect([...facts.matchAll(/(Kontoinhaber:in|Zoë Groß|Ab|01\.01\.2027)<\/td>/g)]).toHaveLength(4);
    expect(html.match(/margin:0 0 20px/g)).toHaveLength(1);
  });

  it('shows markup in values and templates as text', () => {
    const name = `<a href="https://evil.example">Klick</a> & 'co'`;
    const { text, html } = render('Hallo {{firstName}}, <b>du</b>', { firstName: name });
    expect(html).toContain(
      '&lt;a href=&quot;https://evil.example&quot;&gt;Klick&lt;/a&gt; &amp; &#39;co&#39;',
    );
    expect(html).toContain('&lt;b&gt;du&lt;/b&gt;');
    expect(html).not.toContain('<a href="https://evil');
    expect(text).toContain(name);
  });

  it('executes nothing in values and templates', () => {
    const values = {
      firstName: "{{constructor.constructor('return 7*7')()}} {{lastName}} \u0024{7*7} <%= 7*7 %> {% raw %}",
      lastName: 'L',
    };
    const hostile = [
      '{{a.b}}',
      '{{#x}}y{{/x}}',
      '{{ 7 | times: 7 }}',
      '{% assign x = 49 %}',
      '{{firstName.size}}',
    ];
    const { text } = render(['{{firstName}} {{toString}}{{constructor}}', ...hostile].join('\n'), values);
    expect(text.trim()).toBe(values.firstName);
    expect(text).not.toContain('49');
  });

  it('keeps the subject on one line, whatever a value contains', () => {
    const { subject } = render(
      'x',
      { firstName: 'A\r\nBcc: v@example.org\u2028\u0000B' },
      'Hallo {{firstName}}',
    );
    expect(subject).toBe('Hallo A Bcc: v@example.org B');
  });

  it('makes a button of an address that is alone in its paragraph, and escapes it', () => {
    const { html, text } = render('Bitte:\n\n{{confirmationUrl}}', {
      confirmationUrl: 'https://x.example/c/"><i>',
    });
    expect(html).toContain(' href="https://x.example/c/&quot;&gt;&lt;i&gt;"');
    expect(html).toContain('Jetzt bestätigen');
    expect(text).toContain('Bitte:\n\nhttps://x.example/c/"><i>');
  });

  it('drops lines whose values are all empty, and paragraphs without lines', () => {
    const { text } = render('A {{x}}\nB {{y}}\n\n{{z}}\n\nEnde', { y: 'da' });
    expect(text).toBe('B da\n\nEnde\n');
  });

  const address = `https://club.example/status/${'a'.repeat(180)}`;
  const shownIn = (html: string) => wordsOfPage(html.replace(/^[\s\S]*<body/, '<body'));

  it('shows no long address, and makes the words before a link the link', () => {
    const { html, text } = render('Gut. Stand ansehen: {{statusUrl}}', { statusUrl: address });
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain('>Stand ansehen</a>');
    expect(shownIn(html)).not.toContain('aaaa');
    expect(text).toBe(`Gut. Stand ansehen: ${address}\n`);
  });

  it.each(['confirmationUrl', 'passwordUrl', 'submissionUrl', 'statusUrl', 'pageUrl'])(
    'makes a button of %s',
    name => {
      expect(render(`{{${name}}}`, { [name]: address }).html).toContain('class="button"');
    },
  );

  it('makes a button of the club’s own link that is alone in its paragraph, not of a mailbox', () => {
    const { html, text } = render(
      'Hallo\n\n[Zum Trainingsplan](https://club.example/plan?a=1&b=2)\n\nEnde',
      {},
    );
    expect(html).toMatch(/class="button"[^>]*><a[^>]*href="https:\/\/club\.example\/plan\?a=1&amp;b=2"/);
    expect(text).toContain('Zum Trainingsplan: https://club.example/plan?a=1&b=2');
    for (const plain of ['[Schreib uns](mailto:a@club.example)', 'Siehe [Plan](https://club.example)'])
      expect(render(plain, {}).html).not.toContain('class="button"');
  });

  it('names postal address and website of the club in the footer, each if it is known', () => {
    const footerWith = (imprint: Record<'street' | 'zip' | 'city' | 'website', string>) => {
      const look = { brandColor: null, logo: null, imprint };
      return renderMail({ subject: 'S', body: 'x' }, { clubName: 'TSV' }, { ...options, look }).html;
    };
    const full = footerWith({
      street: 'Am <Platz> 3',
      zip: '01067',
      city: 'Ort',
      website: 'https://a.example/',
    });
    expect(full).toContain('<br>Am &lt;Platz&gt; 3, 01067 Ort<br><a');
    expect(full).toContain('>a.example</a>');
    const none = footerWith({ street: '', zip: '', city: '', website: '' });
    expect(none).toContain('TSV hat diese E-Mail gesendet.</td>');
  });

  it('has one button, and below it the whole address, which may break anywhere', () => {
    const { html } = render('{{confirmationUrl}}\n\n{{statusUrl}}', {
      confirmationUrl: address,
      statusUrl: address,
    });
    expect(html.split('class="button"')).toHaveLength(2);
    expect(shownIn(html)).toContain('Stand ansehen');
    expect(shownIn(html)).toContain(address);
    expect(html).toMatch(/word-break:break-all">https?:/);
  });

  it('makes a table of lines with label and value', () => {
    const { html, text } = render('Tarif: {{membershipName}}\nName: {{firstName}} {{lastName}}', {
      membershipName: 'Kinder',
      firstName: 'Zoë',
      lastName: 'Groß',
    });
    expect(html).toMatch(/>Tarif<\/td><td[^>]*>Kinder<\/td>/);
    expect(html).toMatch(/>Name<\/td><td[^>]*>Zoë Groß<\/td>/);
    expect(text).toBe('Tarif: Kinder\nName: Zoë Groß\n');
  });

  it('gives a creditor identifier a line of its own below its label', () => {
    const facts = { creditorId: 'DE98ZZZ09999999999', memberNumber: '17' };
    const { html, text } = render('Nummer: {{creditorId}}\nMitglied: {{memberNumber}}', facts);
    expect(html).toMatch(/colspan="2"[^>]*><span[^>]*>Nummer<\/span><br>DE98ZZZ09999999999<\/td>/);
    expect(html).toMatch(/>Mitglied<\/td><td[^>]*>17<\/td>/);
    expect(text).toBe('Nummer: DE98ZZZ09999999999\nMitglied: 17\n');
  });

  it('shows what is to change as a table, without filling in what a value says', () => {
    const content = 'Anschrift: Am Markt 1\nZeit: ab 10:30 {{number}}\nDer Rest steht im Büro.';
    const { html } = render('{{content}}', { content, number: '17' });
    expect(html.match(/<tr><td class="rule[^>]*>[^<]*<\/td>/g)).toHaveLength(3);
    expect(html).toMatch(/>Zeit<\/td><td[^>]*>ab 10:30 \{\{number\}\}<\/td>/);
    expect(html).toMatch(/colspan="2"[^>]*>Der Rest steht im Büro\.<\/td>/);
  });

  it('renders bold, lists and links of a template, and no marks of values', () => {
    const body =
      '**Hallo {{firstName}}**\n\n- eins\n- [Heim](https://tsv.example/a)\n\n[Mehr]({{statusUrl}}).';
    const { html, text } = render(body, { firstName: '**x** [y](https://evil.example)', statusUrl: address });
    expect(html).toContain('<strong>Hallo **x** [y](https://evil.example)</strong>');
    expect(html).toMatch(/<li[^>]*>eins<\/li>/);
    expect(html).toMatch(/href="https:\/\/tsv.example\/a"[^>]*>Heim<\/a>/);
    expect(html).toMatch(new RegExp(`href="${address}"[^>]*>Mehr</a>`));
    expect(html).not.toContain('href="https://evil');
    expect(text).toContain(`• eins\n• Heim: https://tsv.example/a\n\nMehr: ${address}.`);
  });

  it('greets once, whether the template, the message or both do', () => {
    const question = { message: 'Hallo Zoë,\n\nwelches Haus ist es?' };
    expect(
      render('Hallo {{recipientName}},\n\n{{message}}', { ...question, recipientName: 'Zoë' }).text,
    ).toBe('Hallo Zoë,\n\nWelches Haus ist es?\n');
    expect(render('{{message}}', question).text).toBe('Hallo Zoë,\n\nwelches Haus ist es?\n');
  });

  it('shows the club’s logo by its attachment', () => {
    const look = { brandColor: '#a30262', logo: { width: 512, height: 256 } };
    const { html } = renderMail({ subject: 'S', body: 'x' }, { clubName: 'TSV' }, { ...options, look });
    expect(html).toMatch(/<img src="cid:club-logo" alt="" width="96" height="48"/);
    expect(html).toContain('#a30262');
    // Spam filters take less HTML beside a picture for a mail that is only a picture.
    expect(html.length).toBeGreaterThan(3_200);
  });
});
