'use client';

import { type FormEvent, useState } from 'react';
import { CodeBlock } from '@/components/developers/code-block';
import { type SentAnswer, sendTry } from '@/components/developers/reference/send-try';
import { useTabValue } from '@/components/developers/use-tab-value';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Notice } from '@/components/ui/notice';

export type TryParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly values: readonly string[];
  readonly example: string;
};

export type TryItProps = {
  method: string;
  path: string;
  parameters: readonly TryParameter[];
  /** Empty if the operation has no body. */
  body: string;
  /** Whether a GET of the same path reads the record that the body replaces. */
  canLoad: boolean;
};

/**
 * Sends the operation to this installation and shows its answer. Optional parameters begin empty. A change with the
 * session of the back office asks first: it is the club that the reader works for.
 */
export function TryIt({ method, path, parameters, body, canLoad }: TryItProps) {
  const [key] = useTabValue('key');
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<SentAnswer | null>(null);

  async function load(form: HTMLFormElement) {
    const inPath = parameters.filter(one => one.in === 'path');
    const stored = await sendTry({ method: 'GET', path, parameters: inPath, key, values: withoutBody(form) });
    const field = form.elements.namedItem('body');
    if (stored.status === 200 && field instanceof HTMLTextAreaElement) field.value = stored.body;
    else setAnswer(stored);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSending(true);
    const values = new FormData(event.currentTarget);
    setAnswer(await sendTry({ method, path, parameters, key, values }));
    setIsSending(false);
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {method !== 'GET' && (
        <Notice tone="warning">
          This sends a real request: it can change data of the club and send e-mails. Use a club for tests.
        </Notice>
      )}
      {parameters.map(parameter => (
        <ParameterField key={`${parameter.in} ${parameter.name}`} parameter={parameter} />
      ))}
      {body && (
        <Field label="Body (JSON)">
          <Textarea
            name="body"
            defaultValue={body}
            spellCheck={false}
            className="max-h-96 overflow-auto font-mono text-sm"
          />
        </Field>
      )}
      {canLoad && (
        <Button
          size="sm"
          className="self-start"
          onClick={event => event.currentTarget.form && load(event.currentTarget.form)}
        >
          Load what is stored
        </Button>
      )}
      <p className="text-sm text-ink-muted">
        {key
          ? 'Sent with your key.'
          : 'Sent with your session of the back office, if you are signed in. Or set your key at the top of the page.'}
      </p>
      {method !== 'GET' && !key && (
        <Checkbox required label="Yes, send it to the club that I am signed in to" />
      )}
      <Button type="submit" variant="primary" pending={isSending} className="self-start">
        Send
      </Button>
      <noscript>Sending from here needs JavaScript.</noscript>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </form>
  );
}

function withoutBody(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  values.delete('body');
  return values;
}

function ParameterField({ parameter }: { parameter: TryParameter }) {
  const { name, isRequired, values, example } = parameter;
  const field = { name: `${parameter.in}:${name}`, required: isRequired };
  return (
    <Field label={<code className="font-mono">{name}</code>} optional={!isRequired}>
      {values.length > 0 ? (
        <Select {...field} defaultValue="">
          <option value="">–</option>
          {values.map(value => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      ) : (
        <Input {...field} placeholder={example} autoComplete="off" spellCheck={false} className="font-mono" />
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
