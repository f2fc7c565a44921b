import { CircleCheck, MailCheck, Plus, Sparkles } from 'lucide-react';
import type { Metadata } from 'next';
import { OfficeShell } from '@/components/office/shell/office-shell';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { SearchInput } from '@/components/ui/inputs/search-input';
import { PageHeader } from '@/components/ui/page-header';
import { PageProvider } from '@/lib/platform/i18n/page-provider';

export const metadata: Metadata = { title: 'Design: frame of the office' };

const user = {
  id: '0198c0de-0000-7000-8000-000000000001',
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana.brandt@tsv-musterstadt.example',
  role: 'Manager',
} as const;

const rows = [
  { name: 'Mia Sommer', tariff: 'Family', price: '€24.00', tone: 'new', icon: Sparkles, state: 'New' },
  {
    name: 'Łukasz Çelik',
    tariff: 'Adult',
    price: '€12.50',
    tone: 'confirmed',
    icon: MailCheck,
    state: 'Confirmed',
  },
  {
    name: 'Anneliese von Falkenstein',
    tariff: 'Passive',
    price: '€5.00',
    tone: 'accepted',
    icon: CircleCheck,
    state: 'Accepted',
  },
] as const;

/** The office frame with sample content. */
export default function ShellPage() {
  return (
    <PageProvider namespaces={['ui', 'office']}>
      <OfficeShell club={{ name: 'TSV Musterstadt 1890 e. V.' }} user={user} counts={{ submissions: 12 }}>
        <div lang="en">
          <PageHeader
            title="Submissions"
            description="What people sent through your forms."
            actions={
              <Button variant="primary" icon={Plus}>
                New application
              </Button>
            }
          />
          <SearchInput label="Search name, number or e-mail" className="mb-4 max-w-sm" />
          <Card flush>
            <Table caption="Submissions">
              <THead>
                <Tr>
                  <Th>Name</Th>
                  <Th>State</Th>
                  <Th className="hidden md:table-cell">Tariff</Th>
                  <Th numeric className="hidden md:table-cell">
                    Price
                  </Th>
                </Tr>
              </THead>
              <TBody>
                {rows.map(row => (
                  <Tr key={row.name}>
                    <Td className="font-medium">{row.name}</Td>
                    <Td>
                      <Badge tone={row.tone} icon={row.icon}>
                        {row.state}
                      </Badge>
                    </Td>
                    <Td className="hidden md:table-cell">{row.tariff}</Td>
                    <Td numeric className="hidden md:table-cell">
                      {row.price}
                    </Td>
                  </Tr>
                ))}
              </TBody>
            </Table>
          </Card>
        </div>
      </OfficeShell>
    </PageProvider>
  );
}
