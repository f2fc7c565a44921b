import type { AnswerTemplate } from '@/lib/contracts/submission-work';
import type { AnswerTemplateRow } from './queries';

export function toAnswerTemplate(row: AnswerTemplateRow): AnswerTemplate {
  const { id, purpose, name, text, sortOrder } = row;
  return { id, purpose, name, text, sortOrder };
}
