import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws what lobbies, networks and home screens want in pixels, from the art in `ui`: `npm run images -w site`, after art has
 * changed. The files are kept with the sources: drawing them takes longer than building the site, and the server
 * refuses to open an SVG at all, for players send it files.
 */
const art = join(import.meta.dirname, '../../ui/src/art');
const shared = join(import.meta.dirname, '../public/share');
const icons = join(import.meta.dirname, '../public/icons');
const tiles = join(import.meta.dirname, '../public/tiles');
const tileWidths = [150, 300, 600];

/** Images that belong to no single thing, and the art each is drawn from. */
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
 * The image beside a shared link. Wide art fills it; a tile stands before its own blurred light. No words are written
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

/** The one address browsers ask for unasked: an icon file with one image in it, which may be a PNG. */
async function drawFavicon(): Promise<Buffer> {
  const size = 48;
  const picture = await drawAppIcon({ size, maskable: false });
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const namesIn = (folder: string) =>
  readdirSync(join(art, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/\.svg$/, ''))
    .sort();

/** Every game's art in three widths, and the list of it that pages read. */
async function drawTiles(): Promise<void> {
  rmSync(tiles, { recursive: true, force: true });
  mkdirSync(tiles, { recursive: true });
  const sources = createHash('sha256');
  const [own, spare] = [namesIn('tiles'), namesIn('spare')];
  for (const file of [...own.map((name) => `tiles/${name}`), ...spare.map((name) => `spare/${name}`)]) {
    const drawing = readFileSync(join(art, `${file}.svg`));
    sources.update(drawing);
    for (const width of tileWidths) {
      const picture = sharp(drawing, { density: 144 }).resize({ width, height: (width * 4) / 3, fit: 'cover' });
      const name = `${file.slice(file.indexOf('/') + 1)}-${width}.webp`;
      writeFileSync(join(tiles, name), await picture.webp({ quality: 74, effort: 6 }).toBuffer());
    }
  }
  const list = (names: string[]) => names.map((name) => `  '${name}',\n`).join('');
  writeFileSync(
    join(art, 'drawn-tiles.ts'),
    `// Written by \`npm run images -w site\`.

/** Of the drawings they were made from: images are kept by browsers for ever. */
export const tilesVersion = '${sources.digest('hex').slice(0, 8)}';

export const ownTiles: readonly string[] = [
${list(own)}];

export const spareTiles: readonly string[] = [
${list(spare)}];
`,
  );
}

await drawTiles();
mkdirSync(shared, { recursive: true });
mkdirSync(icons, { recursive: true });
const logo = readFileSync(join(art, 'brand/logo.svg'));
const drawings = [
  ...Object.entries(kinds).map(([name, banner]) => ({ name, file: `banners/${banner}.svg` })),
  ...namesIn('tiles').map((name) => ({ name, file: `tiles/${name}.svg` })),
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
writeFileSync(join(icons, '../favicon.ico'), await drawFavicon());
