import type { ReactNode } from 'react';
import { apiReference, groupTitle } from '@/app/developers/(guide)/reference/api-reference';
import { ReferenceNavigation } from '@/components/developers/reference/reference-navigation';

/** The reference: all operations on the left, one of them beside them. On a phone, the operations follow the page. */
export default function ReferenceLayout({ children }: { children: ReactNode }) {
  const groups = apiReference().groups.map(group => ({
    title: groupTitle(group),
    operations: group.operations.map(({ operationId, method, summary, isEvent }) => ({
      id: operationId,
      method: isEvent ? 'EVENT' : method,
      summary,
    })),
  }));
  return (
    <div className="grid grid-cols-1 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
      <div id="text" className="min-w-0 scroll-mt-20 pt-6 lg:order-2">
        <p className="mb-4 lg:hidden">
          <a href="#operations" className="text-accent underline">
            All operations
          </a>
        </p>
        {children}
      </div>
      <div id="operations" className="min-w-0 scroll-mt-4 max-lg:mt-12 max-lg:border-t lg:order-1">
        <ReferenceNavigation groups={groups} />
      </div>
    </div>
  );
}
