'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { ToSignIn } from '@/components/office/sign-in/forgot-password-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { useSend } from '@/components/office/sign-in/use-send';
import { useSlug } from '@/components/office/sign-in/use-slug';
import { useErrorFocus } from '@/components/office/use-error-focus';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { TextLink } from '@/components/ui/text-link';
import { api } from '@/lib/api-client/client';

/** Creates a club. The answer is the same whether or not the address has an account. */
export function SignUpCard({ formsUrl }: { formsUrl: string }) {
  const t = useTranslations('firstSteps.signUp');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ clubName: '', firstName: '', lastName: '', email: '' });
  const { slug, setSlug, proposal } = useSlug(values.clubName);
  const { state, problem, send } = useSend(() => api.POST('/auth/sign-up', { body: { ...values, slug } }));
  useErrorFocus(form, problem);
  const isTaken = problem?.status === 409 || (proposal?.isTaken === true && proposal.slug === slug);
  const free = proposal?.free ?? '';
  const slugTaken = isTaken ? (free ? t('slugTaken', { free }) : t('slugTakenNoFree')) : undefined;
  const errorOf = (name: string) => problem?.errors[name]?.join(' ');
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  if (state === 'Done') {
    return (
      <AuthCard title={t('title')}>
        <Outcome tone="success" title={t('doneTitle')} action={<ToSignIn />}>
          <p>{t('doneText', { email: values.email })}</p>
          <p>{t('doneAccount')}</p>
          <p>{t('doneHelp')}</p>
        </Outcome>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem && problem.status !== 409 && Object.keys(problem.errors).length === 0 && (
          <ProblemNotice problem={problem} />
        )}
        <Field label={t('clubName')} error={errorOf('clubName')}>
          <Input autoComplete="organization" autoFocus maxLength={150} {...field('clubName')} />
        </Field>
        <Field
          label={t('slug')}
          hint={t('slugHint', { address: `${formsUrl}/${slug || t('exampleSlug')}` })}
          error={errorOf('slug') ?? slugTaken}
        >
          <Input
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={63}
            value={slug}
            onChange={event => setSlug(event.target.value)}
          />
        </Field>
        {isTaken && free !== '' && (
          <Button size="sm" onClick={() => setSlug(free)} className="self-start">
            {t('slugUse', { free })}
          </Button>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('firstName')} error={errorOf('firstName')}>
            <Input autoComplete="given-name" maxLength={100} {...field('firstName')} />
          </Field>
          <Field label={t('lastName')} error={errorOf('lastName')}>
            <Input autoComplete="family-name" maxLength={100} {...field('lastName')} />
          </Field>
        </div>
        <Field label={t('email')} hint={t('emailHint')} error={errorOf('email')}>
          <Input
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...field('email')}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={state === 'Pending'}
          className="mt-1 w-full"
        >
          {t('submit')}
        </Button>
        <TextLink href="/login" className="self-center py-1">
          {t('haveAccount')}
        </TextLink>
      </form>
    </AuthCard>
  );
}
