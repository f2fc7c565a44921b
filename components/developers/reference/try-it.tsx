'use client';

import { type FormEvent, useState } from 'react';
import { CodeBlock } from '@/components/developers/code-block';
import type { TryOperation, TryParameter, Typed } from '@/components/developers/reference/sample-request';
import { type SentAnswer, sendTry } from '@/components/developers/reference/send-try';
import { useTabValue } from '@/components/developers/use-tab-value';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Notice } from '@/components/ui/notice';

type TryItProps = {
  operation: TryOperation;
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Whether a GET of the same path reads the record that the body replaces. */
  canLoad: boolean;
};

/**
 * Sends the operation to this installation and shows its answer. Optional parameters begin empty. A change with the
 * session of the back office asks first: it is the club that the reader works for. So does every removal.
 */
export function TryIt({ operation, typed, onType, canLoad }: TryItProps) {
  const { method, parameters, body } = operation;
  const [key] = useTabValue('key');
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<SentAnswer | null>(null);

  async function load() {
    const inPath = parameters.filter(one => one.in === 'path');
    const read = { ...operation, method: 'GET', parameters: inPath, body: '' };
    const stored = await sendTry(read, typed, key);
    if (stored.status === 200) onType({ ...typed, body: stored.body });
    else setAnswer(stored);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSending(true);
    setAnswer(await sendTry(operation, typed, key));
    setIsSending(false);
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {method !== 'GET' && (
        <Notice tone="warning">
          This sends a real request: it can change data of the club and send e-mails. Use a club for tests.
        </Notice>
      )}
      {parameters.map(parameter => {
        const name = `${parameter.in}:${parameter.name}`;
        return (
          <ParameterField
            key={name}
            parameter={parameter}
            value={typed.values[name] ?? ''}
            onChange={value => onType({ ...typed, values: { ...typed.values, [name]: value } })}
          />
        );
      })}
      {body && (
        <Field
          label="Body (JSON)"
          {...(canLoad ? { hint: 'Load what is stored and change it. The sample shows an example.' } : {})}
        >
          <Textarea
            required
            value={typed.body}
            onChange={event => onType({ ...typed, body: event.target.value })}
            spellCheck={false}
            className="max-h-96 overflow-auto font-mono text-sm"
          />
        </Field>
      )}
      {canLoad && (
        <Button size="sm" className="self-start" onClick={load}>
          Load what is stored
        </Button>
      )}
      <p className="text-sm text-ink-muted">
        {key
          ? 'Sent with your key.'
          : 'Sent with your session of the back office, if you are signed in. Or set your key at the top of the page.'}
      </p>
      {method !== 'GET' && (!key || method === 'DELETE') && (
        <Checkbox
          required
          label={key ? 'Yes, delete it' : 'Yes, send it to the club that I am signed in to'}
        />
      )}
      <Button type="submit" variant="primary" pending={isSending} className="self-start">
        Send
      </Button>
      <noscript>Sending from here needs JavaScript.</noscript>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </form>
  );
}

type ParameterFieldProps = { parameter: TryParameter; value: string; onChange: (value: string) => void };

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const { name, isRequired, values, example } = parameter;
  return (
    <Field label={<code className="font-mono">{name}</code>} optional={!isRequired}>
      {values.length > 0 ? (
        <Select required={isRequired} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">–</option>
          {values.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      ) : (
        <Input
          required={isRequired}
          value={value}
          onChange={event => onChange(event.target.value)}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
        />
      )}
    </Field>
  );
}

function Answer({ answer }: { answer: SentAnswer }) {
  if (answer.status === 0) return <Notice tone="danger">No answer. Is the installation reachable?</Notice>;
  const { status, statusText, milliseconds, headers, body, file } = answer;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p>
        <strong className={status < 400 ? 'text-accepted' : 'text-danger-ink'}>
          {status} {statusText}
        </strong>{' '}
        <span className="text-ink-muted">in {milliseconds} ms</span>
      </p>
      {file && (
        <a href={file.url} download={file.name} className="text-accent underline">
          Save the file ({file.bytes.toLocaleString('en')} bytes)
        </a>
      )}
      {body && <CodeBlock code={body} label="Body of the answer" />}
      <details>
        <summary className="cursor-pointer text-sm font-medium text-accent">
          {headers.length} header fields
        </summary>
        <CodeBlock
          code={headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          label="Header fields of the answer"
          className="mt-2"
        />
      </details>
    </div>
  );
}
