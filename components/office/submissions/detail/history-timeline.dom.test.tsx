import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useSubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { HistoryTimeline } from '@/components/office/submissions/detail/history-timeline';
import { exampleOf } from '@/lib/contracts/example-of';
import { MembershipSubmission, SubmitHistoryEntry } from '@/lib/contracts/submissions/submissions';
import { show } from '@/testing/screens/show';

const submission = MembershipSubmission.parse(exampleOf(MembershipSubmission));
const example = SubmitHistoryEntry.parse(exampleOf(SubmitHistoryEntry));

/** The history with an entry of somebody who used a link and is gone. */
function History({ property }: { property: string }) {
  const client = useQueryClient();
  useState(() => {
    client.setDefaultOptions({ queries: { enabled: false } });
    const actor = { kind: 'Member', id: submission.id, name: null } as const;
    const entry = { ...example, type: 'Updated', property, oldValue: null, newValue: null, actor };
    const page = { items: [entry], nextCursor: null, totalCount: 1 };
    client.setQueryData(['submissions', 'history', submission.id], { pages: [page], pageParams: [null] });
  });
  return <HistoryTimeline submission={submission} words={useSubmissionWords()} />;
}

it.each([
  ['familyMembers[0].mediaConsents', /Person of the family/],
  ['email', /Parent or guardian/],
])('names who changed %s by a link and is gone', (property, name) => {
  show(<History property={property} />);
  expect(screen.getByText(name)).toBeDefined();
});
