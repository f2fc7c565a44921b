import type { FurtherForm } from './further-forms';

type Tariff = { readonly id: string; readonly isOnlyInFurtherForms: boolean };
type Narrowed = { readonly settings: object; readonly memberships: readonly Tariff[] };

/** The club's configuration as the standard form and change requests offer it. */
export function narrowToStandard<Config extends Pick<Narrowed, 'memberships'>>(config: Config): Config {
  return { ...config, memberships: config.memberships.filter(one => !one.isOnlyInFurtherForms) };
}

/**
 * The club's configuration as a further form offers it: only its tariffs, its texts, its own switch. A form
 * whose tariffs are all gone offers none.
 */
export function narrowToForm<Config extends Narrowed>(
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
