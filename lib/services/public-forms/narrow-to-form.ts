import type { FurtherForm } from '@/lib/contracts/further-forms';
import type { FormConfig } from './load-config';

/**
 * The standard form's configuration as a further form offers it: only its tariffs, its texts, its own switch. A form
 * whose tariffs are all gone offers none.
 */
export function narrowToForm<Config extends Pick<FormConfig, 'settings' | 'memberships'>>(
  config: Config,
  form: FurtherForm,
): Config & { furtherForm: FurtherForm } {
  const { membershipIds, notes, isActive, closedText, translations } = form;
  return {
    ...config,
    furtherForm: form,
    settings: { ...config.settings, notes, isActive, closedText, translations },
    memberships:
      membershipIds.length === 0
        ? config.memberships
        : config.memberships.filter(({ id }) => membershipIds.includes(id)),
  };
}
