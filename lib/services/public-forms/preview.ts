import type { PublicForm } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { getFormDesign } from '@/lib/services/forms/get-form-design';
import { toPublicDesign } from './serialize';

type Designed = Pick<PublicForm, 'design' | 'formToken' | 'closed' | 'challenge'>;

/** A form as its editor sees it before publishing: in the draft of the design, open, and without a token to send it with. */
export async function asPreview<Form extends Designed>(ctx: Ctx, form: Form): Promise<Form> {
  const { design } = await getFormDesign(ctx, { isPreview: true });
  return { ...form, design: toPublicDesign(design), formToken: '', closed: null, challenge: null };
}
