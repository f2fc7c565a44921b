import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Path, useFieldArray, useForm } from 'react-hook-form';
import type { FormModel } from '@/components/form-view/form-model';
import { FormPage } from '@/components/form-view/form-page';
import { controlOfPath, formProblems } from '@/components/form-view/form-problems';
import { emptyMember, type FormValues } from '@/components/form-view/form-values';
import { focusControl, focusHeading, focusWhenShown } from '@/components/form-view/live/focus';
import { createSender, type Outcome } from '@/components/form-view/live/send-application';
import { useLeaveWarning } from '@/components/form-view/live/use-leave-warning';
import { useStepHistory } from '@/components/form-view/live/use-step-history';
import { errorsInWords, type PageState, plainModel, quoteOf } from '@/components/form-view/page-state';
import { type Receipt, SentView } from '@/components/form-view/sent-view';
import { isStepId, type StepId, stepOfControl, stepsOf } from '@/components/form-view/steps';
import { createTexts } from '@/components/form-view/texts';
import { toMembershipSubmit } from '@/components/form-view/to-membership-submit';
import { readTypedDate } from '@/components/form-view/typed-date';
import { needsGuardians } from '@/lib/forms/guardian-rules';

type Props = {
  readonly page: PageState;
  /** What was typed before this script ran. */
  readonly typed: FormValues;
};

/** The form with everything that a script adds: checks and price as one types, steps, sending without leaving. */
export function LiveForm({ page, typed }: Props) {
  const { form, locale } = page;
  const t = useMemo(() => createTexts(page.texts, locale), [page, locale]);
  const start = useMemo(() => plainModel(page, t), [page, t]);
  const { control, register, setValue, getValues, watch } = useForm<FormValues>({
    defaultValues: start.initial,
  });
  const family = useFieldArray({ control, name: 'familyMembers', keyName: 'key' });
  const [isLive, setIsLive] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState<ReadonlySet<StepId>>(new Set());
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>(page.errors);
  const [summary, setSummary] = useState<readonly string[]>(start.summary);
  const [notice, setNotice] = useState(page.notice);
  const [isSending, setIsSending] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { step, goTo, goBack } = useStepHistory(page.step);
  const isBusy = useRef(false);
  const warnsOnLeave = useLeaveWarning(page.values !== null);
  const sender = useMemo(
    () =>
      createSender({
        slug: form.club.slug,
        formToken: form.formToken,
        fetch: window.fetch.bind(window),
        newKey: () => crypto.randomUUID(),
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      }),
    [form],
  );

  const title = receipt ? 'form.sent.documentTitle' : titleOf(summary);
  useEffect(() => {
    document.title = t(title, { club: form.club.name });
  }, [t, title, form]);

  const { replace } = family;
  useEffect(() => {
    for (const [name, value] of Object.entries(typed)) {
      if (name !== 'familyMembers') setValue(asPath(name), value);
    }
    if (typed.familyMembers.length > 0) replace(typed.familyMembers);
    setIsLive(true);
  }, [typed, setValue, replace]);

  const values = watch();
  const steps = stepsOf(form, values);
  const problems = formProblems(values, form, locale);
  const errors = visibleErrors();

  function visibleErrors(): Record<string, string> {
    const due = problems.filter(({ name, key }) => {
      const isTyped = left.has(name) && key !== 'required';
      return isTyped || attempted.has(stepOfControl(name, form));
    });
    return { ...errorsInWords(due, form, t), ...serverErrors };
  }

  const forget = useCallback((name: string) => {
    setServerErrors(known =>
      name in known ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)) : known,
    );
  }, []);

  const model: FormModel = {
    ...start,
    values,
    errors,
    summary,
    memberKeys: family.fields.map(field => field.key),
    quote: quoteOf(values, form, locale),
    step,
    steps,
    notice,
    isSending,
    isLive,
    register: name => {
      const { onChange, onBlur, ref } = register(asPath(name));
      return {
        name,
        ref,
        onChange: event => {
          warnsOnLeave.current = true;
          forget(name);
          void onChange(event);
        },
        onBlur: event => {
          void onBlur(event);
          setLeft(known => (known.has(name) ? known : new Set([...known, name])));
        },
      };
    },
    setValue: useCallback(
      (name: string, value: string) => {
        warnsOnLeave.current = true;
        forget(name);
        setValue(asPath(name), value);
      },
      [forget, setValue, warnsOnLeave],
    ),
    leadTo: name => {
      const target = stepOfControl(name, form);
      if (target !== step) goTo(target);
      focusControl(name);
    },
  };

  /** Shows what is wrong in these steps and answers whether nothing is. */
  function passes(checked: readonly StepId[]): boolean {
    const open = problems.filter(problem => checked.includes(stepOfControl(problem.name, form)));
    setAttempted(known => new Set([...known, ...checked]));
    setSummary([...new Set(open.map(problem => problem.name))]);
    const [first] = open;
    if (!first) return true;
    goToAndFocus(stepOfControl(first.name, form), 'errors');
    return false;
  }

  function goToAndFocus(target: StepId, id: string): void {
    if (target !== step) goTo(target);
    focusWhenShown(id);
  }

  function forward(): void {
    if (!passes([step])) return;
    const next = steps[steps.indexOf(step) + 1];
    if (next === 'review') review();
    else if (next) open(next);
  }

  function review(): void {
    if (passes(steps)) open('review');
  }

  function open(target: StepId): void {
    setSummary([]);
    goTo(target);
    focusHeading(target);
  }

  function back(): void {
    setSummary([]);
    goBack(steps[steps.indexOf(step) - 1] ?? 'membership');
  }

  function addMember(): void {
    const index = family.fields.length;
    family.append(emptyMember(form, getValues('lastName')), { shouldFocus: false });
    focusWhenShown(`familyMembers.${index}.firstName`);
  }

  function removeMember(index: number): void {
    family.remove(index);
    setLeft(known => new Set([...known].filter(name => !name.startsWith('familyMembers.'))));
    focusWhenShown('familyMembers');
  }

  async function send(): Promise<void> {
    if (isBusy.current || !passes(steps)) return;
    isBusy.current = true;
    setIsSending(true);
    const outcome = await sender.send(toMembershipSubmit(getValues(), form, locale), locale);
    isBusy.current = false;
    setIsSending(false);
    settle(outcome);
  }

  function settle(outcome: Outcome): void {
    if (outcome.kind === 'sent' || outcome.kind === 'already') {
      const isMinor = needsGuardians(readTypedDate(getValues('birthDate')), form.today);
      const known =
        outcome.kind === 'sent'
          ? outcome.receipt
          : { number: null, needsConfirmation: form.settings.needConfirmation };
      warnsOnLeave.current = false;
      setReceipt({ ...known, isMinor, email: getValues('email').trim() });
      window.scrollTo(0, 0);
      focusWhenShown('message-title');
      return;
    }
    if (outcome.kind === 'invalid') {
      const found = Object.entries(outcome.errors).map(
        ([path, words]) => [controlOfPath(path), words.join(' ')] as const,
      );
      setServerErrors(Object.fromEntries(found));
      setSummary(found.map(([name]) => name));
      setNotice(null);
      goToAndFocus(stepOfControl(found[0]?.[0] ?? '', form), 'errors');
      return;
    }
    setNotice({ kind: outcome.kind, seconds: outcome.kind === 'busy' ? outcome.seconds : 0 });
    focusWhenShown('notice');
  }

  /** Does what a named button asks for; false where the browser shall post it. */
  function perform(action: string): boolean {
    const [verb = '', argument = ''] = action.split('.');
    if (verb === 'language' || verb === 'update') return false;
    if (verb === 'next') forward();
    else if (verb === 'enter') onEnter();
    else if (verb === 'back') back();
    else if (verb === 'review') review();
    else if (verb === 'send') void send();
    else if (verb === 'edit' && isStepId(argument)) open(argument);
    else if (verb === 'addFamilyMember') addMember();
    else if (verb === 'removeFamilyMember') removeMember(Number(argument));
    return true;
  }

  /** Enter goes on where steps are shown, never sends. */
  function onEnter(): void {
    const isStepped = document.querySelector('.foot .only-stepped')?.checkVisibility() ?? false;
    if (step !== 'review') (isStepped ? forward : review)();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (perform(button?.getAttribute('value') ?? 'enter')) event.preventDefault();
    else warnsOnLeave.current = false;
  }

  if (receipt)
    return <SentView form={form} locale={locale} t={t} path={page.path} query="" receipt={receipt} />;
  return <FormPage model={model} onSubmit={onSubmit} />;
}

function titleOf(summary: readonly string[]): 'form.documentTitle' | 'form.documentTitleErrors' {
  return summary.length > 0 ? 'form.documentTitleErrors' : 'form.documentTitle';
}

/** Holds because controls are named by the paths of `FormValues`; the club's own fields lie within its records. */
function asPath(name: string): Path<FormValues> {
  return name as Path<FormValues>;
}
