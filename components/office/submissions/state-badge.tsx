'use client';

import {
  CircleCheck,
  CircleDot,
  CircleSlash2,
  type LucideIcon,
  MailQuestion,
  MessageCircleQuestion,
  MessageCircleReply,
  Undo2,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { DisplayState, QuestionState } from '@/lib/rules/enums';
import {
  type DisplayFacts,
  displayStateOf,
  isReceivedUnconfirmed,
} from '@/lib/rules/submissions/display-state';

const looks = {
  Unconfirmed: { tone: 'new', icon: MailQuestion },
  ToDecide: { tone: 'confirmed', icon: CircleDot },
  Accepted: { tone: 'accepted', icon: CircleCheck },
  Rejected: { tone: 'rejected', icon: CircleSlash2 },
  Withdrawn: { tone: 'neutral', icon: Undo2 },
  ToConfirm: { tone: 'confirmed', icon: MailQuestion },
} as const satisfies Record<DisplayState | 'ToConfirm', { tone: string; icon: LucideIcon }>;

/** A state by colour, icon and word. */
export function StateBadge({ state }: { state: keyof typeof looks }) {
  const t = useTranslations('labels.state');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}

type SubmissionBadgesProps = {
  submission: DisplayFacts;
  /** Of the newest question to the applicant that nobody closed; null without one. */
  question: QuestionState | null;
};

/** State and question of a submission. While an answer is awaited, it is not shown as to decide. */
export function SubmissionBadges({ submission, question }: SubmissionBadgesProps) {
  const t = useTranslations('labels.question');
  const state = displayStateOf(submission);
  const isAsked = state === 'ToDecide' && question === 'Open';
  return (
    <span className="inline-flex flex-wrap gap-1">
      {!isAsked && <StateBadge state={isReceivedUnconfirmed(submission) ? 'ToConfirm' : state} />}
      {question && (
        <Badge
          tone={question === 'Open' ? 'neutral' : 'accent'}
          icon={question === 'Open' ? MessageCircleQuestion : MessageCircleReply}
        >
          {t(question)}
        </Badge>
      )}
    </span>
  );
}
