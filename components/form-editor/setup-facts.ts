import { useClubInfo } from '@/lib/api-client/club-info';
import { useDataPrivacy } from '@/lib/api-client/data-privacy';
import { useMembershipForm } from '@/lib/api-client/forms';
import { useNotifications } from '@/lib/api-client/notifications';
import { useSmtpSettings } from '@/lib/api-client/smtp';
import { openGaps } from '@/lib/rules/texts/open-gaps';

/** How a club is set up, as values of its texts. `Unknown` while it loads. */
export type SetupFacts = {
  readonly sender: 'Club' | 'Installation' | 'Unknown';
  /** Address of the sender; empty if it is not known. */
  readonly address: string;
  readonly debits: 'On' | 'Off' | 'Unknown';
  readonly privacy: 'Missing' | 'Gaps' | 'Unknown';
  readonly gaps: number;
  /** People who get an e-mail about a new membership application. */
  readonly notified: number;
};

/** What is missing of the privacy notice. */
export function usePrivacyFacts(): Pick<SetupFacts, 'privacy' | 'gaps'> {
  const { data } = useDataPrivacy();
  if (!data) return { privacy: 'Unknown', gaps: 0 };
  const { text, translations, policyUrl } = data.value;
  const gaps = openGaps(text + JSON.stringify(translations)).length;
  if (text === '' && policyUrl === '') return { privacy: 'Missing', gaps };
  return { privacy: gaps > 0 ? 'Gaps' : 'Unknown', gaps };
}

/** `installationSender`: address of the installation's mail server; null if it has none. */
export function useSetupFacts(installationSender: string | null = null): SetupFacts {
  const { data: smtp } = useSmtpSettings();
  const { data: club } = useClubInfo();
  const { data: form } = useMembershipForm();
  const { data: notifications } = useNotifications();
  const isInstallation = smtp === null && installationSender !== null;
  const isOff = form?.value.showSepa === false;
  return {
    ...usePrivacyFacts(),
    sender: smtp ? 'Club' : isInstallation ? 'Installation' : 'Unknown',
    address: smtp?.value.fromAddress ?? (isInstallation ? installationSender : ''),
    debits: isOff ? 'Off' : club?.value.creditorId ? 'On' : 'Unknown',
    notified: notifications?.value.users.filter(({ kinds }) => kinds.includes('Membership')).length ?? 0,
  };
}
