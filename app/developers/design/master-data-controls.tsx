'use client';

import { useState } from 'react';
import { Section } from '@/app/developers/design/section';
import { SortableList } from '@/components/ui/display/sortable-list';
import { Field } from '@/components/ui/inputs/field';
import { MoneyInput } from '@/components/ui/inputs/money-input';
import { WholeNumberInput } from '@/components/ui/inputs/typed-input';

export function MasterDataControls() {
  const [price, setPrice] = useState<number | null>(12.5);
  const [age, setAge] = useState<number | null>(18);
  const [names, setNames] = useState(['Swimming', 'Judo', 'Archery']);
  return (
    <Section title="Amounts, numbers and order">
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Field label="Fee" hint="Typed as people type it, put in order when the field is left.">
            <MoneyInput currency="EUR" value={price} onValueChange={setPrice} />
          </Field>
          <Field label="Lowest age" error={Number.isNaN(age) ? 'Type a whole number like 18.' : undefined}>
            <WholeNumberInput value={age} onValueChange={setAge} />
          </Field>
        </div>
        <SortableList
          label="Departments in order"
          items={names}
          keyOf={name => name}
          nameOf={name => name}
          onReorder={setNames}
          className="rounded-md border"
        >
          {name => <p className="flex min-h-11 items-center">{name}</p>}
        </SortableList>
      </div>
    </Section>
  );
}
