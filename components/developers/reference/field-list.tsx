import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { InlineCode } from '@/components/developers/reference/inline-code';
import type { Field, Shape } from '@/components/developers/reference/schema-fields';

type FieldListProps = {
  fields: readonly Field[];
  /** First part of the ids of the rows. */
  prefix: string;
};

/** Fields with type, bounds and meaning. Those of objects inside and those that are only read fold out. */
export function FieldList({ fields, prefix }: FieldListProps) {
  const [written, read] = [fields.filter(one => !one.isReadOnly), fields.filter(one => one.isReadOnly)];
  return (
    <>
      <Rows fields={written} prefix={prefix} />
      {read.length > 0 && (
        <Fold title={`${read.length} read-only ${read.length === 1 ? 'field' : 'fields'}`}>
          <p className="mb-2 max-w-[35em] text-ink-muted">
            The service sets them. You may send them back as they were read; they are ignored.
          </p>
          <Rows fields={read} prefix={prefix} />
        </Fold>
      )}
    </>
  );
}

function Rows({ fields, prefix }: FieldListProps) {
  return (
    <ul className="divide-y divide-hairline border-y">
      {fields.map(field => (
        <FieldRow key={field.name} field={field} id={`${prefix}.${field.name}`} />
      ))}
    </ul>
  );
}

function FieldRow({ field, id }: { field: Field; id: string }) {
  const { name, type, isRequired, condition, description, bounds, values, shape } = field;
  return (
    <li id={id} className="scroll-mt-24 py-3 target:bg-accent-soft">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="font-mono font-semibold break-all">{name}</code>
        <span className="text-sm text-ink-muted">{type}</span>
        {isRequired && <span className="text-xs font-medium text-danger-ink">required</span>}
        {condition && (
          <span className="text-xs font-medium text-ink-muted">
            <InlineCode text={condition} />
          </span>
        )}
      </p>
      {description && (
        <p className="mt-0.5 max-w-[35em]">
          <InlineCode text={description} />
        </p>
      )}
      {values.length > 0 && (
        <p className="mt-1 flex max-w-[35em] flex-wrap gap-1">
          {values.map(value => (
            <code key={value} className="rounded-sm border bg-sunken px-1 font-mono text-sm">
              {value}
            </code>
          ))}
        </p>
      )}
      {bounds.length > 0 && (
        <p className="mt-0.5 max-w-[35em] text-sm break-words text-ink-muted">{bounds.join(' · ')}</p>
      )}
      {shape && <ShapeView shape={shape} prefix={id} isNested />}
    </li>
  );
}

type ShapeViewProps = { shape: Shape; prefix: string; isNested?: boolean };

/** What an object consists of; `isNested` folds it away below its name. */
export function ShapeView({ shape, prefix, isNested = false }: ShapeViewProps) {
  if (shape.kind === 'Recursive')
    return <p className="mt-1 text-sm text-ink-muted">With the fields of {shape.name}, as above.</p>;
  const fields = shape.kind === 'Fields' ? shape.fields : shape.options;
  const list = <FieldList fields={fields} prefix={prefix} />;
  if (!isNested)
    return (
      <>
        {shape.kind === 'OneOf' && <p className="mb-2">One of these:</p>}
        {list}
      </>
    );
  return (
    <Fold title={shape.kind === 'OneOf' ? `One of ${fields.length} shapes` : countOf(fields.length)}>
      {list}
    </Fold>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-2">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-sm text-sm font-medium text-accent pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="mt-2 border-l-2 pl-4">{children}</div>
    </details>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 field' : `${count} fields`;
}
