import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { type SampleRequest, snippetsOf } from './snippets';

const request: SampleRequest = {
  method: 'PUT',
  url: 'https://eintritt.example/api/v1/a?b=c&d=e',
  headers: { Authorization: 'Bearer ek_…' },
  body: { 'a-b': `it's "$5" \\ 5`, lines: 'one\ntwo $x', list: [1, true, null], none: {}, empty: [] },
  answer: 'Json',
  fileName: 'a.json',
};

it('curl gets every text between single quotes', () => {
  const { curl } = snippetsOf(request);
  expect(curl).toContain("-X PUT \\\n  'https://eintritt.example/api/v1/a?b=c&d=e' \\\n");
  expect(curl).toContain(`it'\\''s`);
});

it('TypeScript sends the same body', async () => {
  const { TypeScript } = snippetsOf(request);
  const { code } = await transform(TypeScript, { loader: 'ts', format: 'esm' });
  const literal = /JSON\.stringify\(([\s\S]*)\)\n\}\);/.exec(code)?.[1] ?? '';
  expect(new Function(`return ${literal}`)()).toEqual(request.body);
});

it('Python and PHP write values in their own words', () => {
  const { Python, PHP } = snippetsOf(request);
  expect(Python).toContain(`"list": [\n            1,\n            True,\n            None,\n        ],`);
  expect(Python).toContain('"none": {},');
  expect(PHP).toContain(`'none' => new stdClass(),`);
  expect(PHP).toContain(`'a-b' => 'it\\'s "$5" \\\\ 5',`);
  expect(PHP).toContain(`'lines' => "one\\ntwo \\$x",`);
});

it('a request without a body sends none, and a file is saved', () => {
  const { body: _body, ...rest } = request;
  const saved = snippetsOf({ ...rest, method: 'GET', answer: 'File', fileName: 'a.pdf' });
  expect(saved.curl).toMatch(/-o a\.pdf$/);
  expect(saved.curl).not.toContain('-d ');
  for (const language of ['TypeScript', 'Python', 'PHP'] as const) expect(saved[language]).toContain('a.pdf');
});

it('an answer with a problem is shown, not written into the file', () => {
  const { curl, Python } = snippetsOf({ ...request, answer: 'File', fileName: 'a.pdf' });
  expect(curl).toMatch(/^curl -sS --fail -X PUT/);
  expect(Python).toContain('raise SystemExit(response.text)');
});

it('an idempotent request has a new key in each run', async () => {
  const { curl, TypeScript, Python, PHP } = snippetsOf({ ...request, isIdempotent: true });
  expect(curl).toContain('-H "Idempotency-Key: $(date +%s)-$RANDOM"');
  expect(TypeScript).toContain(
    "    Authorization: 'Bearer ek_…',\n    'Idempotency-Key': crypto.randomUUID(),\n  },",
  );
  await transform(TypeScript, { loader: 'ts', format: 'esm' });
  expect(Python).toContain('        "Idempotency-Key": str(uuid.uuid4()),\n    },');
  expect(PHP).toContain("        'Idempotency-Key: ' . bin2hex(random_bytes(16)),\n    ],");
});
