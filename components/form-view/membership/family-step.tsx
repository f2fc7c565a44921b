import { useFormModel } from '@/components/form-view/form-model';
import { FamilyMembers } from '@/components/form-view/sections/family-members';
import { StepFrame } from '@/components/form-view/sections/step-frame';

/**
 * The other persons of a family tariff. Without JavaScript it is shown whenever the club has such a
 * tariff, because the page cannot know which tariff is ticked.
 */
export function FamilyStep() {
  const { t, form, steps, isLive } = useFormModel();
  const isOffered = form.memberships.some(tariff => tariff.isFamilyMembership);
  if (!isOffered || (isLive && !steps.includes('family'))) return null;
  return (
    <StepFrame id="family">
      <p className="hint">
        {t('form.family.intro')} {!steps.includes('family') && t('form.family.onlyFamilyTariff')}
      </p>
      <FamilyMembers />
    </StepFrame>
  );
}
