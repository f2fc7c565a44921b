import { createTransport } from 'nodemailer';
import { sampleVariables } from '@/lib/mail/describe-placeholders';
import { messageOf } from '@/lib/mail/mailer';
import { kindLabelOf } from '@/lib/mail/queue-mail';
import { renderMail } from '@/lib/mail/render-mail';
import { type SystemNotice, type SystemText, systemTemplate } from '@/lib/mail/system-template';
import { addressForms, type EmailTemplateType, emailTemplateTypes, locales } from '@/lib/rules/enums';
import { formatMonth } from '@/lib/rules/format/format-date';
import { accountUrl } from '@/lib/services/auth/account-mails';

const noticeTypes: Readonly<Record<SystemNotice | SystemText, EmailTemplateType>> = {
  WebhookSwitchedOff: 'StaffNotification',
  StaffDigest: 'StaffNotification',
  MailBudgetUsedUp: 'StaffNotification',
  MonthlyReport: 'StaffNotification',
  AccountLocked: 'PasswordReset',
  StaffWithdrawn: 'StaffNotification',
  StaffGuardianRefused: 'StaffNotification',
  StaffQuestionAnswered: 'StaffNotification',
  QuestionReminder: 'MembershipQuestion',
  GuardianQuestionReminder: 'MembershipQuestion',
  SubmissionWithdrawn: 'MembershipReceived',
  MinorReceived: 'MembershipReceived',
  MinorAgreed: 'MembershipReceived',
  MinorRefused: 'MembershipReceived',
  GuardianAgreed: 'MembershipReceived',
  GuardianRefused: 'MembershipReceived',
  OtherGuardianRefused: 'MembershipReceived',
  OtherGuardianAgreed: 'MembershipReceived',
  GuardianWithdrawn: 'MembershipReceived',
  CancellationWithdrawn: 'CancellationReceived',
  FamilyAccepted: 'MembershipAccepted',
  FamilyRejected: 'MembershipRejected',
  FormDraft: 'MembershipConfirmation',
  GuardianConfirmation: 'MembershipConfirmation',
  GuardianReceived: 'MembershipReceived',
  GuardianQuestion: 'MembershipQuestion',
  GuardianAccepted: 'MembershipAccepted',
  GuardianRejected: 'MembershipRejected',
  GuardianChangeConfirmation: 'ChangeConfirmation',
  GuardianChangeReceived: 'ChangeReceived',
  GuardianChangeQuestion: 'ChangeQuestion',
  GuardianChangeAccepted: 'ChangeAccepted',
  GuardianChangeRejected: 'ChangeRejected',
  GuardianCancellationConfirmation: 'CancellationConfirmation',
  GuardianCancellationReceived: 'CancellationReceived',
  GuardianCancellationQuestion: 'CancellationQuestion',
  GuardianCancellationAccepted: 'CancellationAccepted',
  GuardianCancellationRejected: 'CancellationRejected',
  FurtherConfirmation: 'MembershipConfirmation',
  FurtherReceived: 'MembershipReceived',
  FurtherQuestion: 'MembershipQuestion',
  FurtherAccepted: 'MembershipAccepted',
  FurtherRejected: 'MembershipRejected',
  FurtherGuardianConfirmation: 'MembershipConfirmation',
  FurtherGuardianReceived: 'MembershipReceived',
  FurtherGuardianQuestion: 'MembershipQuestion',
  FurtherGuardianAccepted: 'MembershipAccepted',
  FurtherGuardianRejected: 'MembershipRejected',
};
const reasons = {
  de: 'Die Adresse hat geantwortet, dass es sie nicht mehr gibt (410).',
  en: 'The address answered that it no longer exists (410).',
};
const noticeValues = {
  webhookName: 'Buchhaltung',
  count: '12 neue Anträge',
  pageUrl: 'https://app.example/settings',
  list: 'Mitgliedsantrag Nr. 17, 14.03.2026, 09:26\nKündigung Nr. 18, 14.03.2026, 09:31',
  addresses: 'petra@beispiel.example',
  agreedAt: '14.03.2026, 09:26',
  liability: 'übernommen',
  withdrawnConsents: 'Fotos auf der Website',
  agreedBy: 'Petra Weber',
  alsoAsked: 'Petra Weber',
  awaitedMandate: 'SEPA-Lastschrift, das Mandat fehlt noch',
  refusedAt: '14.03.2026, 09:26',
  soleCustody: 'erklärt',
  mandateAt: '14.03.2026, 09:26',
  accountHolder: 'Änne Groß',
  maskedIban: 'DE** **** 3000',
  stopUrl: `https://app.example/unsubscribe/${'a'.repeat(120)}`,
};
const secret = 'Zk3Jq9'.repeat(24);
const looks = [
  { brandColor: null, logo: null },
  { brandColor: '#a30262', logo: { width: 512, height: 256 } },
];

/** Every text of the product with sample values; formal German and English with a club's logo and colour. */
export function renderEveryMail() {
  const types = [
    ...emailTemplateTypes.map(type => ({ text: type, type })),
    ...Object.entries(noticeTypes).map(([text, type]) => ({
      text: text as SystemNotice | SystemText,
      type,
    })),
  ];
  return types.flatMap(({ text, type }) =>
    locales.flatMap(locale =>
      addressForms
        .filter(addressForm => locale === 'de' || addressForm === 'Du')
        .map(addressForm => {
          const values = {
            ...sampleVariables(type, locale),
            ...noticeValues,
            kindLabel: kindLabelOf(type, locale) || kindLabelOf('MembershipReceived', locale),
            month: formatMonth('2026-03', locale),
            reason: reasons[locale],
            confirmationUrl: `https://app.example/confirm/${secret.slice(0, 43)}`,
            passwordUrl: accountUrl('reset-password', 'ina@verein.example', secret.slice(0, 43)),
            statusUrl: `https://app.example/status/${secret}`,
            familyUrl: `https://app.example/family/${secret}`,
          };
          const look = looks[locale === 'en' || addressForm === 'Sie' ? 1 : 0];
          const isToGuardian = text.endsWith('GuardianConfirmation');
          const options = { locale, addressForm, isToGuardian, ...(look && { look }) };
          const mail = renderMail(systemTemplate(text, locale, addressForm), values, options);
          return { name: `${text}.${locale}${addressForm === 'Sie' ? '-formal' : ''}`, ...mail };
        }),
    ),
  );
}

/** The mail as a server gets it, for spam filters and mail programs. */
export async function rawMail({ subject, text, html }: ReturnType<typeof renderEveryMail>[number]) {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(
    messageOf({
      id: crypto.randomUUID(),
      subject,
      text,
      html,
      replyTo: 'info@tsv.example',
      from: { name: 'TSV Beispiel', address: 'eintritt@mail.example' },
      to: { name: 'Ina Schulz', address: 'ina@verein.example' },
      logo: html.includes('cid:') ? { contentType: 'image/png', data: pixel } : null,
    }),
  );
  return message;
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
