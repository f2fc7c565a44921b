'use client';

import { useState } from 'react';
import type { FieldGroupView } from '@/components/office/submissions/detail/describe/field-view';
import { useBankData as useAskedBankData } from '@/lib/api-client/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';

type Revealed = { readonly version: number; readonly data: BankData };
type BankData = { iban: string | null; bic: string | null; accountHolder: string | null };

/**
 * The submission with its bank data after the user asked for it; masked before that, after a change of the
 * submission, and on another page.
 */
export function useShownBankData(submission: Submission) {
  const asked = useAskedBankData(submission.id);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const data = revealed?.version === submission.version ? revealed.data : null;
  const hasBankData = hasAccount(submission);
  return {
    hasBankData,
    isShown: data !== null,
    isPending: asked.isPending,
    error: asked.error,
    shown: data ? withBankData(submission, data) : submission,
    show: () =>
      asked.mutate(undefined, {
        onSuccess: answer => setRevealed({ version: submission.version, data: answer }),
      }),
    hide: () => {
      asked.reset();
      setRevealed(null);
    },
  };
}

function hasAccount(submission: Submission): boolean {
  if (submission.kind === 'Change') return submission.wishes.iban !== undefined;
  return submission.kind === 'Membership' && submission.iban !== null;
}

function withBankData(submission: Submission, data: BankData): Submission {
  if (submission.kind === 'Cancellation') return submission;
  if (submission.kind === 'Membership') return { ...submission, ...data };
  const { iban, bic, accountHolder } = data;
  const wished = {
    iban: iban ?? undefined,
    bic: bic ?? undefined,
    accountHolder: accountHolder ?? undefined,
  };
  return { ...submission, wishes: { ...submission.wishes, ...wished } };
}

const secretNames = ['accountHolder', 'iban', 'bic'].flatMap(name => [name, `wishes.${name}`]);

/** Masks bank data for print, and removes the editors of masked values, because nobody can see them. */
export function withMasks(
  groups: readonly FieldGroupView[],
  masked: readonly FieldGroupView[],
  isMasked: boolean,
): FieldGroupView[] {
  const texts = new Map(masked.flatMap(({ fields }) => fields.map(({ key, text }) => [key, text] as const)));
  return groups.map(group => ({
    ...group,
    fields: group.fields.map(field => {
      if (!secretNames.includes(field.key)) return field;
      const printText = texts.get(field.key) ?? '';
      return isMasked ? { ...field, edit: undefined } : { ...field, printText };
    }),
  }));
}

/** Whether a group contains bank data. */
export function isAboutAccount({ fields }: FieldGroupView): boolean {
  return fields.some(({ key, text }) => secretNames.includes(key) && text !== '');
}
