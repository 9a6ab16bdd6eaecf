import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** As many as the largest phone cameras make in one shot; an image that unpacks to more is a bomb. */
const mostPixels = 64_000_000;

// Of the many formats the library reads, only these reach their decoder, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

/** Decoding an image can take a few hundred megabytes for a moment: not many at once in one process. */
export const mostPicturesAtOnce = 2;

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** An image as its camera meant it, not decoded yet: whoever draws it anew may still fail on it. */
export function openImage(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
}

/** What the content says it is decides, never its name. A file so odd that looking at it fails is of no type. */
export async function typeOf(content: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.mime;
  } catch {
    return undefined;
  }
}
