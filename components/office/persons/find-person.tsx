'use client';

import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemNotice } from '@/components/forms/problem-words';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Field } from '@/components/ui/inputs/field';
import { FieldError } from '@/components/ui/inputs/field-error';
import { Input } from '@/components/ui/inputs/input';
import { asProblem } from '@/lib/api-client/api-problem';
import type { PersonQuery } from '@/lib/contracts/persons';

const names = ['firstName', 'lastName', 'birthDate', 'email'] as const;
const types = { firstName: 'text', lastName: 'text', birthDate: 'date', email: 'email' } as const;
const blank = { firstName: '', lastName: '', birthDate: '', email: '' };

type FindPersonProps = {
  isPending: boolean;
  error: Error | null;
  onFind: (person: PersonQuery) => void;
};

export function FindPerson({ isPending, error, onFind }: FindPersonProps) {
  const t = useTranslations('persons.find');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(blank);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const problem = asProblem(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    const person: PersonQuery = Object.fromEntries(
      names.map(name => [name, typed[name].trim()] as const).filter(([, value]) => value !== ''),
    );
    const isEnough = Boolean(person.email || (person.firstName && person.lastName && person.birthDate));
    setIsIncomplete(!isEnough);
    if (isEnough) onFind(person);
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <Card title={t('title')} description={t('text')}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isIncomplete && (
          <div role="alert">
            <FieldError>{t('incomplete')}</FieldError>
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map(name => {
            const wrong = problem?.errors[name]?.join(' ');
            return (
              <Field key={name} label={t(name)} {...(wrong ? { error: wrong } : {})}>
                <Input
                  type={types[name]}
                  autoComplete="off"
                  value={typed[name]}
                  onChange={event => setTyped({ ...typed, [name]: event.target.value })}
                />
              </Field>
            );
          })}
        </div>
        {problem && Object.keys(problem.errors).length === 0 && (
          <ProblemNotice problem={problem} title={t('failed')} />
        )}
        <div>
          <Button type="submit" variant="primary" icon={Search} pending={isPending}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
