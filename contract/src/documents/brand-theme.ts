type Colours = { [Name in 'accent' | 'highlight' | 'background']?: string | undefined };
type Rgb = readonly [number, number, number];

/** What the default brand looks like, as far as a brand can change it; the names are those of `ui/src/tokens.css`. */
export const usualColours = { accent: '#ffc06a', highlight: '#5ce1ff', background: '#070a16' };
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Texts stay as they are: a brand whose colours they cannot be read on is refused. */
const texts = { text: '#f1f4ff', 'text-soft': '#b8c2e0', 'text-faint': '#8f9bc2' };
const ink = '#0a0e1c';

const hex = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;

/** How far each level is lifted towards white, far to near. */
const levels = {
  'night-850': 0.018,
  header: 0.01,
  'surface-1': 0.05,
  'surface-2': 0.085,
  'surface-3': 0.13,
  'surface-4': 0.2,
  line: 0.11,
  'line-strong': 0.25,
} as const;

/**
 * Every token that follows from a brand's colours, by its name; nothing where the brand has none, or where something could
 * not be read in them. Pure, so that saving and drawing go by the same answer.
 */
export function themeOf(colours: Colours): Readonly<Record<string, string>> {
  return Object.values(colours).every((colour) => !colour) || colourFaults(colours).length > 0 ? {} : tokensOf(colours);
}

/** Why these colours cannot be a brand's, in sentences; none: they can. */
export function colourFaults(colours: Colours): string[] {
  const wrong = Object.entries(colours).filter(([, value]) => value && !hex.test(value));
  if (wrong.length > 0) return wrong.map(([name]) => `colours.${name} must be written like #5ce1ff`);
  const tokens = { ...texts, ink, ...tokensOf(colours) } as Record<string, string>;
  return pairs.flatMap(([front, back, least, of]) => {
    const reached = contrast(tokens[front] ?? '', tokens[back] ?? '');
    if (reached >= least) return [];
    const advice = of === 'background' ? 'a darker colour' : 'a lighter colour';
    return `colours.${of}: ${names[front]} on ${back === 'ice' ? 'a sign of this colour' : names[back]} would have a contrast of ${reached.toFixed(1)} where ${least} is needed; try ${advice}`;
  });
}

/** The tokens of `pairs` as somebody calls them who has never seen the theme. */
const names: Readonly<Record<string, string>> = {
  text: 'text',
  'text-soft': 'quiet text',
  'text-faint': 'small print',
  control: 'the outline of a field',
  ink: 'dark letters',
  amber: 'the button',
  'amber-hover': 'the button under the pointer',
  'amber-press': 'the button while it is clicked',
  ice: 'links',
  'ice-wash': 'what is chosen',
  'ice-edge': 'the outline of what is chosen',
  'surface-1': 'a card',
  'surface-2': 'a field',
  'surface-3': 'a raised card',
  'surface-4': 'the topmost card',
};

/** What stands on what, and how much of a contrast it needs (WCAG 2.2 AA): text 4.5, signs and outlines 3. */
const pairs: readonly (readonly [front: string, back: string, least: number, of: keyof Colours])[] = [
  ['text', 'surface-4', 4.5, 'background'],
  ['text-soft', 'surface-3', 4.5, 'background'],
  ['text-faint', 'surface-3', 4.5, 'background'],
  ['control', 'surface-2', 3, 'background'],
  ['ink', 'amber', 4.5, 'accent'],
  ['ink', 'amber-hover', 4.5, 'accent'],
  ['ink', 'amber-press', 4.5, 'accent'],
  ['amber', 'surface-2', 4.5, 'accent'],
  ['ink', 'ice', 4.5, 'highlight'],
  ['ice', 'surface-3', 4.5, 'highlight'],
  ['text', 'ice-wash', 4.5, 'highlight'],
  ['ice', 'ice-wash', 4.5, 'highlight'],
  ['ice-edge', 'surface-1', 3, 'highlight'],
];

function tokensOf(colours: Colours): Record<string, string> {
  const background = rgbOf(colours.background || usualColours.background);
  const accent = rgbOf(colours.accent || usualColours.accent);
  const highlight = rgbOf(colours.highlight || usualColours.highlight);
  return {
    'night-950': toHex(mix(background, black, 0.4)),
    'night-900': toHex(background),
    ...Object.fromEntries(Object.entries(levels).map(([name, lift]) => [name, toHex(mix(background, white, lift))])),
    control: toHex(mix(background, white, 0.5)),
    amber: toHex(accent),
    'amber-hover': toHex(mix(accent, white, 0.25)),
    'amber-press': toHex(mix(accent, black, 0.08)),
    'amber-wash': toHex(mix(background, accent, 0.18)),
    ice: toHex(highlight),
    'ice-wash': toHex(mix(background, highlight, 0.16)),
    'ice-edge': edgeOf(background, highlight),
    'cat-lobby': toHex(highlight),
  };
}

/** As quiet as it may be: nearer to the highlight where it would not stand out from a card. */
function edgeOf(background: Rgb, highlight: Rgb): string {
  const card = toHex(mix(background, white, levels['surface-1']));
  const parts = [0.52, 0.6, 0.7, 0.8, 0.9];
  const edges = parts.map((part) => toHex(mix(background, highlight, part)));
  return edges.find((edge) => contrast(edge, card) >= 3) ?? toHex(highlight);
}

function rgbOf(text: string): Rgb {
  const digits = text.length === 4 ? text.slice(1).replaceAll(/./g, '$&$&') : text.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mix(one: Rgb, other: Rgb, part: number): Rgb {
  return one.map((value, at) => value + ((other[at] ?? 0) - value) * part) as unknown as Rgb;
}

function luminance(text: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(text).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}
