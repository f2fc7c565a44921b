import { z } from 'zod';
import { ClubName, ClubSlug } from './club';
import { requiredName, text } from './common';
import { EmailAddress } from './users';

export const SignUpRequest = z
  .strictObject({
    clubName: ClubName,
    slug: ClubSlug.describe('Part of the addresses of the club’s forms. Cannot be changed'),
    email: EmailAddress.describe('Receives a link to set the password'),
    firstName: requiredName(100),
    lastName: requiredName(100),
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
  name: text(150).min(1).describe('The name of a club, or a slug to check').meta({ example: 'TSV Neudorf' }),
});

const example = { slug: 'tsv-neudorf', isTaken: false, free: 'tsv-neudorf' };

export const SlugProposal = z
  .object({
    slug: z.string().describe('The name as a slug. Empty if no character can be used'),
    isTaken: z.boolean(),
    free: z.string().describe('The same if it is free, otherwise the next free one with a number'),
  })
  .meta({ id: 'SlugProposal', example });
export type SlugProposal = z.output<typeof SlugProposal>;
