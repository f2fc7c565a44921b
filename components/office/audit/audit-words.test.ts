import { describe, expect, it } from 'vitest';
import {
  CustomFieldSchema,
  DepartmentSchema,
  DepartmentSettingsSchema,
  MembershipSchema,
} from '@/lib/contracts/catalog';
import { ClubInfo } from '@/lib/contracts/club';
import { ClubSoftwareProfile } from '@/lib/contracts/club-software';
import { DataPrivacySchema } from '@/lib/contracts/data-privacy';
import { FormCancellation, FormDesign, FormMembership } from '@/lib/contracts/forms';
import { FurtherForm } from '@/lib/contracts/further-forms';
import { SmtpSettingsReadDto } from '@/lib/contracts/smtp';
import { AnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import { WebhookWriteDto } from '@/lib/contracts/webhooks';
import audit from '@/messages/de/audit.json';

const records = {
  CustomFieldSchema,
  DepartmentSchema,
  DepartmentSettingsSchema,
  MembershipSchema,
  ClubInfo,
  ClubSoftwareProfile,
  DataPrivacySchema,
  FormCancellation,
  FormDesign,
  FormMembership,
  FurtherForm,
  SmtpSettingsReadDto,
  AnswerTemplate,
  WebhookWriteDto,
};

/** Set when a record is created, or by the server: never in the list of what somebody changed. */
const neverChanged = [
  ...['id', 'placesTaken', 'createdAt', 'dateModified', 'internalName', 'isOwn', 'logoUrl', 'hasPassword'],
  ...['errors', 'disabledReason', 'previousSecretValidUntil'],
];

describe('words of the audit log', () => {
  it.each(Object.entries(records))('every property of %s that can change has a word', (_name, { shape }) => {
    const names = Object.keys(shape).filter(name => !neverChanged.includes(name));
    expect(names.filter(name => !(name in audit.properties))).toEqual([]);
  });
});
