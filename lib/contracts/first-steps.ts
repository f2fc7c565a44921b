import { z } from 'zod';

/** In the order of the checklist. */
export const firstSteps = [
  ...(['Club', 'Logo', 'Tariffs', 'Sepa', 'Privacy', 'Design', 'Mail', 'Form', 'Embed'] as const),
] as const;
export type FirstStepKey = (typeof firstSteps)[number];

const example = {
  steps: firstSteps.map(key => ({
    key,
    isDone: key === 'Club',
    isOptional: key === 'Logo' || key === 'Design',
  })),
  isDone: false,
  isPutAway: false,
};

export const FirstSteps = z
  .object({
    steps: z.array(
      z.object({
        key: z.enum(firstSteps),
        isDone: z.boolean().describe('Derived from the club’s data'),
        isOptional: z.boolean().describe('Not required to put a form online'),
      }),
    ),
    isDone: z.boolean().describe('All steps that are not optional are done'),
    isPutAway: z.boolean().describe('Hidden from the dashboard'),
  })
  .meta({ id: 'FirstSteps', example });
export type FirstSteps = z.output<typeof FirstSteps>;

const ignored = z.unknown().optional();

export const ChangeFirstSteps = z
  .strictObject({ isPutAway: z.boolean(), steps: ignored, isDone: ignored })
  .meta({ id: 'ChangeFirstSteps', example: { isPutAway: true } });
export type ChangeFirstSteps = z.output<typeof ChangeFirstSteps>;
