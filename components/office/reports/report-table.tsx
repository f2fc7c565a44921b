'use client';

import type { Report, ReportCell, ReportColumn } from '@/components/office/reports/report';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { TextLink } from '@/components/ui/text-link';

const headStyle = 'max-sm:whitespace-normal print:whitespace-normal';

type ReportTableProps = { caption: string; report: Report };

/** The numbers of a chart; a number links to its list if there is one. */
export function ReportTable({ caption, report: { rowLabel, columns, rows } }: ReportTableProps) {
  return (
    <Table caption={caption}>
      <THead>
        <Tr>
          <Th className={headStyle}>{rowLabel}</Th>
          {columns.map(({ label }) => (
            <Th key={label} numeric className={headStyle}>
              {label}
            </Th>
          ))}
        </Tr>
      </THead>
      <TBody>
        {rows.map(row => (
          <Tr key={row.label}>
            <th scope="row" className="border-b px-4 py-1.5 pl-5 text-left font-normal sm:whitespace-nowrap">
              {row.label}
            </th>
            {columns.map((column, index) => (
              <Td key={column.label} numeric className="h-9 py-1 pointer-coarse:h-12">
                <Value column={column} cell={row.cells[index]} />
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function Value({ column, cell }: { column: ReportColumn; cell: ReportCell | undefined }) {
  if (!cell || cell.value === null) return '–';
  const text = column.format(cell.value);
  if (!cell.href) return text;
  return (
    <TextLink href={cell.href} className="pointer-coarse:inline-block pointer-coarse:py-2">
      {text}
    </TextLink>
  );
}
