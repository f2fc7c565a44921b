'use client';

import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { useClubInfo } from '@/lib/api-client/club-info';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { type Role, roles } from '@/lib/rules/enums';

/** Actions with the lowest role that may do each (contract §2); the club says who deletes. */
const abilities = [
  ['read', 'Viewer'],
  ['bankData', 'Clerk'],
  ['process', 'Clerk'],
  ['delete', null],
  ['settings', 'Manager'],
  ['people', 'Admin'],
] as const;

function useAbilities(): (readonly [(typeof abilities)[number][0], Role])[] {
  const deletingRole = useClubInfo().data?.value.deletingRole ?? 'Manager';
  return abilities.map(([ability, least]) => [ability, least ?? deletingRole]);
}

/** From least to most rights, so that each column shows what it adds. */
const columns: readonly Role[] = roles.toReversed();

export function RoleTable() {
  return (
    <>
      <div className="hidden lg:block">
        <WideTable />
      </div>
      <div className="px-5 py-2 lg:hidden">
        <RolesByAbility />
      </div>
    </>
  );
}

/** For phones: the roles of each action. */
function RolesByAbility() {
  const t = useTranslations('settings.users');
  const labels = useTranslations('labels.role');
  return (
    <DescriptionList>
      {useAbilities().map(([ability, least]) => (
        <Description key={ability} label={t(`abilities.${ability}`)}>
          {columns
            .filter(role => isRoleAtLeast(role, least))
            .map(role => labels(role))
            .join(', ')}
        </Description>
      ))}
    </DescriptionList>
  );
}

function WideTable() {
  const t = useTranslations('settings.users');
  const labels = useTranslations('labels.role');
  return (
    <Table caption={t('rolesTitle')}>
      <THead>
        <tr>
          <Th>{t('ability')}</Th>
          {columns.map(role => (
            <Th key={role} className="text-center">
              {labels(role)}
            </Th>
          ))}
        </tr>
      </THead>
      <TBody>
        {useAbilities().map(([ability, least]) => (
          <Tr key={ability}>
            <Td className="min-w-52">{t(`abilities.${ability}`)}</Td>
            {columns.map(role => (
              <Td key={role} className="text-center">
                <May isAllowed={isRoleAtLeast(role, least)} />
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function May({ isAllowed }: { isAllowed: boolean }) {
  const t = useTranslations('settings.users');
  const Icon = isAllowed ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={isAllowed ? 'mx-auto size-4.5 text-accepted' : 'mx-auto size-4 text-ink-muted/60'}
      />
      <span className="sr-only">{t(isAllowed ? 'may' : 'mayNot')}</span>
    </>
  );
}
