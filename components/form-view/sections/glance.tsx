import type { Fact } from '@/components/form-view/status/submission-groups';

/** Who, what, the price and the account of a submission, first on its pages. */
export function Glance({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts glance">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
