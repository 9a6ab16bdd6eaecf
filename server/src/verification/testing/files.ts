import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A real picture, small, with whatever a camera writes into it. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' = 'png', size = { width: 80, height: 50 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#336699' } })
    .withExif({
      IFD0: { Copyright: 'SECRET-CAMERA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .toFormat(format)
    .toBuffer();
}

/** A PDF that a reader would open, with these objects added to it. */
export function aPdf(extra: readonly (string | Buffer)[] = [], catalog = ''): Buffer {
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
    aStream('', '0 0 100 100 re f'),
    ...extra,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = Buffer.concat(parts).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  parts.push(
    Buffer.from(`${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

export function aStream(dictionary: string, body: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
    Buffer.from(body),
    Buffer.from('\nendstream'),
  ]);
}

/** Objects packed the way most programs pack them. */
export function packedObjects(objects: string, dictionary = '/Type /ObjStm /N 1 /First 4'): Buffer {
  return aStream(`${dictionary} /Filter /FlateDecode`, deflateSync(Buffer.from(`9 0 ${objects}`)));
}

const box = (name: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const bytes = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => bytes(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(Math.floor(value / 65_536)), u16(value % 65_536)]);
const version = (number: number) => bytes(number, 0, 0, 0);

/** An item of a HEIC file, with where it says its bytes are; unset: where they are. */
export interface HeicItem {
  type: string;
  content: Buffer;
  place?: { start: number; length: number }[];
  method?: number;
}

export const heicPicture: HeicItem = { type: 'hvc1', content: Buffer.alloc(100, 7) };
export const heicExif: HeicItem = { type: 'Exif', content: Buffer.from('\0\0\0\x06Exif\0\0SECRET-PLACE 51.5') };

/** As a phone writes it: items described in `meta`, their bytes in `mdat`. Nobody here can look at the picture. */
export function aHeic(behind = Buffer.alloc(0), items: HeicItem[] = [heicPicture, heicExif]): Buffer {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const metaAt = (start: number) => {
    const entries = items.map(({ type }, index) =>
      box('infe', Buffer.concat([version(2), u16(index + 1), u16(0), Buffer.from(`${type}\0`, 'latin1')])),
    );
    let at = start;
    const places = items.map(({ content, place, method = 0 }, index) => {
      const own = place ?? [{ start: at, length: content.length }];
      at += content.length;
      const extents = own.flatMap(({ start, length }) => [u32(start), u32(length)]);
      return Buffer.concat([u16(index + 1), u16(method), u16(0), u16(own.length), ...extents]);
    });
    return box(
      'meta',
      Buffer.concat([
        version(0),
        box('iloc', Buffer.concat([version(1), bytes(0x44, 0x00), u16(items.length), ...places])),
        box('iinf', Buffer.concat([version(0), u16(items.length), ...entries])),
      ]),
    );
  };
  const before = ftyp.length + metaAt(0).length + 8;
  const mdat = box('mdat', Buffer.concat(items.map(({ content }) => content)));
  return Buffer.concat([ftyp, metaAt(before), mdat, behind]);
}
