import { type CssNode, parse, walk } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadMs } from '@/testing/thread-time';
import { allowedProperties } from './allowed-properties';
import { confineCss } from './confine-css';
import { cssBytesMax } from './form-css';

const keysOf = (css: string) => confineCss(css).dropped.map(({ key }) => key);

describe('confineCss', () => {
  it.each([
    ['.primary{color:#fff}', '.form-root .primary'],
    ['*{color:#fff}', '.form-root *'],
    ['html,body,:root,BODY{color:#fff}', '.form-root,\n.form-root,\n.form-root,\n.form-root'],
    ['html > body .sheet{color:#fff}', '.form-root .sheet'],
    ['body.dark > .sheet{color:#fff}', '.form-root.dark > .sheet'],
    ['body::before{color:#fff}', '.form-root::before'],
    ['*:root:hover h1{color:#fff}', '.form-root:hover h1'],
    ['.a + .b ~ .c{color:#fff}', '.form-root .a + .b ~ .c'],
    ['.a:not(.b, .c > .d):nth-child(2n+1){color:#fff}', '.form-root .a:not(.b,.c>.d):nth-child(2n+1)'],
    ['input[type="text"]:focus-visible{color:#fff}', '.form-root input[type="text"]:focus-visible'],
    ['.form-root .a{color:#fff}', '.form-root .a'],
  ])('scopes %s to the root', (css, selector) => {
    expect(confineCss(css)).toEqual({ css: `${selector} {\n  color: #fff;\n}`, dropped: [] });
  });

  it.each([
    ...['color: red', 'color: rgb(1 2 3)', 'color: hsl(120deg, 50%, 20%)', 'color: var(--accent)'],
    ...[
      'background: linear-gradient(45deg, #fff 10%, rgb(0 0 0/.5)) no-repeat',
      'background-color: transparent',
    ],
    ...[
      'border: 1px solid #ccc',
      'border-radius: 50%',
      'box-shadow: 0 1px 3px rgb(0 0 0/.2)',
      'padding: 1em 8px',
    ],
    ...[
      'font-family: "Segoe UI", Georgia, serif',
      'font-size: 1.25rem',
      'font-weight: 600',
      'margin: 0 auto',
    ],
    ...['text-decoration: underline dotted', 'transition: color .2s cubic-bezier(.4,0,.2,1)', 'content: ""'],
    ...[
      '--accent: #c00',
      '--radius: 4px',
      '--shadow: none',
      'line-height: 1.4',
      'max-width: 40rem',
      'color: inherit',
    ],
  ])('keeps %s', declaration => {
    const { css, dropped } = confineCss(`.a{${declaration}}`);
    expect(dropped).toEqual([]);
    expect(css.replace(/\s/g, '')).toBe(`.form-root.a{${declaration};}`.replace(/\s/g, ''));
  });

  it('keeps known conditions, and renames animations', () => {
    const css = `@media screen and (max-width: 600px) { .a { gap: 8px } }
      @supports (display: grid) and (not (color: red)) { .a { gap: 8px } }
      @keyframes glow { from { color: red } 50%, to { color: blue } }
      .a { animation: glow 2s ease-in-out 3 }`;
    const confined = confineCss(css);
    expect(confined.dropped).toEqual([]);
    expect(confined.css).toContain('@media screen and (max-width:600px) {\n  .form-root .a {\n    gap: 8px;');
    expect(confined.css).toContain('@supports (display:grid) and (not (color:red))');
    expect(confined.css).toContain('@keyframes form-glow');
    expect(confined.css).toContain('animation: form-glow 2s ease-in-out 3;');
  });

  it('reports each dropped part with its line', () => {
    const css = `.a {\n  color: red;\n  display: none;\n}\n@import "x";\n.b:has(.c) { color: red }`;
    expect(confineCss(css)).toEqual({
      css: '.form-root .a {\n  color: red;\n}',
      dropped: [
        {
          path: 'additionalCss',
          key: 'cssProperty',
          params: { line: 3, name: 'display' },
          range: { from: 21, to: 34 },
        },
        {
          path: 'additionalCss',
          key: 'cssAtRule',
          params: { line: 5, name: 'import' },
          range: { from: 38, to: 50 },
        },
        {
          path: 'additionalCss',
          key: 'cssSelector',
          params: { line: 6, selector: '.b:has(.c)' },
          range: { from: 51, to: 61 },
        },
      ],
    });
  });

  it('keeps an important declaration as an ordinary one, and reports it', () => {
    expect(confineCss('.a{color:red!important}')).toMatchObject({
      css: '.form-root .a {\n  color: red;\n}',
      dropped: [{ key: 'cssImportant' }],
    });
  });

  it('drops everything above 20 kB after confining, and reports it', () => {
    const { css, dropped } = confineCss('a,b,i{color:red}'.repeat(1200));
    expect(new TextEncoder().encode(css).byteLength).toBeLessThanOrEqual(cssBytesMax);
    expect(dropped[0]?.key).toBe('cssTooLong');
    expect(dropped).toHaveLength(51);
    expect(dropped.at(-1)?.key).toBe('cssMore');
  });

  it('reports nothing for an empty style sheet', () => {
    for (const css of ['', '  \n', '/* hello */', '<!-- -->', '.a{}', ';', '.a{;;}']) {
      expect(confineCss(css)).toEqual({ css: '', dropped: [] });
    }
  });
});

/** Attacks that a club's Manager could try: each must be dropped completely. */
const hostile: readonly (readonly [string, string])[] = [
  // Loading
  ['an import', '@import url(https://evil.example/x.css);'],
  ['an import of a string', '@import "https://evil.example/x.css";'],
  ['an import in another case', '@IMPORT url(//evil.example);'],
  ['an escaped import', '@\\69mport "//evil.example";'],
  ['a font', '@font-face{font-family:x;src:url(//evil.example)}'],
  ['a namespace', '@namespace url(http://www.w3.org/1999/xhtml);'],
  ['a background', '.a{background:url(https://evil.example)}'],
  ['a background in quotes', '.a{background-image:url("https://evil.example")}'],
  ['a background in another case', '.a{background:URL(https://evil.example)}'],
  ['an escaped url', '.a{background:\\75rl(https://evil.example)}'],
  ['an escaped url, spelled out', '.a{background:\\000075\\000072\\00006c(https://evil.example)}'],
  ['an url after a comment', '.a{background:/**/url(//evil.example)}'],
  ['an url split by a comment', '.a{background:ur/**/l(//evil.example)}'],
  ['a set of images', '.a{background:image-set("//evil.example" 1x)}'],
  ['a prefixed set of images', '.a{background:-webkit-image-set(url(//evil.example) 1x)}'],
  ['a cross-fade', '.a{background:cross-fade(url(//evil.example),red)}'],
  ['an image()', '.a{background:image("//evil.example")}'],
  ['a src()', '.a{background:src("//evil.example")}'],
  ['an url in a token', '.a{--accent:url(//evil.example)}'],
  ['an url behind a fallback', '.a{color:var(--accent,url(//evil.example))}'],
  ['an url within a gradient', '.a{background:linear-gradient(url(//evil.example),red)}'],
  ['a token of its own', '.a{--leak:url(//evil.example);background:var(--leak)}'],
  ['a cursor', '.a{cursor:url(//evil.example),auto}'],
  ['a list style', '.a{list-style:url(//evil.example)}'],
  ['a border image', '.a{border-image:url(//evil.example) 30}'],
  ['a mask', '.a{mask:url(//evil.example)}'],
  ['a filter', '.a{filter:url(//evil.example#x)}'],
  ['content that loads', '.a::before{content:url(//evil.example)}'],
  ['a shape', '.a{shape-outside:url(//evil.example)}'],
  ['a behaviour', '.a{behavior:url(x.htc)}'],
  ['a binding', '.a{-moz-binding:url(x.xml#x)}'],
  ['an expression', '.a{width:expression(alert(1))}'],
  ['a DirectX filter', '.a{filter:progid:DXImageTransform.Microsoft.gradient()}'],
  ['a script address', '.a{background:url(javascript:alert(1))}'],
  ['data', '.a{background:url(data:image/png;base64,AAAA)}'],
  ['a condition that loads', '@supports (background:url(//evil.example)){.a{color:red}}'],
  ['a rule that follows the height of a frame', '@media (min-height:900px){.a{padding:60px}}'],
  ['a rule that follows the shape of a frame', '@media (orientation:portrait){.a{padding:60px}}'],
  ['a media query that is none', '@media url(//evil.example){.a{color:red}}'],
  // Reading typed values
  ['values by their beginning', 'input[value^="a"]{color:red}'],
  ['values at all', '[value]{color:red}'],
  ['values in another case', '[VALUE="a"]{color:red}'],
  ['escaped values', '[v\\61lue="a"]{color:red}'],
  ['addresses', 'a[href^="https"]{color:red}'],
  ['visited pages', 'a:visited{color:red}'],
  ['neighbours of a value', ':has(input:checked){color:red}'],
  ['an attribute as text', '.a::after{content:attr(value)}'],
  // Leaving the root
  ['a sibling of the root', 'body + div{color:red}'],
  ['a later sibling of the root', ':root ~ *{color:red}'],
  ['a sibling of the root by its class', '.form-root + *{color:red}'],
  ['a parent of the root', ':has(> .form-root){color:red}'],
  ['a root within', '.a html{color:red}'],
  ['a root in a list', ':is(html, .a) .b{color:red}'],
  ['no root', ':not(:root){color:red}'],
  ['a host', ':host{color:red}'],
  ['a host within', ':host-context(body) .a{color:red}'],
  ['a slot', '::slotted(*){color:red}'],
  ['a part', 'x::part(a){color:red}'],
  ['a column', 'a||b{color:red}'],
  ['another namespace', '*|*{color:red}'],
  ['a selector that begins with a combinator', '+ .a{color:red}'],
  ['a scope', '@scope (html){.a{color:red}}'],
  ['a layer', '@layer x{.a{color:red}}'],
  ['a container', '@container (width > 1px){.a{color:red}}'],
  ['a page', '@page{margin:0}'],
  ['a property', '@property --accent{syntax:"*";inherits:true;initial-value:red}'],
  ['a nested root', '.a{& ~ html{color:red}}'],
  ['a nested rule', '.a{.b{color:red}}'],
  ['markup in a string', '.a{content:"</style><script>alert(1)</script>"}'],
  ['markup in a font', '.a{font-family:"</style><script>"}'],
  ['markup in a class', '.a\\3c\\/style\\3e{color:red}'],
  ['markup in an attribute', '[name="</style>"]{color:red}'],
  ['markup in an animation', '@keyframes "</style>"{from{color:red}}'],
  ['a rule that never ends', '.a{color:url(}.b{display:none}'],
  ['a brace too many', '}.a{display:none'],
  // Hiding, moving and covering required content
  ['no display', '.mandate{display:none}'],
  ['no visibility', '.mandate{visibility:hidden}'],
  ['no opacity', '.mandate{opacity:0}'],
  ['no letters', '.mandate{font-size:0}'],
  ['tiny letters', '.mandate{font-size:1px}'],
  ['letters that shrink with each level', '.mandate *{font-size:.5em}'],
  ['computed letters', '.mandate{font-size:calc(1px * 0)}'],
  ['no colour', '.mandate{color:transparent}'],
  ['a colour without alpha', '.mandate{color:rgb(0 0 0 / 0)}'],
  ['an old colour without alpha', '.mandate{color:rgba(0,0,0,0)}'],
  ['a short colour without alpha', '.mandate{color:#0000}'],
  ['a mixed colour', '.mandate{color:color-mix(in srgb,transparent 100%,red)}'],
  ['a fill', '.mandate{-webkit-text-fill-color:transparent}'],
  ['a clip', '.mandate{clip-path:inset(100%)}'],
  ['a cut through text', '.mandate{background-clip:text}'],
  ['a transformation', '.mandate{transform:scale(0)}'],
  ['a scale', '.mandate{scale:0}'],
  ['a zoom', '.mandate{zoom:.01}'],
  ['a fixed place', '.a{position:fixed;inset:0;z-index:9999}'],
  ['a place far away', '.mandate{position:absolute;left:-9999px}'],
  ['a negative margin', '.mandate{margin-left:-9999px}'],
  ['a margin beyond all', '.mandate{margin-left:9999px}'],
  ['a margin of a view', '.mandate{margin-left:100vw}'],
  ['an indent', '.mandate{text-indent:-9999px}'],
  ['no height', '.mandate{height:0;overflow:hidden}'],
  ['no width', '.mandate{max-width:0}'],
  ['a shadow that covers', '.a{box-shadow:0 0 0 9999px #fff}'],
  ['an edge that covers', '.a{outline:9999px solid #fff}'],
  ['an edge as thick as a page', '.a{border:999px solid}'],
  ['letters set apart', '.a{letter-spacing:-1em}'],
  ['a line through the price', '.price-sums{text-decoration:line-through}'],
  ['symbols for letters', '.mandate{font-family:Wingdings}'],
  ['text from right to left', '.a{direction:rtl;unicode-bidi:bidi-override}'],
  ['a text of its own', '.price-sums::after{content:"0,00 €"}'],
  ['no answer to clicks', '.a{pointer-events:none}'],
  ['the colour of text', ':root{--ink:#fff}'],
  ['the colour of errors', '.a{--danger:#fff}'],
  ['the ground of the form', '.a{--surface-base:#000}'],
  ['everything at once', '.mandate{all:unset}'],
  ['an endless animation', '.a{animation:x 1s infinite}'],
  [
    'an animation that flickers',
    `@keyframes x{${Array.from({ length: 50 }, (_, i) => `${i}%{color:red}`).join('')}}`,
  ],
  ['an animation that hides', '@keyframes x{to{opacity:0}}'],
];

describe('hostile CSS', () => {
  it.each(hostile)('drops %s', (_name, css) => {
    const confined = confineCss(css);
    expect(confined.css).toBe('');
    expect(confined.dropped.length).toBeGreaterThan(0);
  });

  it.each([
    ['blocks', 'a{'.repeat(9000)],
    ['brackets', `a{color:${'('.repeat(20_000)}`],
    ['selectors', `${':is('.repeat(5000)}`],
    ['closed selectors', `${':is('.repeat(3000)}a${')'.repeat(3000)}{color:red}`],
    ['colours', `a{color:${'color-mix(in srgb,red,'.repeat(900)}red${')'.repeat(900)}}`],
    ['conditions', `${'@media screen{'.repeat(1400)}`],
    ['commas', `${'a,'.repeat(10_000)}a{color:red}`],
    ['comments', '/*'.repeat(10_000)],
    ['quotes', '"'.repeat(20_000)],
    ['escapes', '\\'.repeat(20_000)],
    ['parts', `a{background:${'red '.repeat(5000)}}`],
  ])('processes 20 kB of %s quickly', (_name, css) => {
    expect(threadMs(() => confineCss(css))).toBeLessThan(1000);
  });

  it('drops a url and reports that nothing may be loaded', () => {
    expect(keysOf('.a{background:red url(x)}')).toEqual(['cssUrl']);
  });
});

const fragments = [
  ...[
    '.a',
    '#b',
    'div',
    '*',
    'html',
    'body',
    ':root',
    '.form-root',
    '&',
    ':has(',
    ':is(',
    ':not(',
    ':host',
    ')',
  ],
  ...[
    '::before',
    ':hover',
    '[value^="x"]',
    '[type=text]',
    '>',
    '+',
    '~',
    ' ',
    '||',
    ',',
    '{',
    '}',
    ';',
    ':',
    '(',
  ],
  ...[
    '@import',
    '@media',
    '@supports',
    '@keyframes',
    '@layer',
    '@font-face',
    '@charset "x"',
    '@namespace',
    'screen',
  ],
  ...[
    '(min-width:1px)',
    'not',
    'and',
    'url(x)',
    'url("x")',
    '\\75rl(x)',
    'URL(',
    'image-set("x" 1x)',
    'src("x")',
  ],
  ...[
    'attr(value)',
    'var(--accent)',
    'var(--x,url(y))',
    'calc(1px)',
    'expression(1)',
    'element(#a)',
    'rgb(1 2 3)',
  ],
  ...[
    'color',
    'background',
    'background-image',
    'content',
    '--accent',
    '--x',
    'position',
    'display',
    'font-family',
  ],
  ...[
    'animation',
    'behavior',
    'red',
    'transparent',
    '#fff',
    '#0000',
    '1px',
    '-9px',
    '0',
    '50%',
    '2s',
    'fixed',
    'none',
  ],
  ...[
    '"a"',
    "'b'",
    '"</style>"',
    '</style>',
    '<!--',
    '-->',
    '/*',
    '*/',
    '\\3c',
    '\\',
    '"',
    "'",
    '!important',
    '\n',
  ],
];

const sheets = fc.oneof(
  fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map(parts => parts.join('')),
  fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map(parts => parts.join(' ')),
  fc
    .array(
      fc.tuple(fc.constantFrom(...fragments), fc.constantFrom(...fragments), fc.constantFrom(...fragments)),
      { maxLength: 8 },
    )
    .map(rules => rules.map(([selector, name, value]) => `${selector}{${name}:${value}}`).join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

function assertConfined(css: string): void {
  const problems: string[] = [];
  const sheet = parse(css, { onParseError: error => problems.push(error.message) });
  walk(sheet, function visit(node: CssNode) {
    if (node.type === 'Url' || node.type === 'Raw' || node.type === 'NestingSelector')
      problems.push(node.type);
    if (node.type === 'Atrule' && !['media', 'supports', 'keyframes'].includes(node.name))
      problems.push(node.name);
    if (node.type === 'Declaration' && this.block && !allowedProperties.has(node.property)) {
      problems.push(node.property);
    }
    if (node.type === 'AttributeSelector' && node.name.name === 'value') problems.push('value');
    if (node.type === 'Rule' && this.atrule?.name !== 'keyframes' && node.prelude.type === 'SelectorList') {
      for (const selector of node.prelude.children) {
        const [first, ...rest] = selector.type === 'Selector' ? selector.children.toArray() : [];
        const next = rest.find(({ type }) => type === 'Combinator');
        if (first?.type !== 'ClassSelector' || first.name !== 'form-root')
          problems.push('not within the root');
        if (next?.type === 'Combinator' && !['>', ' '].includes(next.name)) problems.push('beside the root');
      }
    }
  });
  expect(problems).toEqual([]);
  expect(css).not.toMatch(/[<\\]|url\s*\(|@import|expression\s*\(|image-set/i);
}

describe('random style sheets', () => {
  it('stay within the form, load nothing, and do not change when confined again', () => {
    fc.assert(
      fc.property(sheets, source => {
        const { css } = confineCss(source);
        assertConfined(css);
        expect(confineCss(css)).toEqual({ css, dropped: [] });
      }),
      { numRuns: 3000, seed: 4711 },
    );
  });
});
