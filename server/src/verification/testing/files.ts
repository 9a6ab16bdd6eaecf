import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A real image, small, with whatever a camera writes into it. */
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

/** The beginning of an image as phones write it: what it says it is, and a description that nobody here reads. */
export function aHeic(brand = 'heic'): Buffer {
  return Buffer.concat([
    Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.from('\0\0\0\x0cmeta\0\0\0\0\0\0\0\x08mdat', 'latin1'),
  ]);
}
