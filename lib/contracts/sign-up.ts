import { z } from 'zod';
import { ClubSlug } from './club';
import { requiredLine, requiredText, text } from './common';
import { EmailAddress } from './users';

export const SignUpRequest = z
  .strictObject({
    clubName: requiredLine(150),
    slug: ClubSlug.describe('Stands in the addresses of the club’s forms and stays'),
    email: EmailAddress.describe('Gets a link, on which the password is set'),
    firstName: requiredText(100),
    lastName: requiredText(100),
  })
  .meta({
    id: 'SignUpRequest',
    example: {
      clubName: 'TSV Neudorf',
      slug: 'tsv-neudorf',
      email: 'ina.schulz@tsv-neudorf.example',
      firstName: 'Ina',
      lastName: 'Schulz',
    },
  });
export type SignUpRequest = z.output<typeof SignUpRequest>;

export const SlugQuery = z.strictObject({
  name: text(150)
    .min(1)
    .describe('The name of a club, or a slug to be looked at')
    .meta({ example: 'TSV Neudorf' }),
});

const example = { slug: 'tsv-neudorf', isTaken: false, free: 'tsv-neudorf' };

export const SlugProposal = z
  .object({
    slug: z.string().describe('The name as a slug; empty where nothing of it can stand in one'),
    isTaken: z.boolean(),
    free: z.string().describe('The same where it is free, else the next free one with a number'),
  })
  .meta({ id: 'SlugProposal', example });
export type SlugProposal = z.output<typeof SlugProposal>;
