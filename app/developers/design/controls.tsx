'use client';

import { Archive, Check, Ellipsis, LayoutGrid, List, Mail, Plus, Search, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Row, Section } from '@/app/developers/design/section';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Chip } from '@/components/ui/display/chip';
import { DownloadLink } from '@/components/ui/download-link';
import { IconButton } from '@/components/ui/icon-button';
import { Checkbox, CheckboxBox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import { Input } from '@/components/ui/inputs/input';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { SearchInput } from '@/components/ui/inputs/search-input';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Select } from '@/components/ui/inputs/select';
import { Switch } from '@/components/ui/inputs/switch';
import { Textarea } from '@/components/ui/inputs/textarea';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';

const variants = [
  { variant: 'primary', word: 'Accept' },
  { variant: 'secondary', word: 'Send again' },
  { variant: 'ghost', word: 'Cancel' },
  { variant: 'danger', word: 'Delete' },
  { variant: 'dangerQuiet', word: 'Deny' },
] as const;

export function Controls() {
  const [view, setView] = useState<'list' | 'cards'>('list');
  const [filters, setFilters] = useState([
    { name: 'State', value: 'New' },
    { name: 'Department', value: 'Swimming and water polo' },
  ]);
  return (
    <>
      <Section title="Buttons">
        <Row label="Rest">
          {variants.map(({ variant, word }) => (
            <Button key={variant} variant={variant}>
              {word}
            </Button>
          ))}
        </Row>
        <Row label="With a sign">
          <Button variant="primary" icon={Check}>
            Accept
          </Button>
          <Button icon={Mail}>Send again</Button>
          <Button variant="dangerQuiet" icon={X}>
            Deny
          </Button>
          <Button variant="danger" icon={Trash2}>
            Delete
          </Button>
        </Row>
        <Row label="Working">
          {variants.map(({ variant, word }) => (
            <Button key={variant} variant={variant} pending>
              {word}
            </Button>
          ))}
        </Row>
        <Row label="Disabled">
          {variants.map(({ variant, word }) => (
            <Button key={variant} variant={variant} disabled>
              {word}
            </Button>
          ))}
        </Row>
        <Row label="Sizes, links, signs alone">
          <Button size="sm" icon={Plus}>
            Small
          </Button>
          <Button size="lg" variant="primary">
            Large
          </Button>
          <LinkButton href="#top">Link</LinkButton>
          <DownloadLink href="/icon.svg">Download</DownloadLink>
          <IconButton icon={Search} label="Search" />
          <IconButton icon={Ellipsis} label="More" variant="secondary" />
          <IconButton icon={Archive} label="Archive" disabled />
          <CopyButton text="https://eintritt.example/f/tsv" label="Copy link" />
          <TextLink href="#top">A link in a text</TextLink>
        </Row>
      </Section>

      <Section title="Fields">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Field label="First name">
            <Input defaultValue="Mia" autoComplete="off" />
          </Field>
          <Field label="Telephone" optional hint="Only for questions about this application.">
            <Input type="tel" />
          </Field>
          <Field label="IBAN" error="The check digits do not fit. Compare the number with your bank card.">
            <Input defaultValue="DE02 1203 0000 0000 2020 52" />
          </Field>
          <Field label="Mandate reference" hint="Assigned by the club.">
            <Input readOnly defaultValue="TSV-2026-00417" />
          </Field>
          <Field label="Tariff">
            <Select defaultValue="adult">
              <option value="adult">Adult, €12.50 a month</option>
              <option value="family">Family, €24.00 a month</option>
            </Select>
          </Field>
          <Field label="Department" error="Choose a department.">
            <Select defaultValue="">
              <option value="">Please choose</option>
              <option value="swimming">Swimming</option>
            </Select>
          </Field>
          <Field label="Locked" hint="Set by the installation.">
            <Input disabled defaultValue="smtp.eintritt.example" />
          </Field>
          <div className="flex flex-col justify-end">
            <SearchInput label="Search name, number or e-mail" />
          </div>
          <Field label="Message to the applicant" optional className="sm:col-span-2">
            <Textarea defaultValue="Welcome to the club. Training is on Tuesdays at six." />
          </Field>
        </div>
      </Section>

      <Section title="Choices">
        <div className="grid gap-6 sm:grid-cols-2">
          <FieldGroup legend="Consents" hint="None is ticked beforehand.">
            <Checkbox label="Photographs of events" defaultChecked />
            <Checkbox label="Newsletter" hint="Four times a year." />
            <Checkbox label="Statutes accepted" error="Please accept the statutes to join." />
            <Checkbox label="Some of the rows" indeterminate />
            <Checkbox label="Cannot be changed" disabled defaultChecked />
          </FieldGroup>
          <RadioGroup
            legend="Payment"
            defaultValue="sepa"
            options={[
              { value: 'sepa', label: 'SEPA direct debit', hint: 'We collect on the first of the month.' },
              { value: 'account', label: 'On account' },
              { value: 'cash', label: 'In cash', disabled: true },
            ]}
          />
          <div className="flex flex-col gap-3">
            <Switch label="Form is public" hint="Takes effect at once." defaultChecked />
            <Switch label="Notify me by e-mail" />
            <Switch label="Two-factor required" disabled />
          </div>
          <div className="flex flex-col items-start gap-4">
            <SegmentedControl
              label="View"
              value={view}
              onValueChange={setView}
              segments={[
                { value: 'list', label: 'List', icon: List },
                { value: 'cards', label: 'Cards', icon: LayoutGrid },
              ]}
            />
            <div className="flex max-w-full flex-wrap gap-2">
              {filters.map(filter => (
                <Chip
                  key={filter.name}
                  {...filter}
                  onRemove={() => setFilters(filters.filter(other => other !== filter))}
                />
              ))}
            </div>
            <CheckboxBox aria-label="Choose row" />
          </div>
        </div>
      </Section>
    </>
  );
}
