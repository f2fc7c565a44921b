import type { FieldChange } from '@/components/office/submissions/detail/describe-submission';
import type { SubmissionPatch } from '@/lib/api-client/submissions';

/** What an editor needs of the submission around it. */
export type EditableSubmission = {
  /** Saves one property, based on the state that is shown. Rejects with `ApiProblem`. */
  readonly save: (patch: SubmissionPatch) => Promise<void>;
  /** Reads the state of now without showing it, and tells what is different from the one shown. */
  readonly compare: () => Promise<readonly FieldChange[]>;
  /** Shows the state that `compare` read. */
  readonly adopt: () => void;
};
