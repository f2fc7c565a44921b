import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOddities } from '@/components/office/submissions/detail/use-oddities';
import { exampleOf } from '@/lib/contracts/example-of';
import { SubmissionHints } from '@/lib/contracts/submissions/submission-work';
import { CancellationSubmission } from '@/lib/contracts/submissions/submissions';
import { show } from '@/testing/screens/show';

const hints = SubmissionHints.parse(exampleOf(SubmissionHints));
const [related] = hints.related;
if (!related) throw new Error('no example');
const cancellation = { ...CancellationSubmission.parse(exampleOf(CancellationSubmission)), comment: '' };
const ofPerson = { ...related, reasons: ['SamePerson' as const] };
const membership = { ...ofPerson, kind: 'Membership' as const, state: 'Accepted' as const };
const another = { ...ofPerson, id: 'another', kind: 'Cancellation' as const, state: 'New' as const };

type OdditiesProps = { found: SubmissionHints['related']; numberHolder?: SubmissionHints['numberHolder'] };

function Oddities({ found, numberHolder = null }: OdditiesProps) {
  return <p>{useOddities(cancellation, { ...hints, related: found, numberHolder })}</p>;
}

it('counts as many submissions of the person as the hints list', () => {
  show(<Oddities found={[membership, another]} />);
  expect(screen.getByText(/2 more submissions/)).toBeDefined();
});

it('finds nothing odd in the accepted application of a member who leaves', () => {
  show(<Oddities found={[membership]} />);
  expect(screen.queryByText(/more submission/)).toBeNull();
});

it('says first whose the membership number of the sender is', () => {
  const numberHolder = { id: 'olga', number: 3, memberNumber: '4711', name: 'Olga Nowak' };
  show(<Oddities found={[]} numberHolder={numberHolder} />);
  expect(screen.getByText(/^no\. 4711 belongs to Olga Nowak/)).toBeDefined();
});
