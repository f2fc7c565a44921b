import { exampleIds } from '@/lib/contracts/example-ids';

type Json = Record<string, unknown>;

/** What a parameter of this name means in every operation whose contract does not say it. */
const meanings: Readonly<Record<string, string>> = {
  id: 'Id of the record in the path',
  clubId: 'Id of a club that the account belongs to',
  jobId: 'Id of the export job',
  noteId: 'Id of the note',
  questionId: 'Id of the question',
  memberId: 'Id of the family member',
  fileId: 'Id of the file',
  attachmentId: 'Id of the attachment',
  deliveryId: 'Id of the delivery',
  internalName: 'Internal name of the custom field',
  slug: 'The club’s part of the address of its forms',
  club: 'The `slug` of the club. Required without credentials',
  token: 'The token of the link',
  kind: 'Kind of submission or form',
  type: 'Type of the e-mail',
  state: 'Only entries in this state',
  status: 'Only deliveries with this status',
  eventType: 'Only deliveries of this event',
  actorId: 'Only what this user or API key did',
  consentId: 'Only versions of this consent',
  membershipId: 'Only submissions with this membership type',
  departmentId: 'Only submissions with this department',
  from: 'Only entries of this day or later',
  to: 'Only entries of this day or earlier',
  limit: 'How many entries the response may have',
  cursor: '`nextCursor` of the previous page, as it is. Filters and order must stay the same',
  sort: 'Order of the list; `-` means descending',
  locale: 'Language of the response',
  format: 'Id of the format of the club software',
  interval: 'Length of each period of the result',
  unconfirmedDays: 'Retention of unconfirmed submissions in days',
  rejectedDays: 'Retention of rejected submissions in days',
  acceptedDays: 'Retention of accepted submissions in days',
  evidenceDays: 'Retention of IP address, browser and page in days',
};

/** Examples of parameters in paths, by name. */
const examples: Readonly<Record<string, string>> = {
  jobId: exampleIds.exportJob,
  noteId: exampleIds.note,
  questionId: exampleIds.question,
  memberId: exampleIds.familyMember,
  fileId: '5b8e0f0a-6f6c-4a53-9d5e-0c1f7f6b2a11',
  attachmentId: '019a0000-0000-7000-8000-000000000505',
  deliveryId: exampleIds.webhookDelivery,
  internalName: 'shirtSize',
  slug: 'tsv-beispiel',
  type: 'MembershipAccepted',
  token: 'Yx3c0Qw8kZr5tVb1nMp7sLd2fGh6jKa9uEiO4wRtQzE',
};

/** Examples of `id`, by the first path that begins the operation's. */
const exampleIdsByPath: readonly (readonly [string, string])[] = [
  ['/users', exampleIds.user],
  ['/club/settings/api-keys', exampleIds.apiKey],
  ['/club/settings/webhooks', exampleIds.webhook],
  ['/club/settings/outbox', exampleIds.mail],
  ['/club/answer-templates', exampleIds.answerTemplate],
  ['/submits/changes', exampleIds.change],
  ['/submits/cancellations', exampleIds.cancellation],
  ['/submits/views', exampleIds.savedView],
  ['/submits/exports/club-software/formats', exampleIds.exportProfile],
  ['/submits', exampleIds.submission],
];

function exampleOf(path: string, name: string): string | undefined {
  if (name !== 'id') return examples[name];
  return exampleIdsByPath.find(([beginning]) => path.startsWith(beginning))?.[1];
}

/** Ids in paths that are no UUIDs: those of formats of club software can be words. */
const otherIds = ['/submits/exports/club-software/formats/{id}'];

/**
 * Describes the parameters of `document` that have no description of their own, gives those of the path an example, and
 * says which of them are UUIDs.
 * Their schemas accept any text, because a malformed id gets a 404. Changes `document`.
 */
export function describeParameters(document: { readonly paths?: unknown }): void {
  for (const [path, item] of Object.entries(asJson(document.paths)))
    for (const operation of Object.values(asJson(item))) {
      const { parameters } = asJson(operation);
      for (const parameter of Array.isArray(parameters) ? parameters.map(asJson) : []) {
        const [name, schema] = [String(parameter.name), asJson(parameter.schema)];
        parameter.description ??= schema.description ?? meanings[name];
        if (parameter.in === 'path')
          parameter.example ??= schema.example ?? firstOf(schema.enum) ?? exampleOf(path, name);
        const isId = parameter.in === 'path' && /^id$|Id$/.test(name) && !otherIds.includes(path);
        if (isId && schema.type === 'string') schema.format ??= 'uuid';
      }
    }
}

function firstOf(values: unknown): unknown {
  return Array.isArray(values) ? values[0] : undefined;
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
