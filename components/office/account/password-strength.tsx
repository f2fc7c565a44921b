'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cn } from '@/components/ui/cn';

type PasswordStrengthProps = {
  password: string;
  owner: { readonly email: string; readonly names: readonly string[] };
};

const levels = ['tooShort', 'weak', 'good', 'strong'] as const;
type Level = (typeof levels)[number];

const lengthMin = 12;
/** A thousand times the required strength. */
const strongMore = 3;

/**
 * Shows the strength of a password, by the service's own rules. They and their word list load when typing
 * starts.
 */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const t = useTranslations('account.strength');
  const [rules, setRules] = useState<typeof import('@/lib/rules/passwords/password-rules') | null>(null);
  const isNeeded = password !== '' && rules === null;
  useEffect(() => {
    if (isNeeded) void import('@/lib/rules/passwords/password-rules').then(setRules);
  }, [isNeeded]);
  if (password === '') return null;
  const level = levelOf(password, owner, rules);
  const filled = levels.indexOf(level) + 1;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {levels.map((one, index) => (
          <span
            key={one}
            className={cn('h-1.5 rounded-full', index < filled ? colours[level] : 'bg-hairline')}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-ink-muted">
        {t(level, { missing: Math.max(0, lengthMin - [...password].length) })}
      </p>
    </div>
  );
}

const colours: Record<Level, string> = {
  tooShort: 'bg-danger',
  weak: 'bg-danger',
  good: 'bg-confirmed',
  strong: 'bg-accepted',
};

function levelOf(
  password: string,
  owner: PasswordStrengthProps['owner'],
  rules: typeof import('@/lib/rules/passwords/password-rules') | null,
): Level {
  if ([...password].length < lengthMin) return 'tooShort';
  if (!rules) return 'good';
  if (rules.passwordProblem(password, owner)) return 'weak';
  return rules.passwordStrength(password, owner) >= rules.guessesMin + strongMore ? 'strong' : 'good';
}
