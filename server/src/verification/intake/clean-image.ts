import { Refusal } from '@halley/contract';
import sharp from 'sharp';
import type { AcceptedUpload } from './accept-upload.ts';

/** As many as the largest phone cameras make in one shot; a picture that unpacks to more is a bomb. */
const mostPixels = 64_000_000;
/** Small print on a whole page stays readable. */
const longestSide = 4096;
const quality = 88;

// Of the many formats the library reads, only these reach their decoder, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

/**
 * Draws the picture anew: what comes out has the same pixels and nothing else. Places, cameras, comments, scripts and
 * whatever was glued to the file stay behind.
 */
export async function cleanImage(content: Uint8Array, format: 'jpeg' | 'png' | 'webp'): Promise<AcceptedUpload> {
  try {
    const image = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
    const found = await image.metadata();
    if (found.format !== format) throw new Refusal('document.type_not_allowed');
    const drawn = await image
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer();
    return { content: drawn, mediaType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('document.unreadable');
  }
}
