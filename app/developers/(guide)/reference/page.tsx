import type { Metadata } from 'next';
import { apiReference, groupTitle, operationAddress } from '@/app/developers/(guide)/reference/api-reference';
import { InlineCode } from '@/components/developers/reference/inline-code';
import { MethodBadge } from '@/components/developers/reference/method-badge';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';

export const metadata: Metadata = { title: 'Reference' };

export default function ReferencePage() {
  const { groups, document } = apiReference();
  return (
    <main>
      <PageHeader
        title="Reference"
        description={
          <>
            Every operation at <code className="font-mono">{document.servers[0]?.url}</code>, with its
            parameters, samples and an example answer. New here? Begin with your{' '}
            <TextLink href="/developers">first submission in five minutes</TextLink>. For tools, the same is
            an OpenAPI 3.1 document: <TextLink href="/api/v1/openapi.json">openapi.json</TextLink>.
          </>
        }
      />
      <div className="gap-10 sm:columns-2 2xl:columns-3">
        {groups.map(group => (
          <section key={group.name} aria-labelledby={idOf(group.name)} className="mb-8 break-inside-avoid">
            <h2 id={idOf(group.name)} className="text-lg font-semibold">
              {groupTitle(group)}
            </h2>
            <p className="mb-2 text-ink-muted">{group.description}</p>
            <ul>
              {group.operations.map(({ operationId, method, summary, isEvent }) => (
                <li key={operationId} className="flex items-baseline gap-2 py-0.5 pointer-coarse:py-2">
                  <MethodBadge method={isEvent ? 'EVENT' : method} className="w-13" />
                  <TextLink href={operationAddress(operationId)}>
                    <InlineCode text={summary} />
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
