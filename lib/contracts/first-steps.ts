import { z } from 'zod';

/** In the order in which they are gone. */
export const firstSteps = ['Club', 'Logo', 'Tariffs', 'Privacy', 'Design', 'Form', 'Mail', 'Embed'] as const;
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
        isDone: z.boolean().describe('As the club’s data say; nothing is ticked off by hand'),
        isOptional: z.boolean().describe('A form can be live without it'),
      }),
    ),
    isDone: z.boolean().describe('Every step that is not optional'),
    isPutAway: z.boolean().describe('Not to be shown on the dashboard any more'),
  })
  .meta({ id: 'FirstSteps', example });
export type FirstSteps = z.output<typeof FirstSteps>;

const ignored = z.unknown().optional();

export const ChangeFirstSteps = z
  .strictObject({ isPutAway: z.boolean(), steps: ignored, isDone: ignored })
  .meta({ id: 'ChangeFirstSteps', example: { isPutAway: true } });
export type ChangeFirstSteps = z.output<typeof ChangeFirstSteps>;
