import type { ReactNode } from 'react';
import type { ReviewRow } from '@/components/form-view/form-parts';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Rows without a value are hidden. */
  readonly rows: readonly ReviewRow[];
  /** Level of the heading: one below that of the part of the page around it. */
  readonly heading: 'h2' | 'h3';
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Below the rows. */
  readonly children?: ReactNode;
};

/**
 * A titled group of labels and values. The check page of a form, the page of a confirmation link and the status page
 * show a submission in the same groups.
 */
export function FactGroup({ id, title, rows, heading: Heading, action, children }: Props) {
  const shown = rows.filter(([, value]) => value !== '');
  if (shown.length === 0 && !children && !action) return null;
  return (
    <section className="part-review" aria-labelledby={id}>
      <div className="part-head">
        <Heading id={id}>{title}</Heading>
        {action}
      </div>
      {shown.length > 0 && (
        <dl>
          {shown.map(([label, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two persons may have the same name
            <div key={index}>
              <dt>{label}</dt>
              <dd className="lines">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
