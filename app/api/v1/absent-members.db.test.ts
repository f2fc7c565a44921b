import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { callJson } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let token = '';

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  token = await makeApiKey(club, 'Admin');
});
afterAll(() => database.close());

const send = (method: string, path: string, body?: object) => callJson({ method, path, token, body });

type Write = {
  readonly method: 'POST' | 'PUT';
  /** Path for reading and writing the record. */
  readonly path: string;
  /** Path for creating one; singletons have none. */
  readonly list?: string;
  /** Every writable member, each different from its default. */
  readonly whole: Readonly<Record<string, unknown>>;
  /** The body: the members that interface-spec.md names, or the required ones if it names none. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Members with the time of the last change. */
  readonly moving?: readonly string[];
};

const surcharge = {
  name: 'Aufnahme',
  description: 'Einmalig',
  price: 20,
  scope: 'PerApplication',
  dueType: 'OneTime',
  isOptional: true,
  minAge: 18,
  maxAge: 60,
  sortOrder: 3,
};

// Members in the words of interface-spec.md, "Resources and their fields".
const specifiedMembership = {
  name: 'Erwachsene (neu)',
  membershipPrice: 14,
  priceInterval: 'Monthly',
  isFamilyMembership: true,
  description: 'Ab 18 Jahren',
  departmentPrices: [],
  surcharges: [surcharge],
};
const specifiedForm = {
  notes: 'Fragen gern',
  showSepa: false,
  showOnAccount: true,
  showSignature: false,
  needConfirmation: false,
};
const specifiedWebhook = {
  name: 'Administration',
  url: 'https://hooks.example.org/eintritt',
  subscribedEvents: ['ApplicationReceived'],
};

const smtp = { host: 'smtp.example.org', port: 587, security: 'StartTls', fromAddress: 'post@tsv.example' };
const profile = {
  encoding: 'utf-8-bom',
  delimiter: ';',
  quoting: 'Rfc4180',
  dateForm: 'dd.MM.yyyy',
  decimalMark: ',',
  isDefused: true,
  columns: [{ name: 'Name', text: 'Website' }],
};

const writes: Readonly<Record<string, Write>> = {
  'a tariff, with the specified members': {
    method: 'PUT',
    path: '/club/memberships/{id}',
    list: '/club/memberships',
    whole: {
      ...specifiedMembership,
      name: 'Alt',
      externalCode: '02',
      isActive: false,
      isOnlyInFurtherForms: true,
      sortOrder: 7,
    },
    sent: specifiedMembership,
  },
  'a tariff, with the required members': {
    method: 'PUT',
    path: '/club/memberships/{id}',
    list: '/club/memberships',
    whole: { ...specifiedMembership, name: 'Älter', externalCode: '03', isActive: false, sortOrder: 8 },
    sent: { name: 'Älter als alt', membershipPrice: 1, priceInterval: 'Yearly' },
  },
  'the membership form, with the specified members': {
    method: 'POST',
    path: '/club/membership-form',
    whole: {
      ...specifiedForm,
      needProofOfWork: true,
      isActive: false,
      closedText: 'Aufnahmestopp',
      isChangeActive: false,
      changeClosedText: 'Gerade nicht',
    },
    sent: { ...specifiedForm, notes: 'Anders' },
  },
  'the cancellation form': {
    method: 'POST',
    path: '/club/cancellation-form',
    whole: {
      notes: 'Schade',
      showSignature: true,
      needConfirmation: false,
      cancellationMode: 'EndOfQuarter',
      noticePeriod: { value: 3, unit: 'Months' },
      businessYearStartMonth: 4,
      askReason: true,
      reasons: ['Umzug'],
      needProofOfWork: true,
      isActive: false,
      closedText: 'Zu',
    },
    sent: { notes: 'Sehr schade' },
  },
  'a department': {
    method: 'PUT',
    path: '/club/departments/{id}',
    list: '/club/departments',
    whole: { name: 'Rudern', description: 'Am See', externalCode: 'RU', isActive: false, sortOrder: 4 },
    sent: { name: 'Rudern und Kanu' },
  },
  'the department settings': {
    method: 'PUT',
    path: '/club/department-settings',
    whole: { isEnabled: false, minSelection: 1, maxSelection: 2 },
    sent: { minSelection: 2 },
  },
  'a webhook, with the specified members but isActive': {
    method: 'PUT',
    path: '/club/settings/webhooks/{id}',
    list: '/club/settings/webhooks',
    whole: { ...specifiedWebhook, name: 'Alt', isActive: false },
    sent: specifiedWebhook,
  },
  'the club information': {
    method: 'PUT',
    path: '/club/info',
    whole: {
      name: 'TSV Alt',
      legalName: 'Turnverein Alt e. V.',
      street: 'Am Sportplatz 4',
      zip: '1010',
      city: 'Wien',
      country: 'AT',
      email: 'post@tsv.example',
      phone: '+43 1 234567',
      website: 'https://tsv.example',
      registerCourt: 'Wien',
      registerNumber: '17',
      chairperson: 'Kim Berg',
      creditorId: 'DE98ZZZ09999999999',
      currency: 'CHF',
      locale: 'en',
      timeZone: 'Europe/Vienna',
      ageReference: 'StartOfYear',
      addressForm: 'Sie',
      mandatePrefix: 'ALT',
      allowedOrigins: ['https://tsv.example'],
    },
    sent: { name: 'TSV Neu' },
  },
  'the data privacy settings': {
    method: 'PUT',
    path: '/club/data-privacy',
    whole: {
      policyUrl: 'https://tsv.example/datenschutz',
      text: 'Wer wofür',
      consents: [
        { mediaType: 'Website', label: 'Fotos', text: 'Im Netz', isRequired: true, isActive: false },
      ],
      retention: { unconfirmedDays: 1, rejectedDays: 2, acceptedDays: 3, evidenceDays: 4 },
    },
    sent: { retention: { rejectedDays: 20 } },
  },
  'the mail server': {
    method: 'PUT',
    path: '/club/settings/smtp',
    whole: { ...smtp, username: '', fromName: 'TSV', replyTo: 'vorstand@tsv.example' },
    sent: { ...smtp, port: 465 },
    moving: ['dateModified'],
  },
  'an answer template': {
    method: 'PUT',
    path: '/club/answer-templates/{id}',
    list: '/club/answer-templates',
    whole: { purpose: 'Accept', name: 'Alt', text: 'Willkommen', sortOrder: 9 },
    sent: { purpose: 'Deny', name: 'Neu', text: 'Leider nicht' },
  },
  'a format of club software': {
    method: 'PUT',
    path: '/submits/exports/club-software/formats/{id}',
    list: '/submits/exports/club-software/formats',
    whole: { name: 'Alt', ...profile },
    sent: { name: 'Neu', ...profile },
  },
};

describe('an absent member of a body keeps its stored value', () => {
  it.each(Object.entries(writes))('%s', async (_, { method, path, list, whole, sent, moving = [] }) => {
    const made = list ? await send('POST', list, whole) : await send(method, path, whole);
    expect(made.status, JSON.stringify(made.record)).toBe(list ? 201 : 200);
    const place = path.replace('{id}', made.record.id);
    const before = (await send('GET', place)).record;
    expect(before).toMatchObject(whole);
    const changed = await send(method, place, sent);
    expect([200, 204], JSON.stringify(changed.record)).toContain(changed.status);
    const after = (await send('GET', place)).record;
    const unchanged = Object.keys(before).filter(name => !(name in sent) && !moving.includes(name));
    const only = (record: Record<string, unknown>) => unchanged.map(name => [name, record[name]]);
    expect(only(after)).toEqual(only(before));
    expect(after).toMatchObject(sent);
    if (changed.status === 200) expect(changed.record).toEqual(after);
  });

  it.each([
    ['PUT', '/club/info', { name: 'TSV', zip: '35037' }, 'zip'],
    ['PUT', '/club/department-settings', { minSelection: 3 }, 'maxSelection'],
    ['POST', '/club/membership-form', { showOnAccount: false }, 'showSepa'],
  ])('%s %s validates sent and stored values together', async (method, path, body, named) => {
    const refused = await send(method, path, body);
    expect([refused.status, Object.keys(refused.record.errors ?? {})]).toEqual([400, [named]]);
  });

  it('a consent of the data privacy settings keeps members that are not sent', async () => {
    const consent = {
      mediaType: 'Press',
      label: 'Presse',
      text: 'Zeitung',
      isRequired: true,
      isActive: false,
    };
    const { record } = await send('PUT', '/club/data-privacy', { consents: [consent] });
    const [stored] = record.consents;
    const changed = await send('PUT', '/club/data-privacy', {
      consents: [{ id: stored.id, mediaType: 'Press', label: 'Presse' }],
    });
    expect(changed.record.consents).toEqual([stored]);
  });
});
