import { createHash } from 'node:crypto';
import { pictureWidths, Refusal } from '@halley/contract';
import { openImage, typeOf } from '../../verification/index.ts';

/** The part that stays, in pixels of the image as people see it; a width of 0: all of it. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface DrawnPicture {
  /** Named after its pixels: the same image, cut the same way, is one. */
  id: string;
  width: number;
  height: number;
  files: { width: number; format: 'webp' | 'jpeg'; content: Uint8Array }[];
}

const types = ['image/jpeg', 'image/png', 'image/webp'];
const quality = { webp: 78, jpeg: 80 } as const;
/** What is linked to from elsewhere, and read by who knows no WebP. */
const jpegWidth = 1280;

/**
 * Cuts and draws an image anew, in the widths it has. Nothing of the file but its pixels stays: no place, no camera, no
 * comment, nothing that was glued to it.
 */
export async function drawImage(content: Uint8Array, crop: Crop): Promise<DrawnPicture> {
  if (!types.includes((await typeOf(content)) ?? '')) throw new Refusal('picture.type_not_allowed');
  try {
    const upright = await openImage(content).autoOrient().toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer();
    const { width: ownWidth = 0, height: ownHeight = 0 } = await openImage(upright).metadata();
    const cut = crop.width === 0 || crop.height === 0 ? { left: 0, top: 0, width: ownWidth, height: ownHeight } : crop;
    if (cut.left + cut.width > ownWidth || cut.top + cut.height > ownHeight) throw new Refusal('crop.outside');
    const part = await openImage(upright).extract(cut).png({ compressionLevel: 1 }).toBuffer();
    const [smallest] = pictureWidths;
    const widths = pictureWidths.filter((width) => width <= cut.width);
    const files: DrawnPicture['files'] = [];
    for (const width of widths.length > 0 ? widths : [Math.min(cut.width, smallest)]) {
      const drawn = openImage(part).resize({ width });
      files.push({ width, format: 'webp', content: await drawn.webp({ quality: quality.webp }).toBuffer() });
    }
    const [largest] = files.slice(-1);
    const width = Math.min(largest?.width ?? cut.width, jpegWidth);
    const plain = openImage(part).resize({ width }).flatten({ background: '#ffffff' });
    files.push({ width, format: 'jpeg', content: await plain.jpeg({ quality: quality.jpeg }).toBuffer() });
    const id = createHash('sha256').update(part).digest('hex').slice(0, 24);
    return { id, width: cut.width, height: cut.height, files };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('picture.unreadable');
  }
}
