import type { Metadata } from 'next';
import { ApiReference } from '@/components/developers/api-reference';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';

export const metadata: Metadata = { title: 'Reference' };

const documentUrl = '/api/v1/openapi.json';

export default function ReferencePage() {
  return (
    <>
      <PageHeader
        title="Reference"
        description={
          <>
            Every operation. Open one, choose Try it out and send it, with your own key under Authorize, or
            with the session of the back office if you are signed in here. The same as a document:{' '}
            <TextLink href={documentUrl} prefetch={false}>
              openapi.json
            </TextLink>
            .
          </>
        }
      />
      <ApiReference documentUrl={documentUrl} />
    </>
  );
}
