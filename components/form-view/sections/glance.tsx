import type { Fact } from '@/components/form-view/status/submission-groups';

type Props = { readonly facts: readonly Fact[] };

/** Who, what, the price and the account of a submission, first on its pages. */
export function Glance({ facts }: Props) {
  return <Facts facts={facts} className="facts glance" />;
}

/** Facts that have a value. On a phone each stands below its label. */
export function Facts({ facts, className = 'facts' }: Props & { readonly className?: string }) {
  return (
    <dl className={className}>
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
