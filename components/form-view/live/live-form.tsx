import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changedBy, takeEmail } from '@/components/form-view/form-actions';
import type { FormModel } from '@/components/form-view/form-model';
import { FormPage, formId } from '@/components/form-view/form-page';
import type { FormParts } from '@/components/form-view/form-parts';
import { formProblems } from '@/components/form-view/form-problems';
import {
  type FormValues,
  withAccountHolder,
  withFamilyName,
  withFirstMember,
  withParentsEmail,
} from '@/components/form-view/form-values';
import { DraftCheckbox } from '@/components/form-view/live/draft/draft-checkbox';
import { DraftNotice } from '@/components/form-view/live/draft/draft-notice';
import { type OpenDraft, useDraft } from '@/components/form-view/live/draft/use-draft';
import { focusControl, focusDraft, focusHeading, focusWhenShown } from '@/components/form-view/live/focus';
import { randomKey } from '@/components/form-view/live/random-key';
import { createSender, type Outcome } from '@/components/form-view/live/send-application';
import { useErrors } from '@/components/form-view/live/use-errors';
import { useLeaveWarning } from '@/components/form-view/live/use-leave-warning';
import { useStepHistory } from '@/components/form-view/live/use-step-history';
import { useValues, valueOfControl } from '@/components/form-view/live/use-values';
import { emailNames, meantEmails } from '@/components/form-view/meant-emails';
import { type PageState, plainModel } from '@/components/form-view/page-state';
import { sentAddress } from '@/components/form-view/sent-address';
import { isStepId, type StepId } from '@/components/form-view/steps';
import { createTexts } from '@/components/form-view/texts';
import { documentTitle } from '@/components/form-view/titles';
import type { suggestEmail } from '@/lib/rules/submissions/suggest-email';

type Props = {
  readonly page: PageState;
  readonly parts: FormParts;
  /** Input from before this script ran. */
  readonly typed: FormValues;
  /** Storage for the input; absent in previews. */
  readonly draft?: OpenDraft;
};

type Arrived = Extract<Outcome, { kind: 'sent' | 'already' }>;

/**
 * The form with all enhancements of the script: checks and price while typing, steps, sending
 * without leaving the page.
 */
export function LiveForm({ page, parts, typed, draft: openedDraft }: Props) {
  const { form, locale } = page;
  const { rules } = parts;
  const t = useMemo(() => createTexts(page.texts, locale), [page, locale]);
  const start = useMemo(() => plainModel(page, rules, t), [page, rules, t]);
  const { values, latest, set, replace, memberKeys, removeMemberKey } = useValues(start.values);
  const { errors, summary, setSummary, setServerErrors, showIn, ...errorState } = useErrors(start, values);
  const [isLive, setIsLive] = useState(false);
  const [notice, setNotice] = useState(page.notice);
  const [isSending, setIsSending] = useState(false);
  /** Restores the discarded draft; null as soon as the user types again. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  /** Whether the person came from the check page to change an answer. */
  const [isChecking, setIsChecking] = useState(false);
  const [late, setLate] = useState<{ readonly suggestEmail: typeof suggestEmail } | null>(null);
  const [noticeStep, setNoticeStep] = useState(page.step);
  const steps = rules.stepsOf(form, values);
  const { step, goTo, goBack, resumeAt, leaveFor } = useStepHistory(page.step, start.steps);
  const isBusy = useRef(false);
  const warnsOnLeave = useLeaveWarning(page.values !== null || openedDraft?.isRestored === true);
  const draft = useDraft(openedDraft, values, warnsOnLeave);
  const [formToken, setFormToken] = useState(openedDraft?.found?.formToken ?? form.formToken);
  const sender = useMemo(
    () =>
      createSender({
        slug: form.club.slug,
        furtherForm: form.furtherForm?.slug,
        rules,
        formToken,
        edition: form.edition,
        challenge: form.challenge,
        solve: async challenge =>
          (await import('@/components/form-view/live/solve-challenge')).solveChallenge(challenge),
        fetch: window.fetch.bind(window),
        newKey: randomKey,
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      }),
    [form, rules, formToken],
  );

  const title = documentTitle(form, t, summary.length > 0);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const isRestored = openedDraft?.isRestored === true;
  useEffect(() => {
    replace(typed);
    setIsLive(true);
    if (!isRestored) return;
    const [firstProblem] = formProblems(rules, typed, form, locale);
    const typedSteps = rules.stepsOf(form, typed);
    const reached = stepReached(typedSteps, firstProblem && rules.stepOf(firstProblem.name, form));
    resumeAt(reached);
    setNoticeStep(reached);
    focusDraft(reached === typedSteps[0]);
  }, [typed, replace, isRestored, rules, form, locale, resumeAt]);

  // On the check page and in a restored form an address was not left just now.
  const asksAll = isRestored || step === 'review';
  useEffect(() => {
    if (asksAll) void import('@/lib/rules/submissions/suggest-email').then(setLate);
  }, [asksAll]);

  const { clearError, leave } = errorState;
  const write = useCallback(
    (name: string, value: Parameters<typeof set>[1]) => {
      warnsOnLeave.current = true;
      setUndo(null);
      clearError(name);
      set(name, value);
      if (name === 'membershipId') replace(withFirstMember(latest(), form));
    },
    [clearError, set, warnsOnLeave, replace, latest, form],
  );

  const model: FormModel = {
    ...start,
    values,
    errors,
    summary,
    meantEmails: late
      ? meantEmails(values, asksAll ? emailNames(values) : errorState.left, late.suggestEmail)
      : {},
    memberKeys,
    step,
    steps,
    notice,
    isSending,
    isLive,
    isChecking,
    register: name => ({
      name,
      onChange: ({ target }) => {
        write(name, valueOfControl(target, name, latest()));
        if (name === 'forWhom') replace(withParentsEmail(latest()));
        if (name === 'paymentMethod' || name === 'changes') replace(withAccountHolder(latest(), form));
      },
      onBlur: () => {
        leave(name);
        if (name.endsWith('email')) void import('@/lib/rules/submissions/suggest-email').then(setLate);
        if (name === 'lastName') replace(withFamilyName(latest(), form));
      },
    }),
    setValue: write,
    formToken: sender.formToken,
    leadTo: name => {
      const target = rules.stepOf(name, form);
      if (target !== step) goTo(target);
      focusControl(name);
    },
  };

  /** Shows the errors of these steps; returns whether there are none. */
  function passes(checked: readonly StepId[]): boolean {
    const first = showIn(checked, latest());
    if (first) goToAndFocus(rules.stepOf(first.name, form), 'errors');
    return first === null;
  }

  function goToAndFocus(target: StepId, id: string): void {
    if (target !== step) goTo(target);
    focusWhenShown(id);
  }

  function forward(): void {
    if (isChecking) {
      review();
      return;
    }
    if (!passes([step])) return;
    const next = steps[steps.indexOf(step) + 1];
    if (next === 'review') review();
    else if (next) open(next);
  }

  function review(): void {
    if (!passes(steps)) return;
    setIsChecking(false);
    open('review');
  }

  function open(target: StepId): void {
    setSummary([]);
    if (target === 'payment') replace(withAccountHolder(latest(), form));
    goTo(target);
    focusHeading(target, target === steps[0]);
  }

  function back(): void {
    setSummary([]);
    goBack(isChecking ? 'review' : (steps[steps.indexOf(step) - 1] ?? step));
  }

  async function send(): Promise<void> {
    if (isBusy.current || !passes(steps)) return;
    isBusy.current = true;
    setIsSending(true);
    const unmark = draft.mark(sender.formToken());
    const submit = rules.toSubmit(latest(), form, locale);
    const outcome = await sender.send(submit, locale, token => void draft.mark(token));
    if (outcome.kind === 'invalid' || outcome.kind === 'outdated' || outcome.kind === 'busy') unmark();
    if (outcome.kind === 'sent' || outcome.kind === 'already') return goToReceipt(outcome);
    isBusy.current = false;
    setIsSending(false);
    settle(outcome);
  }

  /** Opens the page after sending, which has its own address and can be reloaded. */
  function goToReceipt(outcome: Arrived): void {
    warnsOnLeave.current = false;
    draft.end();
    if (page.draftToken) {
      const address = `/api/v1/public/clubs/${form.club.slug}/drafts/${page.draftToken}`;
      void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    }
    const statusUrl = outcome.kind === 'sent' ? outcome.receipt.statusUrl : null;
    if (statusUrl === null) postPlainly(sender.formToken());
    else leaveFor(sentAddress(statusUrl, locale, page.pageQuery));
  }

  function settle(outcome: Exclude<Outcome, Arrived>): void {
    if (outcome.kind === 'invalid') {
      const found = Object.entries(outcome.errors).map(
        ([path, words]) => [rules.controlOf(path), words.join(' ')] as const,
      );
      setServerErrors(Object.fromEntries(found));
      setSummary(found.map(([name]) => name));
      setNotice(null);
      goToAndFocus(rules.stepOf(found[0]?.[0] ?? '', form), 'errors');
      return;
    }
    setNotice({ kind: outcome.kind, seconds: outcome.kind === 'busy' ? outcome.seconds : 0 });
    focusWhenShown('notice');
  }

  /** Performs the action of a named button; false if the browser must post it. */
  function perform(action: string): boolean {
    const [verb = '', argument = ''] = action.split('.');
    if (verb === 'language' || verb === 'update' || verb === 'reload' || verb === 'later') return false;
    if (verb === 'next') forward();
    else if (verb === 'enter') onEnter();
    else if (verb === 'back') back();
    else if (verb === 'review') review();
    else if (verb === 'send') void send();
    else if (verb === 'edit' && isStepId(argument)) {
      setIsChecking(true);
      open(argument);
    } else change(action, verb, argument);
    return true;
  }

  function change(action: string, verb: string, argument: string): void {
    const changed = changedBy(action, { values: latest(), step }, form);
    if (!changed) return;
    warnsOnLeave.current = true;
    setUndo(null);
    const members = changed.values.familyMembers.length;
    if (verb === 'removeFamilyMember') {
      removeMemberKey(Number(argument));
      errorState.clearMemberErrors();
    }
    replace(changed.values);
    if (verb === 'takeEarliest') {
      clearError('wishedDate');
      setSummary([]);
      focusControl('wishedDate');
    } else if (verb === 'forChild') focusControl('guardians');
    else if (verb === 'take') {
      if (step === 'review') focusHeading(step, false);
      else focusControl(takeEmail.exec(action)?.[1] ?? '');
    } else if (verb === 'addFamilyMember') focusControl(`familyMembers.${members - 1}.firstName`);
    else focusControl('familyMembers');
  }

  function discardDraft(): void {
    const values = latest();
    const undoDraft = draft.discard();
    setFormToken(form.formToken);
    setSummary([]);
    replace(start.initial);
    warnsOnLeave.current = false;
    setUndo(() => () => {
      undoDraft();
      setFormToken(openedDraft?.found?.formToken ?? form.formToken);
      replace(values);
      warnsOnLeave.current = true;
      setUndo(null);
      focusWhenShown('draft-title');
    });
    setNoticeStep(start.steps[0] ?? step);
    goToAndFocus(start.steps[0] ?? step, 'draft-title');
  }

  /** Enter continues to the next step, and never sends. */
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

  return (
    <FormPage
      model={model}
      parts={parts}
      onSubmit={onSubmit}
      // Hydration must render the HTML of the server, which has no draft notice and no checkbox.
      above={
        isLive && step === noticeStep && <DraftNotice draft={draft} onDiscard={discardDraft} onUndo={undo} />
      }
      below={isLive && <DraftCheckbox draft={draft} />}
    />
  );
}

/** The step in the address, or the first incomplete step before it. */
function stepReached(steps: readonly StepId[], missing: StepId | undefined): StepId {
  const asked = steps.findIndex(step => window.location.hash === `#${step}`);
  const until = missing === undefined ? steps.length : steps.indexOf(missing);
  return steps[Math.min(Math.max(asked, 0), until)] ?? 'review';
}

/**
 * Submits the plain form to get the server's page: only the server knows the earlier submission.
 */
function postPlainly(formToken: string): void {
  const plainForm = document.getElementById(formId);
  if (!(plainForm instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries({ formToken, action: 'send' })) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    plainForm.querySelector(`input[name="${name}"]`)?.remove();
    plainForm.append(input);
  }
  plainForm.submit();
}
