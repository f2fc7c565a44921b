'use client';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTabValue } from '@/components/developers/use-tab-value';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Popover } from '@/components/ui/overlays/popover';

/** Where the reader types their API key, once in each tab. Samples and Try it use it. */
export function ReaderKey() {
  const [key, setKey] = useTabValue('key');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label="Your key"
      align="end"
      className="w-80 p-4"
      trigger={
        <Button size="sm" icon={KeyRound}>
          <span className="max-sm:sr-only">{key ? `Key ${key.slice(0, 7)}…` : 'Your key'}</span>
        </Button>
      }
    >
      <Field
        label="API key or access token"
        hint="Fills the samples and Try it. It stays in this tab, and the browser forgets it when you close the tab."
      >
        <Input
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="ek_…"
          className="font-mono"
          value={key}
          onChange={event => setKey(event.target.value.trim())}
          onKeyDown={event => {
            if (event.key === 'Enter') setIsOpen(false);
          }}
        />
      </Field>
      {key && (
        <Button size="sm" className="mt-3" onClick={() => setKey('')}>
          Forget the key
        </Button>
      )}
    </Popover>
  );
}
