import { changeFirstSteps, getFirstSteps } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getFirstSteps as get, setFirstStepsHidden } from '@/lib/services/first-steps/first-steps';

const versionOf = bind(getFirstSteps, async ({ ctx }) => ok(await get(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  versionOf,
  bind(changeFirstSteps, async ({ ctx, body }) => ok(await setFirstStepsHidden(ctx, body)), { versionOf }),
);
