'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { withRecordsOfClub } from '@/components/developers/reference/records-of-club';
import { requestOf, type TryOperation, type Typed } from '@/components/developers/reference/sample-request';
import { Samples } from '@/components/developers/reference/samples';
import { readAsReader } from '@/components/developers/reference/send-try';
import { snippetsOf } from '@/components/developers/reference/snippets';
import { TryIt } from '@/components/developers/reference/try-it';
import { useTabValue } from '@/components/developers/use-tab-value';
import { Button } from '@/components/ui/button';

type OperationConsoleProps = {
  operation: TryOperation;
  /** Whether the form begins without a body, because it would replace a stored record that can be loaded. */
  canLoad: boolean;
};

const inventedId = '019a0000-0000-7000-8000-';

/** The samples of an operation, and the form that sends it. The samples follow what is typed in the form. */
export function OperationConsole({ operation, canLoad }: OperationConsoleProps) {
  const [key] = useTabValue('key');
  const [typed, setTyped] = useState<Typed>({ values: {}, body: canLoad ? '' : operation.body });
  const [filling, setFilling] = useState<'No' | 'Now' | 'InVain'>('No');
  const request = requestOf(operation, typed);
  const hasIds = operation.path.includes('{') || operation.body.includes(inventedId);
  const isInvented = JSON.stringify(request).includes(inventedId);

  async function fillIn() {
    setFilling('Now');
    const filled = await withRecordsOfClub(operation, typed, path => readAsReader(path, key));
    setFilling(JSON.stringify(filled) === JSON.stringify(typed) ? 'InVain' : 'No');
    setTyped(filled);
  }

  return (
    <>
      <section>
        <h2 className="mb-2 text-lg font-semibold">Sample</h2>
        {hasIds && (
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button size="sm" pending={filling === 'Now'} onClick={fillIn}>
              Use records of my club
            </Button>
            <p role="status" className="text-sm text-ink-muted">
              {filling === 'InVain'
                ? 'Nothing to use was found. Set your key above or sign in to the back office.'
                : isInvented && 'The ids in the sample are invented: no club has them.'}
            </p>
          </div>
        )}
        <Samples snippets={snippetsOf(request)} />
      </section>
      <details className="group rounded-md border">
        <summary className="flex cursor-pointer list-none items-center gap-1 rounded-md px-3 py-2 text-lg font-semibold hover:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4 text-ink-muted transition-transform group-open:rotate-90"
          />
          Try it
        </summary>
        <div className="px-3 pt-1 pb-3">
          <TryIt operation={operation} typed={typed} onType={setTyped} canLoad={canLoad} />
        </div>
      </details>
    </>
  );
}
