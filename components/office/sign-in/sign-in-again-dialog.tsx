'use client';

import { useTranslations } from 'use-intl';
import { SignInForm } from '@/components/office/sign-in/sign-in-form';
import { Dialog } from '@/components/ui/overlays/dialog';

type SignInAgainDialogProps = {
  email: string;
  /** The sign-in has ended: the dialog closes only by signing in. */
  isOver: boolean;
  onClose: () => void;
  onSignedIn: () => void | Promise<void>;
};

/** A dialog over the page, so that input stays. */
export function SignInAgainDialog({ email, isOver, onClose, onSignedIn }: SignInAgainDialogProps) {
  const t = useTranslations('office.signIn');
  return (
    <Dialog
      open
      onOpenChange={isOver ? undefined : onClose}
      title={t('againTitle')}
      description={t(isOver ? 'againText' : 'againEarlyText')}
      width="sm"
    >
      <SignInForm email={email} isEmailFixed onSignedIn={onSignedIn} />
    </Dialog>
  );
}
