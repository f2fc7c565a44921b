import { findAsked } from '@/components/form-view/asked';
import { guardianTitle } from '@/components/form-view/control-label';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { TickField } from '@/components/form-view/fields/tick-field';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import { isForChild, isMinorAlone } from '@/components/form-view/form-values';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import { GuardianCard } from '@/components/form-view/sections/guardian-card';
import { readTypedDate } from '@/components/form-view/typed-date';
import { fullName } from '@/lib/rules/submissions/full-name';
import { askedLikenesses } from '@/lib/rules/submissions/guardian-rules';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';

/**
 * The parents or guardians of a minor. Without JavaScript the page cannot know the age, so this
 * part is closed until the server opens it.
 */
export function Guardians() {
  const { t, isLive, values, form } = useFormModel();
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  if (isMinor || isForChild(values)) {
    return (
      <fieldset className="part framed" id="guardians" tabIndex={-1}>
        <legend>{t('form.guardians.heading')}</legend>
        <GuardianFields />
      </fieldset>
    );
  }
  if (isLive) return null;
  return (
    <details className="part framed">
      <summary>{t('form.guardians.ask')}</summary>
      <GuardianFields />
    </details>
  );
}

function GuardianFields() {
  const model = useFormModel();
  const { t, isLive, values, form } = model;
  const liability = findAsked(form, 'Membership', 'guardianLiability');
  const count = values.hasSoleCustody ? 1 : 2;
  const liable = t('form.guardians.liability', { count });
  const { error, errorId } = useControl('guardians');
  return (
    <>
      <p className="hint">{t('form.guardians.minor', { count })}</p>
      {isLive && (
        <div className="places">
          <p>{!isForChild(values) && t('form.forWhom.ask')}</p>
          <button type="submit" name="action" value={isForChild(values) ? 'forMe' : 'forChild'}>
            {t(isForChild(values) ? 'form.forWhom.undo' : 'form.forWhom.switch')}
          </button>
        </div>
      )}
      <FieldNotes error={error} errorId={errorId} />
      <TickField
        name="hasSoleCustody"
        label={t('form.guardians.soleCustody')}
        hint={t('form.guardians.bothHint')}
      />
      <GuardianCard index={0} heading={guardianTitle(0, model)} />
      {(!isLive || !values.hasSoleCustody) && <GuardianCard index={1} heading={guardianTitle(1, model)} />}
      <TwoPeople />
      {liability && !isMinorAlone(values, form) && (
        <TickField
          name="guardianLiability"
          label={liability.use === 'Optional' ? t('form.optional', { label: liable }) : liable}
          hint={liability.hint || t('form.guardians.liabilityHint', { count })}
        />
      )}
    </>
  );
}

/** Asks about people of one name or address, and names them: a typing error, or really two people. */
function TwoPeople() {
  const model = useFormModel();
  const { t, form, values, locale, errors } = model;
  const alike = askedLikenesses(toMembershipSubmit(values, form, locale), form.today);
  if (alike.length === 0 && errors.areTwoPeople === undefined) return null;
  const nameOf = (index: number) => fullName(values.guardians[index] ?? {}) || guardianTitle(index, model);
  // Equal in both is an error, except for a child: the form gives it the parent's address. So one of the two is named.
  const found = alike.map(({ with: whom, index, hasSameName }) =>
    t('form.guardians.alike', {
      name: nameOf(index),
      same: hasSameName ? 'name' : 'address',
      who: whom === 'Guardian' ? 'guardian' : isForChild(values) ? 'child' : 'self',
      other: nameOf(0),
    }),
  );
  return (
    <TickField
      name="areTwoPeople"
      label={t('form.guardians.two')}
      hint={[...found, t('form.guardians.twoHint')].join(' ')}
    />
  );
}
