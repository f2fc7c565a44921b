import type { AddressForm, Locale } from '@/lib/rules/enums';
import deAccount from '@/messages/de/account.json';
import deAudit from '@/messages/de/audit.json';
import deClub from '@/messages/de/club.json';
import deDecide from '@/messages/de/decide.json';
import deDetail from '@/messages/de/detail.json';
import deExporting from '@/messages/de/exporting.json';
import deExports from '@/messages/de/exports.json';
import deFirstSteps from '@/messages/de/firstSteps.json';
import deForm from '@/messages/de/form.json';
import deForms from '@/messages/de/forms.json';
import deHandouts from '@/messages/de/handouts.json';
import deInbox from '@/messages/de/inbox.json';
import deLabels from '@/messages/de/labels.json';
import deMail from '@/messages/de/mail.json';
import deOffice from '@/messages/de/office.json';
import dePalette from '@/messages/de/palette.json';
import dePaper from '@/messages/de/paper.json';
import dePdf from '@/messages/de/pdf.json';
import dePersons from '@/messages/de/persons.json';
import deProblems from '@/messages/de/problems.json';
import deReport from '@/messages/de/report.json';
import deReports from '@/messages/de/reports.json';
import deSettings from '@/messages/de/settings.json';
import deUi from '@/messages/de/ui.json';
import deValidation from '@/messages/de/validation.json';
import deWebhooks from '@/messages/de/webhooks.json';
import formalForm from '@/messages/de-formal/form.json';
import formalLabels from '@/messages/de-formal/labels.json';
import formalMail from '@/messages/de-formal/mail.json';
import formalPaper from '@/messages/de-formal/paper.json';
import formalPdf from '@/messages/de-formal/pdf.json';
import formalProblems from '@/messages/de-formal/problems.json';
import formalValidation from '@/messages/de-formal/validation.json';
import enAccount from '@/messages/en/account.json';
import enAudit from '@/messages/en/audit.json';
import enClub from '@/messages/en/club.json';
import enDecide from '@/messages/en/decide.json';
import enDetail from '@/messages/en/detail.json';
import enExporting from '@/messages/en/exporting.json';
import enExports from '@/messages/en/exports.json';
import enFirstSteps from '@/messages/en/firstSteps.json';
import enForm from '@/messages/en/form.json';
import enForms from '@/messages/en/forms.json';
import enHandouts from '@/messages/en/handouts.json';
import enInbox from '@/messages/en/inbox.json';
import enLabels from '@/messages/en/labels.json';
import enMail from '@/messages/en/mail.json';
import enOffice from '@/messages/en/office.json';
import enPalette from '@/messages/en/palette.json';
import enPaper from '@/messages/en/paper.json';
import enPdf from '@/messages/en/pdf.json';
import enPersons from '@/messages/en/persons.json';
import enProblems from '@/messages/en/problems.json';
import enReport from '@/messages/en/report.json';
import enReports from '@/messages/en/reports.json';
import enSettings from '@/messages/en/settings.json';
import enUi from '@/messages/en/ui.json';
import enValidation from '@/messages/en/validation.json';
import enWebhooks from '@/messages/en/webhooks.json';

const german = {
  account: deAccount,
  club: deClub,
  firstSteps: deFirstSteps,
  decide: deDecide,
  detail: deDetail,
  exports: deExports,
  form: deForm,
  forms: deForms,
  handouts: deHandouts,
  inbox: deInbox,
  labels: deLabels,
  mail: deMail,
  office: deOffice,
  palette: dePalette,
  paper: dePaper,
  pdf: dePdf,
  problems: deProblems,
  report: deReport,
  reports: deReports,
  settings: deSettings,
  ui: deUi,
  validation: deValidation,
  persons: dePersons,
  audit: deAudit,
  exporting: deExporting,
  webhooks: deWebhooks,
};

/** The German texts are the source: every other language has exactly their keys. */
export type Messages = typeof german;

export type MessageNamespace = keyof Messages;

type MessageTree = { [key: string]: string | MessageTree };

const formalGerman = withOverrides(german, {
  form: formalForm,
  labels: formalLabels,
  mail: formalMail,
  paper: formalPaper,
  pdf: formalPdf,
  problems: formalProblems,
  validation: formalValidation,
});

const english: Messages = {
  account: enAccount,
  club: enClub,
  firstSteps: enFirstSteps,
  decide: enDecide,
  detail: enDetail,
  exports: enExports,
  form: enForm,
  forms: enForms,
  handouts: enHandouts,
  inbox: enInbox,
  labels: enLabels,
  mail: enMail,
  office: enOffice,
  palette: enPalette,
  paper: enPaper,
  pdf: enPdf,
  problems: enProblems,
  report: enReport,
  reports: enReports,
  settings: enSettings,
  ui: enUi,
  validation: enValidation,
  persons: enPersons,
  audit: enAudit,
  exporting: enExporting,
  webhooks: enWebhooks,
};

/** A language without texts does not compile. */
const plain: Readonly<Record<Locale, Messages>> = { de: german, en: english };

/** All texts of one language. `Sie` changes German only; the office always uses Du. */
export function messagesFor(locale: Locale, addressForm: AddressForm = 'Du'): Messages {
  return locale === 'de' && addressForm === 'Sie' ? formalGerman : plain[locale];
}

/** Returns the named namespaces only, so a page sends the browser only the texts that it shows. */
export function pickMessages<Name extends MessageNamespace>(
  messages: Messages,
  namespaces: readonly Name[],
): Pick<Messages, Name> {
  const picked: Partial<Messages> = {};
  for (const name of namespaces) picked[name] = messages[name];
  return asComplete<Pick<Messages, Name>>(picked);
}

/** Deep copy of `base` with the texts of `overrides`. Keys that `base` does not have are ignored. */
export function withOverrides<Tree extends object>(base: Tree, overrides: MessageTree): Tree {
  const merged = Object.entries(base).map(([key, value]) => {
    const override = overrides[key];
    if (override === undefined) return [key, value];
    return [key, typeof override === 'string' ? override : withOverrides(value, override)];
  });
  return asComplete<Tree>(Object.fromEntries(merged));
}

/** The cast is safe if the object was built key by key from one of the target type, which TypeScript cannot check. */
function asComplete<Target>(built: object): Target {
  return built as Target;
}
