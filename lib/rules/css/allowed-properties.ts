type Range = readonly [min: number, max: number];

/** Allowed values of a property; everything that is not listed is refused. */
export type Allowance = {
  readonly keywords?: ReadonlySet<string>;
  /** `opaque` colours cannot hide anything by themselves. */
  readonly colours?: 'opaque' | 'any';
  readonly gradients?: boolean;
  readonly numbers?: Range;
  /** In px; a rem counts as 16 px, an em as 48 px, because letters can be up to 64 px. */
  readonly lengths?: Range;
  /** Without em, because em adds up in nested elements. */
  readonly hasNoEm?: boolean;
  readonly percents?: Range;
  /** In seconds. */
  readonly times?: Range;
  readonly hasEasing?: boolean;
  /** Words that are no keywords are names of animations. */
  readonly hasAnimationNames?: boolean;
  readonly isFontList?: boolean;
  readonly hasEmptyString?: boolean;
  /** Design tokens that `var()` may use, besides those of colours. */
  readonly tokens?: readonly string[];
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const sides = ['top', 'right', 'bottom', 'left'];
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const flowSides = ['block', 'inline', 'block-start', 'block-end', 'inline-start', 'inline-end'];

const opaque: Allowance = { colours: 'opaque' };
const colour: Allowance = { colours: 'any' };
const spacing: Allowance = { lengths: [0, 96] };
const margin: Allowance = { ...spacing, keywords: words('auto') };
const lineStyles = 'none solid dashed dotted double';
const borderWidth: Allowance = { lengths: [0, 16], keywords: words('thin medium thick') };
const border: Allowance = {
  lengths: [0, 16],
  colours: 'any',
  keywords: words(`${lineStyles} thin medium thick`),
};
const radius: Allowance = {
  lengths: [0, 100],
  percents: [0, 50],
  tokens: ['--radius', '--control-radius', '--card-radius'],
};
const shadow: Allowance = {
  lengths: [-24, 48],
  colours: 'any',
  keywords: words('none inset'),
  tokens: ['--shadow'],
};
const alignment: Allowance = {
  keywords: words('normal start end center stretch space-between flex-start flex-end baseline'),
};
const places = 'center top right bottom left';
const repeats = 'no-repeat repeat repeat-x repeat-y';
const easing = 'ease linear ease-in ease-out ease-in-out step-start step-end';
const directions = 'normal reverse alternate alternate-reverse';
const fills = 'none forwards backwards both';
const underline = 'none underline solid dotted dashed wavy double';

const named: Readonly<Record<string, Allowance>> = {
  color: opaque,
  'caret-color': opaque,
  'accent-color': opaque,
  'background-color': colour,
  'outline-color': opaque,
  'text-decoration-color': colour,
  background: {
    colours: 'any',
    gradients: true,
    lengths: [0, 2000],
    percents: [0, 100],
    keywords: words(`none ${repeats} ${places} cover contain auto scroll`),
  },
  'background-image': { gradients: true, keywords: words('none') },
  'background-position': { lengths: [0, 2000], percents: [0, 100], keywords: words(places) },
  'background-repeat': { keywords: words(repeats) },
  'background-size': { lengths: [1, 2000], percents: [1, 100], keywords: words('auto cover contain') },
  border,
  'border-color': colour,
  'border-style': { keywords: words(lineStyles) },
  'border-width': borderWidth,
  'border-radius': radius,
  'box-shadow': shadow,
  'outline-offset': { lengths: [0, 8] },
  'outline-style': { keywords: words('solid dashed dotted double auto') },
  'outline-width': { lengths: [1, 6] },
  'font-family': { isFontList: true },
  'font-size': { lengths: [12, 64], hasNoEm: true },
  'font-style': { keywords: words('normal italic oblique') },
  'font-variant': { keywords: words('normal small-caps') },
  'font-variant-numeric': {
    keywords: words('normal tabular-nums proportional-nums lining-nums oldstyle-nums'),
  },
  'font-weight': { numbers: [300, 900], keywords: words('normal bold') },
  'line-height': { numbers: [1.1, 2.5], keywords: words('normal') },
  'letter-spacing': { lengths: [-1, 8], keywords: words('normal') },
  'word-spacing': { lengths: [0, 16], keywords: words('normal') },
  'text-align': { keywords: words('left right center start end justify') },
  'text-decoration': { colours: 'any', lengths: [1, 4], keywords: words(underline) },
  'text-decoration-line': { keywords: words('none underline') },
  'text-decoration-style': { keywords: words('solid dotted dashed wavy double') },
  'text-decoration-thickness': { lengths: [1, 4], keywords: words('auto from-font') },
  'text-underline-offset': { lengths: [0, 8], keywords: words('auto') },
  'text-transform': { keywords: words('none capitalize uppercase lowercase') },
  'text-wrap': { keywords: words('wrap balance pretty') },
  hyphens: { keywords: words('none manual auto') },
  'list-style-type': { keywords: words('none disc circle square decimal') },
  margin,
  padding: spacing,
  gap: spacing,
  'row-gap': spacing,
  'column-gap': spacing,
  width: { percents: [100, 100], keywords: words('auto') },
  'max-width': { lengths: [280, 1600], percents: [100, 100], keywords: words('none') },
  'min-height': { lengths: [0, 400], keywords: words('auto') },
  'align-items': alignment,
  'align-self': alignment,
  'justify-content': alignment,
  'justify-items': alignment,
  'justify-self': alignment,
  cursor: { keywords: words('auto default pointer text help') },
  content: { keywords: words('none normal'), hasEmptyString: true },
  animation: {
    times: [0, 10],
    numbers: [0, 5],
    hasEasing: true,
    hasAnimationNames: true,
    keywords: words(`${easing} ${directions} ${fills} running paused`),
  },
  'animation-name': { hasAnimationNames: true, keywords: words('none') },
  'animation-duration': { times: [0, 10] },
  'animation-delay': { times: [0, 10] },
  'animation-iteration-count': { numbers: [0, 5] },
  'animation-timing-function': { keywords: words(easing), hasEasing: true },
  'animation-direction': { keywords: words(directions) },
  'animation-fill-mode': { keywords: words(fills) },
  'animation-play-state': { keywords: words('running paused') },
  'transition-duration': { times: [0, 2] },
  'transition-delay': { times: [0, 2] },
  'transition-timing-function': { keywords: words(easing), hasEasing: true },
};

/** Tokens of the form's design that a club may set; the colours of text and errors are not among them. */
const tokens: Readonly<Record<string, Allowance>> = {
  '--accent': opaque,
  '--accent-strong': opaque,
  '--on-accent': opaque,
  '--control': colour,
  '--line': colour,
  '--line-strong': colour,
  '--soft': colour,
  '--sunken': colour,
  '--edge': { lengths: [0, 8] },
  '--radius': { lengths: [0, 60] },
  '--control-radius': { lengths: [0, 60] },
  '--card-radius': { lengths: [0, 60] },
  '--shadow': shadow,
};

const onSides = Object.fromEntries(
  sides.flatMap(side => [
    [`margin-${side}`, margin],
    [`padding-${side}`, spacing],
    [`border-${side}`, border],
    [`border-${side}-color`, colour],
    [`border-${side}-style`, { keywords: words(lineStyles) }],
    [`border-${side}-width`, borderWidth],
  ]),
);
const onFlowSides = Object.fromEntries(
  flowSides.flatMap(side => [
    [`margin-${side}`, margin],
    [`padding-${side}`, spacing],
  ]),
);
const onCorners = Object.fromEntries(corners.map(corner => [`border-${corner}-radius`, radius]));

const transitioned: Allowance = { keywords: words(`all none ${Object.keys(named).join(' ')}`) };
const transition: Allowance = {
  times: [0, 2],
  hasEasing: true,
  keywords: words(`all none ${easing} ${Object.keys(named).join(' ')}`),
};

/**
 * Every property that additional CSS may set. None of them can hide an element, move it away, cover it, add text, or
 * load anything. They set colours, letters, edges and spacing, each within bounds.
 */
export const allowedProperties: ReadonlyMap<string, Allowance> = new Map(
  Object.entries({
    ...named,
    ...onSides,
    ...onFlowSides,
    ...onCorners,
    ...tokens,
    'transition-property': transitioned,
    transition,
  }),
);

/** Design colours that text may have. */
export const opaqueTokens: ReadonlySet<string> = words(
  '--ink --muted --accent --accent-strong --on-accent --danger --good',
);

/** All colours of the design. */
export const colourTokens: ReadonlySet<string> = new Set([
  ...opaqueTokens,
  ...words('--control --line --line-strong --soft --sunken --surface-base --page-base'),
]);
