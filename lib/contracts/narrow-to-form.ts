import type { FieldSettings } from '@/lib/rules/submissions/asked-fields';
import type { FurtherForm } from './further-forms';

type Tariff = { readonly id: string; readonly isOnlyInFurtherForms: boolean };
type Narrowed = {
  readonly settings: { readonly fields: FieldSettings };
  readonly departmentSettings: { readonly isEnabled: boolean };
  readonly memberships: readonly Tariff[];
};

/** The club's configuration as the standard form and change requests offer it. */
export function narrowToStandard<Config extends Pick<Narrowed, 'memberships'>>(config: Config): Config {
  return { ...config, memberships: config.memberships.filter(one => !one.isOnlyInFurtherForms) };
}

/**
 * The club's configuration as a further form offers it: only its tariffs and questions, its texts, its own switch. A
 * form whose tariffs are all gone offers none.
 */
export function narrowToForm<Config extends Narrowed>(
  config: Config,
  form: FurtherForm,
): Config & { furtherForm: FurtherForm } {
  const { notes, isActive, closedText, translations, asksDepartments, asksEntryDate } = form;
  const { settings, departmentSettings, memberships } = config;
  const fields = asksEntryDate ? settings.fields : withoutEntryDate(settings.fields);
  return {
    ...config,
    furtherForm: form,
    settings: { ...settings, fields, notes, isActive, closedText, translations },
    departmentSettings: {
      ...departmentSettings,
      isEnabled: departmentSettings.isEnabled && asksDepartments,
    },
    memberships: tariffsOfForm(memberships, form),
  };
}

/** Those of the club's tariffs that a further form offers. */
export function tariffsOfForm<Tariff extends { readonly id: string }>(
  tariffs: readonly Tariff[],
  { membershipIds }: Pick<FurtherForm, 'membershipIds'>,
): Tariff[] {
  return tariffs.filter(({ id }) => membershipIds.length === 0 || membershipIds.includes(id));
}

function withoutEntryDate({ application, ...fields }: FieldSettings): FieldSettings {
  return { ...fields, application: { ...application, entryDate: { use: 'Off' } } };
}
