import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';

/**
 * Shows `done` once `work` succeeds, otherwise `failed` with the problem's detail. For a button that
 * disappears on success: callbacks of `mutate` do not run after unmount, so pass it the promise of
 * `mutateAsync`.
 */
export async function toastResult(
  work: Promise<unknown>,
  { done, failed }: { readonly done: string; readonly failed: string },
): Promise<void> {
  try {
    await work;
  } catch (error) {
    toast.error(failed, { description: detailOf(error) });
    return;
  }
  toast.success(done);
}
