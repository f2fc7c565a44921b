import { SubmissionSkeleton } from '@/components/office/submissions/detail/submission-skeleton';

export default function SubmissionLoading() {
  return <SubmissionSkeleton />;
}
