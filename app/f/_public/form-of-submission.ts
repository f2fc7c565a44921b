import { type ShownForm, toShownForm } from '@/components/form-view/shown-form';
import type { Ctx } from '@/lib/platform/context';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import { getPublicCancellationForm, getPublicForm } from '@/lib/services/public-forms/read';

type Sent = { readonly kind: SubmissionKind; readonly furtherForm?: { readonly slug: string | null } | null };

/** The form that was filled in, for the design and the field labels of pages about a submission. */
export async function formOfSubmission(
  ctx: Ctx,
  { kind, furtherForm }: Sent,
  locale: Locale,
): Promise<ShownForm> {
  const choose = () => locale;
  if (kind === 'Cancellation') return toShownForm(await getPublicCancellationForm(ctx, choose));
  return getPublicForm(ctx, kind, choose, furtherForm?.slug ?? undefined);
}
