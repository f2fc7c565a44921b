'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { ToSignIn } from '@/components/office/sign-in/forgot-password-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { useSlug } from '@/components/office/sign-in/use-slug';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { TextLink } from '@/components/ui/text-link';
import { api } from '@/lib/api-client/client';

/** Creates a club. The answer is the same whether or not the address has an account. */
export function SignUpCard({ formsUrl }: { formsUrl: string }) {
  const t = useTranslations('firstSteps.signUp');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useApiForm({
    values: { clubName: '', firstName: '', lastName: '', email: '' },
    save: async values => {
      await api.POST('/auth/sign-up', { body: { ...values, slug } });
      setSentTo(values.email);
    },
    explain: ({ status }) => (status === 409 ? { slug: slugTaken(proposal?.free ?? '') } : undefined),
  });
  const { slug, setSlug, proposal } = useSlug(useFormValues(form).clubName);
  const free = proposal?.free ?? '';
  const refused = form.refusal?.errors.slug;
  const isTaken = proposal?.isTaken === true && proposal.slug === slug;
  const slugTaken = (other: string) => (other ? t('slugTaken', { free: other }) : t('slugTakenNoFree'));

  if (sentTo !== null) {
    return (
      <AuthCard title={t('title')}>
        <Outcome tone="success" title={t('doneTitle')} action={<ToSignIn />}>
          <p>{t('doneText', { email: sentTo })}</p>
          <p>{t('doneAccount')}</p>
          <p>{t('doneHelp')}</p>
        </Outcome>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <Form form={form} method="post" className="flex flex-col gap-4">
        {!refused && <RefusalNotice form={form} />}
        <TextField
          form={form}
          name="clubName"
          label={t('clubName')}
          autoComplete="organization"
          autoFocus
          maxLength={150}
        />
        <Field
          label={t('slug')}
          hint={t('slugHint', { address: `${formsUrl}/${slug || t('exampleSlug')}` })}
          error={refused ?? (isTaken ? slugTaken(free) : undefined)}
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
        {(isTaken || refused) && free !== '' && (
          <Button size="sm" onClick={() => setSlug(free)} className="self-start">
            {t('slugUse', { free })}
          </Button>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="firstName"
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            form={form}
            name="lastName"
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <TextField
          form={form}
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <Button type="submit" variant="primary" size="lg" pending={form.isPending} className="mt-1 w-full">
          {t('submit')}
        </Button>
        <TextLink href="/login" className="self-center py-1">
          {t('haveAccount')}
        </TextLink>
      </Form>
    </AuthCard>
  );
}
