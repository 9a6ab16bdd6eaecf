import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Images for games that bring none: the recipe of ART.md drawn by rule, eight hues of four subjects. Run
 * `node ui/scripts/draw-spare-tiles.ts` after a change; a test fails when it was forgotten.
 */
interface Hue {
  light: string;
  glow: string;
  mid: string;
  deep: string;
  dark: string;
  accent: string;
}

const hues: Record<string, Hue> = {
  azure: { light: '#eafaff', glow: '#7fd8ff', mid: '#2f7fd0', deep: '#153a7e', dark: '#0a1a44', accent: '#ffb35c' },
  violet: { light: '#f6efff', glow: '#c3a6ff', mid: '#7a4fd6', deep: '#3b2288', dark: '#190e45', accent: '#6fe8d8' },
  rose: { light: '#fff0f6', glow: '#ffa6cb', mid: '#cf4d8c', deep: '#7a1f5c', dark: '#360d30', accent: '#ffd98a' },
  amber: { light: '#fff8e4', glow: '#ffd27f', mid: '#d98a33', deep: '#80431a', dark: '#38190c', accent: '#7fd8ff' },
  jade: { light: '#eafff4', glow: '#86e8b8', mid: '#2f9d78', deep: '#13574f', dark: '#08292c', accent: '#ff9fc8' },
  coral: { light: '#fff1ea', glow: '#ffab8a', mid: '#d65a4a', deep: '#82262f', dark: '#390f1b', accent: '#8fc2ff' },
  teal: { light: '#e8ffff', glow: '#7ce5e6', mid: '#27909f', deep: '#104e62', dark: '#07243a', accent: '#ffc06a' },
  plum: { light: '#fdf0ff', glow: '#e7a2f2', mid: '#9d45b8', deep: '#56207a', dark: '#240d3c', accent: '#ffe08a' },
};

/** Light half left, shade half right, one highlight. */
const heroes: Record<string, (hue: Hue) => string> = {
  planet: ({ light, glow, mid, deep, accent }) =>
    `<g filter="url(#s)"><circle cx="150" cy="200" r="78" fill="${mid}"/><path fill="${deep}" d="M150 122a78 78 0 0 1 0 156 104 104 0 0 0 0-156z"/><path fill="${glow}" opacity=".5" d="M78 172c30 12 84 12 132-6l10 18c-50 20-110 22-148 8z"/><path fill="${light}" opacity=".35" d="M76 218c44 14 96 12 150-6l-6 18c-50 18-100 18-138 6z"/><circle cx="118" cy="160" r="14" fill="${light}" opacity=".75"/></g><path fill="none" stroke="${accent}" stroke-width="11" d="M72 226c-50 28-46 48 12 34 66-16 162-68 150-94-4-9-22-8-44 0" filter="url(#s)"/>`,
  crystal: ({ light, glow, mid, deep, accent }) =>
    `<g filter="url(#s)"><path fill="${mid}" d="M150 96 222 176 150 306 78 176z"/><path fill="${glow}" d="M150 96 118 176 150 306 78 176z"/><path fill="${deep}" d="M150 96 222 176 150 306 186 176z"/><path fill="${light}" d="M150 96 118 176h32z"/><path fill="${mid}" d="M118 176h68l-36 130z"/><path fill="${light}" opacity=".55" d="M118 176h32v130z"/></g><g fill="${accent}" filter="url(#s)"><path d="M84 266 104 288 84 326 64 288z"/><path d="M222 254 244 282 222 324 200 282z"/></g>`,
  moons: ({ light, glow, mid, deep, accent }) =>
    `<g filter="url(#s)"><circle cx="150" cy="196" r="74" fill="${light}"/><path fill="${glow}" d="M150 122a74 74 0 0 1 0 148 92 92 0 0 0 0-148z"/><circle cx="124" cy="178" r="13" fill="${glow}" opacity=".7"/><circle cx="150" cy="226" r="9" fill="${glow}" opacity=".7"/><circle cx="112" cy="216" r="6" fill="${glow}" opacity=".7"/></g><path filter="url(#s)" fill="${accent}" d="M206 116a34 34 0 1 0 34 46 28 28 0 0 1-34-46z"/><path filter="url(#s)" fill="${mid}" d="M20 300c40-36 78-36 118-6 34-30 84-34 142 10v96H20z"/><path fill="${deep}" d="M20 330c60-28 110-24 150 4 34-24 68-24 110 0v66H20z"/>`,
  peaks: ({ light, glow, mid, deep, accent }) =>
    `<circle filter="url(#s)" cx="192" cy="150" r="40" fill="${accent}"/><g filter="url(#s)"><path fill="${mid}" d="M30 330 128 150 214 330z"/><path fill="${glow}" d="M128 150 30 330h70z"/><path fill="${light}" d="M128 150 100 202l14 10 12-12 14 14 14-10z"/></g><g filter="url(#s)"><path fill="${deep}" d="M120 340 206 206 288 340z"/><path fill="${mid}" d="M206 206 120 340h60z"/><path fill="${light}" opacity=".9" d="M206 206 186 238l14 8 8-8 12 10 8-8z"/></g>`,
};

const frames: Record<string, string> = {
  planet: 'M150 56c78 0 120 62 120 142s-46 150-120 150S30 278 30 198 72 56 150 56z',
  crystal:
    'M150 44c40 8 60 30 92 56 30 26 32 74 24 122-10 58-44 110-116 126-70-14-106-66-116-126-8-48-4-94 26-122 30-28 50-48 90-56z',
  moons: 'M40 352V190C40 110 84 52 150 52s110 58 110 138v162z',
  peaks:
    'M52 110c14-34 60-48 98-44 44 4 84 14 104 52 20 40 22 100 4 152-18 50-56 84-108 82-56-2-96-38-110-90-12-48-6-112 12-152z',
};

export function drawSpareTiles(): Record<string, string> {
  const drawn: Record<string, string> = {};
  for (const [subject, hero] of Object.entries(heroes)) {
    for (const [name, hue] of Object.entries(hues))
      drawn[`${subject}-${name}`] = draw(hue, hero, frames[subject] ?? '');
  }
  return drawn;
}

function draw(hue: Hue, hero: (hue: Hue) => string, frame: string): string {
  const { light, glow, mid, deep, dark } = hue;
  const outside = 'M0 0h300v400H0z';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>',
    `<radialGradient id="l" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="${light}"/><stop offset=".36" stop-color="${glow}"/><stop offset=".74" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    '<linearGradient id="t"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".85"/></linearGradient>',
    '<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="6" stdDeviation="7" flood-color="#04060f" flood-opacity=".42"/></filter></defs>',
    `<path fill="url(#l)" d="${outside}"/>`,
    `<g fill="none" stroke="${light}" stroke-width="2" opacity=".28"><circle cx="150" cy="190" r="96"/><circle cx="150" cy="190" r="126"/></g>`,
    '<g fill="#fff"><circle cx="82" cy="104" r="1.8" opacity=".7"/><circle cx="214" cy="96" r="1.4" opacity=".6"/><circle cx="236" cy="230" r="1.6" opacity=".5"/><circle cx="70" cy="246" r="1.5" opacity=".55"/></g>',
    `<path fill="${deep}" fill-rule="evenodd" filter="url(#s)" d="${outside}${frame}"/>`,
    hero(hue),
    `<path fill="${dark}" filter="url(#s)" d="M0 362c60-26 104-20 150-4 50-18 96-20 150 4v38H0z"/>`,
    `<path fill="${dark}" opacity=".55" fill-rule="evenodd" d="${outside}M12 28C12 18 18 12 28 12h244c10 0 16 6 16 16v344c0 10-6 16-16 16H28c-10 0-16-6-16-16z"/>`,
    '<path d="M44 64 76 46" stroke="url(#t)" stroke-width="3" stroke-linecap="round"/><circle cx="77" cy="45" r="3" fill="#fff"/></svg>\n',
  ].join('');
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../src/art/spare');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(drawSpareTiles())) writeFileSync(join(folder, `${name}.svg`), text);
}
