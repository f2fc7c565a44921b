'use client';

import { useTranslations } from 'use-intl';
import { SignInForm } from '@/components/office/sign-in/sign-in-form';
import { Dialog } from '@/components/ui/dialog';

type SessionEndedDialogProps = { open: boolean; email: string; onSignedIn: () => void | Promise<void> };

/** Lies over the page, so that what was typed stays; it closes by signing in only. */
export function SessionEndedDialog({ open, email, onSignedIn }: SessionEndedDialogProps) {
  const t = useTranslations('office.signIn');
  return (
    <Dialog open={open} title={t('againTitle')} description={t('againText')} width="sm">
      <SignInForm email={email} isEmailFixed onSignedIn={onSignedIn} />
    </Dialog>
  );
}
