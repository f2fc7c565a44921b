'use client';

import { MessageCircleQuestion, MessageCircleReply } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { QuestionState } from '@/lib/rules/enums';

/** Beside the state: whether the applicant was asked, or has answered. */
export function QuestionBadge({ question }: { question: QuestionState }) {
  const t = useTranslations('labels.question');
  return (
    <Badge
      tone={question === 'Open' ? 'neutral' : 'accent'}
      icon={question === 'Open' ? MessageCircleQuestion : MessageCircleReply}
    >
      {t(question)}
    </Badge>
  );
}
