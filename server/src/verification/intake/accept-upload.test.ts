import { deflateSync, gzipSync } from 'node:zlib';
import { Refusal } from '@halley/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aHeic, aPdf, aPicture } from '../testing/files.ts';
import { createAcceptUpload } from './accept-upload.ts';

const acceptUpload = createAcceptUpload();
const codeOf = (content: Uint8Array) =>
  acceptUpload(content).then(
    ({ mediaType }) => mediaType,
    (error) => (error instanceof Refusal ? error.code : String(error)),
  );

const html = '<!doctype html><html><script>alert(1)</script></html>';
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s is drawn anew: the same size, nothing of the camera',
    async (format) => {
      const original = await aPicture(format);
      const { content, mediaType } = await acceptUpload(original);
      expect(mediaType).toBe('image/jpeg');
      const found = await sharp(content).metadata();
      expect(found).toMatchObject({ format: 'jpeg', width: 80, height: 50 });
      expect(found.exif).toBeUndefined();
      expect(Buffer.from(content).includes('SECRET-CAMERA')).toBe(false);
    },
  );

  test('that lies on its side is turned before the note that says so is gone', async () => {
    const turned = await sharp(await aPicture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp((await acceptUpload(turned)).content).metadata()).toMatchObject({ width: 50, height: 80 });
  });

  test('that one can see through gets a white ground', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { data } = await sharp((await acceptUpload(clear)).content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('larger than any reviewer needs is made smaller', async () => {
    const wide = await aPicture('png', { width: 5000, height: 100 });
    expect(await sharp((await acceptUpload(wide)).content).metadata()).toMatchObject({ width: 4096 });
  });

  test.each([
    ['HTML behind it', Buffer.from(html)],
    ['an SVG behind it', Buffer.from(svg)],
    ['an archive behind it', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), gzipSync(html)])],
    ['a PDF behind it', aPdf()],
  ])('with %s comes out without', async (_name, glued) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const { content } = await acceptUpload(Buffer.concat([await aPicture(format), glued]));
      for (const trace of ['<script', '<html', '<svg', 'PK\x03\x04', '%PDF']) {
        expect(Buffer.from(content).includes(trace)).toBe(false);
      }
    }
  });

  test('with a script in a comment comes out without', async () => {
    const jpeg = await aPicture('jpeg');
    const comment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(html.length + 2)}${html}`, 'latin1');
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect(polyglot.includes('<script')).toBe(true);
    expect(Buffer.from((await acceptUpload(polyglot)).content).includes('<script')).toBe(false);

    const png = await aPicture('png');
    const chunk = pngChunk('tEXt', Buffer.from(`Comment\0${html}`));
    const text = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
    expect(Buffer.from((await acceptUpload(text)).content).includes('<script')).toBe(false);
  });

  test('that unpacks to a billion pixels is refused before it is unpacked', async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(60_000, 0);
    header.writeUInt32BE(60_000, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await codeOf(bomb)).toBe('document.unreadable');
  });

  test('that is cut off is refused', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(await codeOf(noise.subarray(0, noise.length / 2))).toBe('document.unreadable');
    expect(await codeOf(noise.subarray(0, 20))).toMatch(/^document\./);
    expect(await codeOf(noise)).toBe('image/jpeg');
  });
});

describe('a HEIC file, which we may not decode', () => {
  test.each<[string, Buffer]>([
    ['as a phone writes it', aHeic()],
    ['with HTML behind it', Buffer.concat([aHeic(), Buffer.from(html)])],
    ['of the kind mif1', aHeic('mif1')],
    ['of a burst', aHeic('heis')],
    ['that moves', aHeic('hevc')],
    ['that moves, of the kind msf1', aHeic('msf1')],
    ['that is cut off', aHeic().subarray(0, 24)],
  ])('%s is refused, whatever it is called', async (_name, content) => {
    expect(await codeOf(content)).toBe('document.type_not_allowed');
  });
});

describe('anything else', () => {
  test.each<[string, Buffer]>([
    ['HTML', Buffer.from(html)],
    ['an SVG', Buffer.from(svg)],
    ['an SVG without its declaration', Buffer.from(svg.slice(21))],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
    ['an archive', Buffer.from('PK\x03\x04\x14\x00\x00\x00', 'latin1')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0\0\0', 'latin1')],
    ['HTML that begins like nothing', Buffer.from(`   \n${html}`)],
    ['HTML with a PDF behind it', Buffer.concat([Buffer.from(html), aPdf()])],
  ])('%s is refused', async (_name, content) => {
    expect(await codeOf(content)).toBe('document.type_not_allowed');
  });

  test('an AVIF, which the library could read, is not on the list', async () => {
    const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .avif()
      .toBuffer();
    expect(await codeOf(avif)).toBe('document.type_not_allowed');
  });
});

test('many at once all come out', async () => {
  const pictures = await Promise.all(Array.from({ length: 9 }, () => aPicture('jpeg')));
  const taken = await Promise.all(pictures.map((content) => acceptUpload(content)));
  expect(taken).toHaveLength(9);
});

function pngChunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function crc32(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
