import type { PublicCancellationForm, PublicForm } from '@/lib/contracts/public';
import type { SubmissionKind } from '@/lib/rules/enums';

/**
 * The form as the pages of all three kinds use it; a cancellation has neither tariffs nor consents.
 */
export type ShownForm = Omit<PublicForm, 'kind'> & {
  readonly kind: SubmissionKind;
  /** Rule, reasons and today's earliest end; only in a cancellation. */
  readonly cancellation?: CancellationFacts;
};

export type CancellationFacts = PublicCancellationForm['settings'] & Pick<PublicCancellationForm, 'earliest'>;

/** Converts a cancellation form to the shape that all pages share. */
export function toShownForm({ settings, earliest, ...form }: PublicCancellationForm): ShownForm {
  const { notes, showSignature, needConfirmation, needProofOfWork, isActive, closedText } = settings;
  return {
    ...form,
    furtherForm: null,
    settings: {
      notes,
      showSignature,
      needConfirmation,
      needProofOfWork,
      isActive,
      closedText,
      showSepa: false,
      showOnAccount: false,
      isChangeActive: true,
      changeClosedText: '',
      fields: {},
    },
    departmentSettings: { isEnabled: true, minSelection: 0, maxSelection: null },
    memberships: [],
    consents: [],
    familyConsents: { adults: 'Link', fromAge: null },
    cancellation: { ...settings, earliest },
  };
}
