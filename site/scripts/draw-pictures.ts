import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws what networks and home screens want in pixels, from the art in `ui`: `npm run pictures -w site`, after art has
 * changed. The files are kept with the sources: drawing them takes longer than building the site, and the server
 * refuses to open an SVG at all, for players send it files.
 */
const art = join(import.meta.dirname, '../../ui/src/art');
const shared = join(import.meta.dirname, '../public/share');
const icons = join(import.meta.dirname, '../public/icons');

/** Pictures that belong to no single thing, and the art each is drawn from. */
const kinds = { house: 'the-return', games: 'open-table', jackpots: 'ring-race' };

/** What networks ask for: wider than high, and in pixels, for none of them draws an SVG. */
const shareSize = { width: 1200, height: 630 };
const night = '#0b1020';
const tall = { width: 390, height: 520 };
const quality = 82;

interface Drawn {
  art: Buffer;
  logo: Buffer;
}

/**
 * The picture beside a shared link. Wide art fills it; a tile stands before its own blurred light. No words are written
 * on it: fonts differ from machine to machine, and the title stands beneath it anyway.
 */
async function drawSharePicture({ art, logo }: Drawn): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(art).metadata();
  const wide = width > height * 1.5;
  const base = wide ? await fill(art) : await blurred(art);
  const layers = [
    { input: shade(wide) },
    { input: await sharp(logo).resize({ width: 330 }).png().toBuffer(), left: 72, top: wide ? 472 : 272 },
    ...(wide ? [] : [{ input: await rounded(art), left: 720, top: (shareSize.height - tall.height) / 2 }]),
  ];
  return sharp(base).composite(layers).flatten({ background: night }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

function fill(art: Buffer): Promise<Buffer> {
  return sharp(art, { density: 144 })
    .resize({ ...shareSize, fit: 'cover', position: 'right' })
    .png()
    .toBuffer();
}

/** Small, blurred, then large: the same light at a fraction of the work. */
async function blurred(art: Buffer): Promise<Buffer> {
  const small = await sharp(art).resize({ width: 120, height: 63, fit: 'cover' }).blur(6).png().toBuffer();
  return sharp(small)
    .resize({ ...shareSize, fit: 'fill' })
    .png()
    .toBuffer();
}

async function rounded(art: Buffer): Promise<Buffer> {
  const { width, height } = tall;
  const mask = Buffer.from(`<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="28"/></svg>`);
  return sharp(art, { density: 144 })
    .resize({ ...tall, fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Night from the side the logo stands on: it is read on any art. */
function shade(wide: boolean): Buffer {
  const { width, height } = shareSize;
  const turn = wide ? 'x1="0" y1="1" x2=".7" y2="0"' : 'x1="0" y1="0" x2="1" y2="0"';
  return Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="s" ${turn}><stop stop-color="${night}" stop-opacity=".92"/><stop offset="1" stop-color="${night}" stop-opacity=".25"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
}

/**
 * The sign of the house. `maskable`: filled to its corners, for the system cuts its own shape; the comet lies well inside
 * the part that every shape leaves.
 */
function drawAppIcon({ size, maskable }: { size: number; maskable: boolean }): Promise<Buffer> {
  const drawn = sharp(join(art, 'brand/app-icon.svg'), { density: 144 }).resize(size, size);
  return (maskable ? drawn.flatten({ background: night }) : drawn).png({ palette: true, quality: 90 }).toBuffer();
}

mkdirSync(shared, { recursive: true });
mkdirSync(icons, { recursive: true });
const logo = readFileSync(join(art, 'brand/logo.svg'));
const drawings = [
  ...Object.entries(kinds).map(([name, banner]) => ({ name, file: `banners/${banner}.svg` })),
  ...readdirSync(join(art, 'tiles')).map((file) => ({ name: file.replace(/\.svg$/, ''), file: `tiles/${file}` })),
];
for (const { name, file } of drawings) {
  const picture = await drawSharePicture({ art: readFileSync(join(art, file)), logo });
  writeFileSync(join(shared, `${name}.jpg`), picture);
  console.log(`share/${name}.jpg ${Math.round(picture.length / 1024)} kB`);
}
for (const [name, icon] of Object.entries({
  'app-192': { size: 192, maskable: false },
  'app-512': { size: 512, maskable: false },
  'app-maskable-512': { size: 512, maskable: true },
  'apple-touch-180': { size: 180, maskable: true },
})) {
  writeFileSync(join(icons, `${name}.png`), await drawAppIcon(icon));
}
