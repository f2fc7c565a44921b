/** A request that a sample sends. */
export type SampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it takes an `Idempotency-Key`: each run of a sample makes its own. */
  readonly isIdempotent?: boolean;
  /** Undefined for no body. */
  readonly body?: unknown;
  /** What a sample does with the answer; `File` is saved under `fileName`. */
  readonly answer: 'Json' | 'File' | 'None';
  readonly fileName: string;
};

export const sampleLanguages = ['curl', 'TypeScript', 'Python', 'PHP'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** Programs that send the request and print or save the answer. */
export function snippetsOf(request: SampleRequest): Record<SampleLanguage, string> {
  return {
    curl: curl(request),
    TypeScript: typeScript(request),
    Python: python(request),
    PHP: php(request),
  };
}

function curl({ method, url, headers, isIdempotent, body, answer, fileName }: SampleRequest): string {
  const standard = body === undefined ? 'GET' : 'POST';
  const parts = [
    // With a file, the problem of an error must not end in it.
    `curl -sS ${answer === 'File' ? '--fail' : '--fail-with-body'}${method === standard ? '' : ` -X ${method}`}`,
    shellQuoted(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(isIdempotent ? ['-H "Idempotency-Key: $(date +%s)-$RANDOM"'] : []),
    ...(body === undefined ? [] : [`-d ${shellQuoted(JSON.stringify(body, null, 2))}`]),
    ...(answer === 'File' ? [`-o ${fileName}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function typeScript({ method, url, headers, isIdempotent, body, answer, fileName }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...headersIn(headers, isIdempotent, 'crypto.randomUUID()', styles.typeScript, '  ').map(
      text => `headers: ${text},`,
    ),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, styles.typeScript, '  ')}),`]),
  ];
  const given = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : '';
  return [
    ...(answer === 'File' ? [`import { writeFile } from 'node:fs/promises';\n`] : []),
    `const response = await fetch(${singleQuoted(url)}${given});`,
    'if (!response.ok) throw new Error(await response.text());',
    ...(answer === 'Json' ? ['console.log(await response.json());'] : []),
    ...(answer === 'File'
      ? [`await writeFile('${fileName}', Buffer.from(await response.arrayBuffer()));`]
      : []),
  ].join('\n');
}

function python({ method, url, headers, isIdempotent, body, answer, fileName }: SampleRequest): string {
  return [
    ...(isIdempotent ? ['import uuid', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...headersIn(headers, isIdempotent, 'str(uuid.uuid4())', styles.python, '    ').map(
      text => `    headers=${text},`,
    ),
    ...(body === undefined ? [] : [`    json=${literal(body, styles.python, '    ')},`]),
    '    timeout=30,',
    ')',
    'if not response.ok:',
    '    raise SystemExit(response.text)',
    ...(answer === 'Json' ? ['print(response.json())'] : []),
    ...(answer === 'File' ? [`open("${fileName}", "wb").write(response.content)`] : []),
  ].join('\n');
}

function php({ method, url, headers, isIdempotent, body, answer, fileName }: SampleRequest): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    '<?php',
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(fields.length > 0
      ? [
          `    CURLOPT_HTTPHEADER => ${withLast(
            literal(fields, styles.php, '    '),
            isIdempotent ? "'Idempotency-Key: ' . bin2hex(random_bytes(16))" : null,
            '        ',
            '    ]',
          )},`,
        ]
      : []),
    ...(body === undefined
      ? []
      : [`    CURLOPT_POSTFIELDS => json_encode(${literal(body, styles.php, '    ')}),`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$answer = curl_exec($curl);',
    'if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {',
    '    throw new RuntimeException($answer);',
    '}',
    ...(answer === 'Json' ? ['print_r(json_decode($answer, true));'] : []),
    ...(answer === 'File' ? [`file_put_contents('${fileName}', $answer);`] : []),
  ].join('\n');
}

/** The header fields in the style's language, with a key that `makeKey` makes; none if there are none. */
function headersIn(
  headers: SampleRequest['headers'],
  isIdempotent: boolean | undefined,
  makeKey: string,
  style: Style,
  indent: string,
): string[] {
  if (Object.keys(headers).length === 0) return [];
  const key = isIdempotent ? style.member('Idempotency-Key', makeKey) : null;
  return [
    withLast(literal(headers, style, indent), key, indent + style.step, `${indent}${style.brackets[1]}`),
  ];
}

/** Adds a line before the closing bracket of a literal. */
function withLast(text: string, line: string | null, indent: string, close: string): string {
  return line === null ? text : `${text.slice(0, -close.length)}${indent}${line},\n${close}`;
}

/** How a language writes JSON values. */
type Style = {
  readonly step: string;
  readonly words: readonly [nothing: string, yes: string, no: string];
  readonly quoted: (text: string) => string;
  readonly member: (name: string, value: string) => string;
  readonly brackets: readonly [string, string];
  readonly emptyObject: string;
};

const styles: Record<'typeScript' | 'python' | 'php', Style> = {
  typeScript: {
    step: '  ',
    words: ['null', 'true', 'false'],
    quoted: singleQuoted,
    member: (name, value) => `${/^[A-Za-z_]\w*$/.test(name) ? name : singleQuoted(name)}: ${value}`,
    brackets: ['{', '}'],
    emptyObject: '{}',
  },
  python: {
    step: '    ',
    words: ['None', 'True', 'False'],
    quoted: text => JSON.stringify(text),
    member: (name, value) => `${JSON.stringify(name)}: ${value}`,
    brackets: ['{', '}'],
    emptyObject: '{}',
  },
  php: {
    step: '    ',
    words: ['null', 'true', 'false'],
    quoted: phpQuoted,
    member: (name, value) => `${phpQuoted(name)} => ${value}`,
    brackets: ['[', ']'],
    emptyObject: 'new stdClass()',
  },
};

/** Writes a JSON value in the style's language; further lines begin with `indent`. */
function literal(value: unknown, style: Style, indent = ''): string {
  if (typeof value === 'string') return style.quoted(value);
  if (typeof value === 'boolean') return style.words[value ? 1 : 2];
  if (typeof value !== 'object' || value === null) return value === null ? style.words[0] : String(value);
  const deeper = indent + style.step;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : style.brackets;
  const lines = Array.isArray(value)
    ? value.map(one => literal(one, style, deeper))
    : Object.entries(value).map(([name, one]) => style.member(name, literal(one, style, deeper)));
  if (lines.length === 0) return Array.isArray(value) ? '[]' : style.emptyObject;
  return `${open}\n${lines.map(line => `${deeper}${line},`).join('\n')}\n${indent}${close}`;
}

function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

/** PHP knows line breaks between double quotes only, and variables too. */
function phpQuoted(text: string): string {
  return text.includes('\n') ? JSON.stringify(text).replaceAll('$', '\\$') : singleQuoted(text);
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
