'use client';

import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Consequences } from '@/components/office/submissions/consequences';
import { nextOfChangedSequence } from '@/components/office/submissions/decide/changed-sequence';
import { doubtsAboutDebitDate } from '@/components/office/submissions/decide/debit-date';
import { DecisionMail, MailLanguage } from '@/components/office/submissions/decide/decision-mail';
import { HintList, isAnythingOdd } from '@/components/office/submissions/decide/hint-list';
import { forgetText, keptText, useKeptText } from '@/components/office/submissions/decide/kept-texts';
import { NumberFields } from '@/components/office/submissions/decide/number-fields';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/decide/template-menu';
import { useAnswerCheck } from '@/components/office/submissions/decide/use-answer-check';
import { wishedNumbers } from '@/components/office/submissions/decide/wished-numbers';
import { useMarkText } from '@/components/office/submissions/mark-sign';
import { areAcceptancesPending } from '@/components/office/submissions/queue/action-queue';
import { useQueue } from '@/components/office/submissions/queue/use-queue';
import type { Target } from '@/components/office/submissions/use-overlay';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { asProblem } from '@/lib/api-client/api-problem';
import { useBatchPreview } from '@/lib/api-client/inbox';
import { useHintsOnDemand } from '@/lib/api-client/submission-work';
import {
  type Decision,
  plainDecision,
  previewDecision,
  toRequest,
  useDecisionPreview,
  useSubmission,
} from '@/lib/api-client/submissions';
import type { BatchPreview } from '@/lib/contracts/submissions/batch';
import type { DecisionPreview } from '@/lib/contracts/submissions/decision-preview';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { today } from '@/lib/rules/dates/calendar';
import { formatDate } from '@/lib/rules/format/format-date';
import { nearestEntryDate } from '@/lib/rules/submissions/field-rules';
import { fullName } from '@/lib/rules/submissions/full-name';

type DecisionDialogProps = {
  action: 'Accept' | 'Deny';
  target: Target;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  onClose: () => void;
  /** Called when the decision is in the queue. */
  onOrdered?: () => void;
  /** Called when the decision is undone. */
  onUndone?: () => void;
  /** Reminds of the confirmation instead, if nothing can be accepted. */
  onRemind?: () => void;
};

/** Asks what goes with a decision about one or more submissions, and puts it into the queue. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { action, target } = props;
  const [id = ''] = target.ids ?? [];
  const isOne = target.count === 1;
  const isMember = action === 'Accept' && isOne && target.kind === 'Membership';
  const title = useTitle(props);
  const isCancellation = action === 'Accept' && isOne && target.kind === 'Cancellation';
  const read = useSubmission(
    isMember || isCancellation ? { kind: isMember ? 'Membership' : 'Cancellation', id } : null,
  );
  const batch = useBatchPreview(
    { action, ...(target.ids ? { ids: [...target.ids] } : { filter: target.filter }) },
    !isOne,
  );
  const start = useDecisionPreview(isOne ? id : null, { decision: action, ...toRequest(plainDecision) });
  const preview = isOne ? previewOfOne(id, start) : batch.data;
  const hasHints = action === 'Accept' && isOne;
  const hints = useHintsOnDemand(hasHints ? id : null);
  const failed = [read, isOne ? start : batch, hints].find(({ isError }) => isError);
  const submission = read.data?.submission;
  const application = isMember && submission?.kind === 'Membership' ? submission : null;
  const member = application && { application, suggested: start.data ?? null };
  const end = submission?.kind === 'Cancellation' ? submission.effectiveDate : null;
  if (preview && (member || !isMember) && (end || !isCancellation) && (hints.data || !hasHints))
    return (
      <DecisionForm
        {...props}
        title={title}
        preview={preview}
        member={member}
        end={end}
        hints={hints.data ?? null}
      />
    );
  return (
    <Dialog open onOpenChange={props.onClose} title={title} width="columns">
      {failed ? <ErrorState onRetry={() => failed.refetch()} /> : <Skeleton className="h-40 w-full" />}
    </Dialog>
  );
}

/** As the preview of several, which leaves out an application with an impossible entry date; here it is replaced. */
function previewOfOne(
  id: string,
  { data, error }: Pick<ReturnType<typeof useDecisionPreview>, 'data' | 'error'>,
): BatchPreview | undefined {
  if (data) {
    const locales = data.mail ? [data.mail.locale] : [];
    return { ids: [id], possible: 1, impossible: 0, mails: locales.length, locales, exports: [] };
  }
  const isForbidden = asProblem(error)?.code === 'state-conflict';
  return isForbidden
    ? { ids: [], possible: 0, impossible: 1, mails: 0, locales: [], exports: [] }
    : undefined;
}

function useTitle({ action, target: { count, kind, names } }: DecisionDialogProps): string {
  const t = useTranslations('decide');
  const name = count === 1 ? names.values().next().value : undefined;
  if (name) return t(`batch.titleOne.${action}`, { name, kind });
  return t(`batch.title.${action}`, { count, what: t('what', { kind, count }) });
}

type DecisionFormProps = DecisionDialogProps & {
  title: string;
  preview: BatchPreview;
  /** The membership application that is accepted, with the numbers it would get; null for everything else. */
  member: { application: MembershipSubmission; suggested: DecisionPreview | null } | null;
  /** The end that the one accepted cancellation sets; null for everything else. */
  end: string | null;
  /** Of the one submission that is accepted; null for everything else. */
  hints: SubmissionHints | null;
};

type Values = {
  message: string;
  sendEmail: boolean;
  entryDate: string;
  firstDebitDate: string;
  memberNumber: string;
  familyMemberNumbers: string[];
  assignMemberNumbers: boolean;
  areMarkedLeftOut: boolean;
};

function DecisionForm(props: DecisionFormProps) {
  const { action, target, canManage, onClose, onOrdered, onUndone, onRemind } = props;
  const { title, preview, member, end, hints } = props;
  const t = useTranslations('decide');
  const locale = useLocale();
  const enqueue = useQueue();
  const { kind, names, stored, marks } = target;
  const isOne = target.count === 1;
  const marked = isOne || action === 'Deny' ? [] : preview.ids.filter(id => marks.has(id));
  const idsOf = ({ areMarkedLeftOut }: Values) =>
    areMarkedLeftOut ? preview.ids.filter(id => !marks.has(id)) : preview.ids;
  const day = today(useTimeZone() ?? 'Europe/Berlin', new Date());
  const values = initialValues(member, day);
  const wished = member?.application.entryDate ?? '';
  const decisionOf = (typed: Values) => toDecision(typed, values, member !== null, action);
  const answer = useAnswerCheck();
  const markText = useMarkText();
  const draft = `${action} ${preview.ids.join(' ')}`;
  const form = useApiForm<Values>({
    values,
    first: { message: keptText(draft) },
    check: ({ message }): Record<string, string> => {
      const error = answer.errorOf(message);
      return error ? { message: error } : {};
    },
    mayProceed: ({ message }) => answer.mayContinue(message),
    save: async typed => {
      const decision = decisionOf(typed);
      const ids = idsOf(typed);
      const [first] = ids;
      // What the server would refuse is said here, not ten seconds later.
      if (isOne && first) await previewDecision(first, { decision: action, ...toRequest(decision) });
      const onDone = () => forgetText(draft);
      enqueue({ action, kind, ids, names, stored, decision, onDone, onUndone });
    },
    explain: ({ code }) => (code === 'state-conflict' ? t('conflict') : undefined),
  });
  const typed = useFormValues(form);
  const { message, sendEmail, areMarkedLeftOut, entryDate } = typed;
  const isMailed = sendEmail && preview.mails > 0;
  const ids = idsOf(typed);
  const [first] = ids;
  const counted = { count: ids.length, what: t('what', { kind, count: ids.length }) };
  const numbers = [typed.memberNumber, ...typed.familyMemberNumbers];
  const nextAfter = nextOfChangedSequence(numbers, member?.suggested?.nextMemberNumber);
  useKeptText(draft, message);
  return (
    <MutationDialog
      form={form}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      submitLabel={isOne || ids.length === 0 ? t(`one.${action}`) : t(`batch.confirm.${action}`, counted)}
      failedTitle={t('failedTitle')}
      tone={action === 'Deny' ? 'danger' : 'primary'}
      isDisabled={ids.length === 0}
      onSaved={onOrdered}
      width={first ? 'columns' : undefined}
      aside={
        first && (
          <DecisionMail
            id={first}
            request={{ decision: action, ...toRequest(decisionOf(typed)) }}
            name={isOne ? null : (names.get(first) ?? null)}
          />
        )
      }
    >
      {end && <p className="font-medium">{t('effective', { date: formatDate(end, locale) })}</p>}
      {hints && isAnythingOdd({ hints, unconfirmed: null }) && (
        <section aria-label={t('hints.title')} className="rounded-md border bg-sunken p-3">
          <HintList hints={hints} currency={member?.application.price.currency ?? 'EUR'} unconfirmed={null} />
        </section>
      )}
      {marked.length > 0 && (
        <Notice tone="warning">
          <p>{t('batch.marked', { count: marked.length })}</p>
          <ul className="my-1 flex list-disc flex-col gap-1 pl-5">
            {marked.map(id => (
              <li key={id}>
                <TextLink href={`/submissions/${id}`}>{names.get(id)}</TextLink>:{' '}
                {markText(marks.get(id) ?? [])}
              </li>
            ))}
          </ul>
          <CheckboxField
            form={form}
            name="areMarkedLeftOut"
            label={t('batch.leaveOut', { count: marked.length })}
          />
        </Notice>
      )}
      {(!isOne || preview.impossible > 0) && (
        <Consequences
          action={action}
          target={target}
          preview={preview}
          mails={areMarkedLeftOut ? null : isMailed ? preview.mails : 0}
        />
      )}
      {ids.length === 0 && action === 'Accept' && onRemind && (
        <Button onClick={onRemind} className="self-start">
          {t('remind')}
        </Button>
      )}
      <TextAreaField
        form={form}
        name="message"
        label={t(action === 'Accept' ? 'batch.message' : 'batch.reason')}
        hint={t(isMailed ? (isOne ? hintOf(action, kind) : 'batch.messageHint') : 'batch.noteHint')}
        maxLength={5000}
        optional
      />
      {isMailed && <MailLanguage locales={preview.locales} />}
      <TemplateMenu
        purpose={action}
        canManage={canManage}
        onInsert={text => form.set({ message: withTemplate(message, text) })}
      />
      {member && (
        <>
          <TextField
            form={form}
            name="entryDate"
            label={t('entryDate')}
            hint={
              wished === values.entryDate
                ? undefined
                : t('entryDateWished', { date: formatDate(wished, locale) })
            }
            type="date"
          />
          {member.application.mandate && (
            <div className="flex flex-col gap-1">
              <TextField
                form={form}
                name="firstDebitDate"
                label={t('firstDebitDate')}
                hint={t('firstDebitDateHint')}
                type="date"
                optional
              />
              <Doubts
                texts={doubtsAboutDebitDate(typed.firstDebitDate, { today: day, entryDate }).map(doubt =>
                  t(`debitDateDoubt.${doubt}`, { date: entryDate && formatDate(entryDate, locale) }),
                )}
              />
            </div>
          )}
          <NumberFields
            people={peopleOf(member)}
            next={member.suggested?.nextMemberNumber}
            areOthersWaiting={areAcceptancesPending()}
            doubts={
              <Doubts
                texts={
                  nextAfter === undefined
                    ? []
                    : [nextAfter === null ? t('sequenceEnds') : t('sequenceGoesOn', { number: nextAfter })]
                }
              />
            }
            field={(index, label) => (
              <TextField
                key={index}
                form={form}
                name={index === 0 ? 'memberNumber' : `familyMemberNumbers.${index - 1}`}
                label={label}
                maxLength={50}
                autoComplete="off"
                optional
              />
            )}
          />
        </>
      )}
      {!member && action === 'Accept' && target.hasApplications && (
        <CheckboxField
          form={form}
          name="assignMemberNumbers"
          label={t('assignNumbers')}
          hint={t('assignNumbersHint')}
        />
      )}
      {preview.mails > 0 && <CheckboxField form={form} name="sendEmail" label={t('batch.sendEmail')} />}
      {answer.dialog}
    </MutationDialog>
  );
}

/** Says below a field what to consider about its value, without refusing it. Announced when it appears. */
function Doubts({ texts }: { texts: readonly string[] }) {
  return (
    <div role="status" className="empty:hidden">
      {texts.length > 0 && (
        <Notice tone="warning">
          {texts.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** Only who joins has a first training. */
function hintOf(action: 'Accept' | 'Deny', kind: Target['kind']) {
  return action === 'Deny' ? 'hint.Deny' : kind === 'Membership' ? 'hint.Accept' : 'hint.AcceptOther';
}

function initialValues(member: DecisionFormProps['member'], day: string): Values {
  const [own, ...family] = member?.suggested?.memberNumbers ?? [];
  return {
    message: '',
    sendEmail: true,
    entryDate: member ? nearestEntryDate(member.application.entryDate, day) : '',
    firstDebitDate: '',
    memberNumber: own?.number ?? '',
    familyMemberNumbers: family.map(({ number }) => number),
    assignMemberNumbers: true,
    areMarkedLeftOut: false,
  };
}

/** The names that the fields of the numbers belong to. */
function peopleOf({ application, suggested }: NonNullable<DecisionFormProps['member']>): readonly string[] {
  return suggested
    ? suggested.memberNumbers.map(({ firstName, lastName }) => fullName({ firstName, lastName }))
    : [fullName(application)];
}

function toDecision(
  typed: Values,
  suggested: Values,
  isMember: boolean,
  action: 'Accept' | 'Deny',
): Decision {
  const { message, sendEmail, entryDate, firstDebitDate } = typed;
  const { assignMemberNumbers } = typed;
  const decision = { message: message.trim(), sendEmail };
  if (action === 'Deny') return decision;
  if (!isMember) return { ...decision, details: { assignMemberNumbers } };
  return {
    ...decision,
    details: {
      assignMemberNumbers: true,
      entryDate: entryDate || undefined,
      firstDebitDate: firstDebitDate || undefined,
      ...wishedNumbers(typed, suggested, areAcceptancesPending()),
    },
  };
}
