import { Refusal } from '@halley/contract';
import type { AcceptedUpload } from './accept-upload.ts';
import { openImage, type PictureFormat } from './open-image.ts';

/** Small print on a whole page stays readable. */
const longestSide = 4096;
const quality = 88;

/**
 * Draws the image anew: what comes out has the same pixels and nothing else. Places, cameras, comments, scripts and
 * whatever was glued to the file stay behind.
 */
export async function cleanImage(content: Uint8Array, format: PictureFormat): Promise<AcceptedUpload> {
  try {
    const image = openImage(content);
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
