'use client';

import { CircleCheck, CircleX, Inbox, Mail, MailCheck, PenLine, Plus, Sparkles } from 'lucide-react';
import { Row, Section } from '@/app/developers/design/section';
import { Button } from '@/components/ui/button';
import { Avatar } from '@/components/ui/display/avatar';
import { Badge } from '@/components/ui/display/badge';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { CountBadge } from '@/components/ui/display/count-badge';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { LoadMore } from '@/components/ui/display/load-more';
import { Pager } from '@/components/ui/display/pager';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Tabs } from '@/components/ui/display/tabs';
import { Timeline, TimelineEntry } from '@/components/ui/display/timeline';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { CheckboxBox } from '@/components/ui/inputs/checkbox';
import { Kbd } from '@/components/ui/kbd';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

const states = {
  new: { icon: Sparkles, word: 'New' },
  confirmed: { icon: MailCheck, word: 'Confirmed' },
  accepted: { icon: CircleCheck, word: 'Accepted' },
  rejected: { icon: CircleX, word: 'Rejected' },
} as const;

const rows = [
  {
    number: '2026-00417',
    name: 'Mia Sommer',
    tariff: 'Family',
    price: '€24.00',
    state: 'new',
    at: '2026-11-20T16:10:00Z',
  },
  {
    number: '2026-00416',
    name: 'Łukasz Çelik',
    tariff: 'Adult',
    price: '€12.50',
    state: 'confirmed',
    at: '2026-11-19T08:30:00Z',
  },
  {
    number: '2026-00415',
    name: 'Anneliese von Falkenstein',
    tariff: 'Passive',
    price: '€5.00',
    state: 'accepted',
    at: '2026-11-12T12:00:00Z',
  },
  {
    number: '2026-00414',
    name: 'Jonas Ødegård',
    tariff: 'Trial month',
    price: '€0.00',
    state: 'rejected',
    at: '2026-10-02T12:00:00Z',
  },
] as const;

function StateBadge({ state }: { state: keyof typeof states }) {
  return (
    <Badge tone={state} icon={states[state].icon}>
      {states[state].word}
    </Badge>
  );
}

export function Display() {
  return (
    <>
      <Section title="States">
        <Row label="State of a submission">
          {rows.map(row => (
            <StateBadge key={row.state} state={row.state} />
          ))}
        </Row>
        <Row label="Others">
          <Badge>Draft</Badge>
          <Badge tone="accent">Family</Badge>
          <Badge tone="danger" icon={CircleX}>
            Delivery failed
          </Badge>
          <CountBadge count={12} label="12 submissions waiting" />
          <CountBadge count={412} label="412 submissions waiting" />
          <Spinner label="Loading" />
          <span className="inline-flex items-center gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
          <Avatar name="Mia Sommer" size="sm" />
          <Avatar name="Mia Sommer" />
          <Avatar name="TSV Musterstadt e. V." shape="club" size="lg" />
        </Row>
        <div className="grid gap-3 sm:grid-cols-2">
          <Notice tone="info" title="Captured">
            This message stays in the outbox, because no mail server is set.
          </Notice>
          <Notice tone="success">The test message has arrived.</Notice>
          <Notice tone="warning" title="Minor without guardian">
            Ask for the consent of a parent before you accept.
          </Notice>
          <Notice
            tone="danger"
            title="Three deliveries failed"
            action={<Button size="sm">Send again</Button>}
          >
            The receiver answered with 503.
          </Notice>
        </div>
      </Section>

      <Section title="Page">
        <PageHeader
          breadcrumb={
            <Breadcrumb items={[{ label: 'Submissions', href: '#top' }, { label: 'Mia Sommer' }]} />
          }
          title="Mia Sommer"
          badge={<StateBadge state="confirmed" />}
          description="Membership application 2026-00417"
          actions={
            <>
              <Button>Deny</Button>
              <Button variant="primary">Accept</Button>
            </>
          }
        />
        <Tabs
          label="Parts of the application"
          tabs={[
            { value: 'data', label: 'Data', content: <p>What the applicant entered.</p> },
            { value: 'history', label: 'History', count: 4, content: <p>What happened since.</p> },
            { value: 'mails', label: 'Messages', content: <p>What was sent.</p> },
          ]}
        />
      </Section>

      <Section title="Lists">
        <Card
          title="Latest submissions"
          description="A table on wide screens, cards on phones."
          action={
            <Button size="sm" icon={Plus}>
              New
            </Button>
          }
          headingLevel={3}
          flush
        >
          <div className="hidden md:block">
            <Table caption="Latest submissions">
              <THead>
                <Tr>
                  <Th className="w-10">
                    <CheckboxBox aria-label="Choose all" indeterminate />
                  </Th>
                  <Th sort="ascending">Name</Th>
                  <Th sort="none">Received</Th>
                  <Th>State</Th>
                  <Th>Tariff</Th>
                  <Th numeric>Price</Th>
                </Tr>
              </THead>
              <TBody>
                {rows.map((row, index) => (
                  <Tr key={row.number} selected={index === 1}>
                    <Td>
                      <CheckboxBox aria-label={`Choose ${row.name}`} defaultChecked={index === 1} />
                    </Td>
                    <Td>
                      <span className="block font-medium">{row.name}</span>
                      <span className="text-sm text-ink-muted">{row.number}</span>
                    </Td>
                    <Td>
                      <RelativeTime value={row.at} />
                    </Td>
                    <Td>
                      <StateBadge state={row.state} />
                    </Td>
                    <Td>{row.tariff}</Td>
                    <Td numeric>{row.price}</Td>
                  </Tr>
                ))}
              </TBody>
            </Table>
          </div>
          <ListCards label="Latest submissions" className="md:hidden">
            {rows.map(row => (
              <ListCard
                key={row.number}
                href="#top"
                title={row.name}
                aside={<StateBadge state={row.state} />}
                meta={`${row.tariff} · ${row.price} · ${row.number}`}
              />
            ))}
          </ListCards>
        </Card>
        <Pager previousHref={null} nextHref="#top" summary="1–50 of 412" />
        <LoadMore onLoadMore={() => {}} summary="50 of 412 shown" />
      </Section>

      <Section title="Details">
        <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
          <Card title="Person" headingLevel={3}>
            <DescriptionList>
              <Description
                label="Name"
                action={
                  <Button size="sm" variant="ghost" icon={PenLine}>
                    Edit
                  </Button>
                }
              >
                Mia Sommer
              </Description>
              <Description label="Date of birth">28 February 1990</Description>
              <Description label="Address">{'Lindenweg 12\n12345 Musterstadt'}</Description>
              <Description label="Telephone" />
            </DescriptionList>
          </Card>
          <Card title="History" headingLevel={3}>
            <Timeline label="History">
              <TimelineEntry
                icon={CircleCheck}
                tone="accepted"
                title="Accepted"
                meta="20 November 2026, Jana Brandt"
              >
                <blockquote className="rounded-md bg-sunken px-3 py-2">Welcome to the club.</blockquote>
              </TimelineEntry>
              <TimelineEntry
                icon={MailCheck}
                tone="confirmed"
                title="Confirmed by e-mail"
                meta="19 November 2026"
              />
              <TimelineEntry icon={Mail} title="Confirmation mail sent" meta="19 November 2026" />
              <TimelineEntry icon={Sparkles} tone="new" title="Received" meta="19 November 2026" />
            </Timeline>
          </Card>
        </div>
      </Section>

      <Section title="Nothing, not yet, not possible">
        <Card flush>
          <EmptyState
            icon={Inbox}
            headingLevel={3}
            title="No applications yet"
            description="What people send through your forms arrives here. Put the form on your website, or share its link."
            action={<Button variant="primary">Copy link to the form</Button>}
          />
        </Card>
        <Card flush>
          <SkeletonRows rows={3} label="Loading" />
        </Card>
        <Card flush>
          <ErrorState headingLevel={3} onRetry={() => {}} requestId="0198c0de-4b1d-7a2f" />
        </Card>
      </Section>
    </>
  );
}
