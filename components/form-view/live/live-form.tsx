import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changedBy } from '@/components/form-view/form-actions';
import type { FormModel } from '@/components/form-view/form-model';
import { FormPage, formId } from '@/components/form-view/form-page';
import type { FormParts } from '@/components/form-view/form-parts';
import { formProblems } from '@/components/form-view/form-problems';
import {
  type FormValues,
  withAccountHolder,
  withFamilyName,
  withParentsEmail,
} from '@/components/form-view/form-values';
import type { askedSlips } from '@/components/form-view/live/asked-slips';
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
import { type PageState, plainModel } from '@/components/form-view/page-state';
import { sentAddress } from '@/components/form-view/sent-address';
import { isStepId, type StepId } from '@/components/form-view/steps';
import { createTexts } from '@/components/form-view/texts';
import { documentTitle } from '@/components/form-view/titles';
import { textAt } from '@/components/form-view/value-at';

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
  const isRestored = openedDraft?.isRestored === true;
  const [notice, setNotice] = useState(isRestored ? null : page.notice);
  const [isSending, setIsSending] = useState(false);
  /** Restores the discarded draft; null as soon as the user types again. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  /** Whether the person came from the check page to change an answer. */
  const [isChecking, setIsChecking] = useState(false);
  const [late, setLate] = useState<Slips | null>(null);
  const [noticeStep, setNoticeStep] = useState(page.step);
  const steps = rules.stepsOf(form, values);
  const { step, goTo, goBack, resumeAt, leaveFor } = useStepHistory(page.step, start.steps);
  const isBusy = useRef(false);
  const warnsOnLeave = useLeaveWarning(page.values !== null || isRestored);
  const draft = useDraft(openedDraft, values, step, warnsOnLeave);
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

  const title = documentTitle(
    { t, form, values, step, steps },
    summary.some(name => errors[name] !== undefined),
  );
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    replace(typed);
    setIsLive(true);
    if (!isRestored) {
      if (page.notice?.kind === 'continued' && !isStepped()) focusHeading(page.step, false);
      return;
    }
    const [firstProblem] = formProblems(rules, typed, form, locale);
    const typedSteps = rules.stepsOf(form, typed);
    const missing = firstProblem && rules.stepOf(firstProblem.name, form);
    const reached = stepReached(typedSteps, missing, openedDraft.found?.step);
    const holderStep = rules.stepOf('accountHolder', form);
    if (typedSteps.indexOf(reached) >= typedSteps.indexOf(holderStep))
      replace(withAccountHolder(typed, form));
    resumeAt(reached);
    setNoticeStep(reached);
    // In a frame nobody came for the form alone: the page around it must not move.
    if (window.parent === window) focusDraft(reached === typedSteps[0]);
  }, [typed, replace, isRestored, openedDraft, page, rules, form, locale, resumeAt]);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) setNotice(null);
    shownStep.current = step;
  }, [step]);

  useEffect(() => {
    if (notice?.kind !== 'busy') return undefined;
    const timer = setTimeout(() => setNotice(null), notice.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [notice]);

  useEffect(() => {
    // Listens from the start: the connection may be back before effects of the notice run.
    const end = () => setNotice(shown => (shown?.kind === 'offline' ? null : shown));
    window.addEventListener('online', end);
    return () => window.removeEventListener('online', end);
  }, []);

  // On the check page and in a restored form no control was left just now.
  const asksAll = isRestored || step === 'review';
  useEffect(() => {
    if (asksAll) loadSlips(setLate);
  }, [asksAll]);

  const { clearError, leave } = errorState;
  const write = useCallback(
    (name: string, value: Parameters<typeof set>[1]) => {
      warnsOnLeave.current = true;
      setUndo(null);
      clearError(name);
      set(name, value);
      if (name === 'membershipId') replace(withFamilyName(latest(), form));
    },
    [clearError, set, warnsOnLeave, replace, latest, form],
  );

  const model: FormModel = {
    ...start,
    values,
    errors,
    summary,
    slips: late
      ? late.askedSlips({
          t,
          left: asksAll ? null : errorState.left,
          textOf: name => textAt(latest(), name),
          write: (name, text) => {
            write(name, text);
            replace(withFamilyName(latest(), form));
          },
          settle: name => (step === 'review' ? focusHeading(step, false) : focusControl(name)),
        })
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
        if (/(email|Name|street)$/.test(name)) loadSlips(setLate);
        if (/Name$/.test(name)) replace(withFamilyName(latest(), form));
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
    replace(withFamilyName(latest(), form));
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
    setNotice(null);
    setIsSending(true);
    const unmark = draft.mark(sender.formToken());
    const submit = rules.toSubmit(latest(), form, locale);
    const outcome = await sender.send(submit, locale, token => void draft.mark(token));
    if (['invalid', 'outdated', 'busy', 'trap'].includes(outcome.kind)) unmark();
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
    const statusUrl = outcome.kind === 'sent' ? outcome.statusUrl : null;
    if (statusUrl === null) postPlainly(sender.formToken());
    else leaveFor(sentAddress(statusUrl, locale, page.pageQuery));
  }

  function settle(outcome: Exclude<Outcome, Arrived>): void {
    // What a program of the browser wrote into the field that nobody sees, nobody else can remove.
    if (latest().website !== '') replace({ ...latest(), website: '' });
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
    if (['language', 'update', 'reload', 'later'].includes(verb)) return false;
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
    } else if (/^for/.test(verb)) focusControl('guardians');
    else if (verb === 'addFamilyMember') focusControl(`familyMembers.${members - 1}.firstName`);
    else if (verb === 'sameDepartments') focusControl(`familyMembers.${argument}.departmentIds`);
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
    if (step !== 'review') (isStepped() ? forward : review)();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const isPosted = !perform(button?.getAttribute('value') ?? 'enter');
    // The browser's own page about a failed post would take the place of the form.
    if (isPosted && !navigator.onLine) settle({ kind: 'offline' });
    if (isPosted && navigator.onLine) warnsOnLeave.current = false;
    else event.preventDefault();
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

type Slips = { readonly askedSlips: typeof askedSlips };

/**
 * Loaded later, because the form works without. Only such a part may be: browsers remember a failed import, so that it
 * never works again on a page that was offline once. Calls `onLoaded` with a new object each time, as the control that was
 * left is asked about from now on.
 */
function loadSlips(onLoaded: (loaded: Slips) => void): void {
  import('@/components/form-view/live/asked-slips').then(
    loaded => onLoaded({ ...loaded }),
    () => undefined,
  );
}

/** Whether the form shows one step at a time; else the whole form. */
function isStepped(): boolean {
  return document.querySelector('.foot .only-stepped')?.checkVisibility() ?? false;
}

/** The step in the address, else of the draft (a frame's address has none); or the first incomplete step before it. */
function stepReached(
  steps: readonly StepId[],
  missing: StepId | undefined,
  kept: string | null | undefined,
): StepId {
  const named = window.location.hash.slice(1) || kept;
  const asked = steps.findIndex(step => step === named);
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
