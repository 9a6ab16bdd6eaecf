import { Refusal } from '@halley/contract';
import type { MediaType } from '../document.ts';
import { cleanImage } from './clean-image.ts';
import { createGate } from './gate.ts';
import { mostPicturesAtOnce, typeOf } from './open-image.ts';
import { rewritePdf } from './pdf/rewrite-pdf.ts';

export interface AcceptedUpload {
  content: Uint8Array;
  mediaType: MediaType;
}

/** Makes a file that may be anything into one that is safe to keep; refuses what cannot be. */
export type AcceptUpload = (content: Uint8Array) => Promise<AcceptedUpload>;

type Intake = (content: Uint8Array) => Promise<AcceptedUpload>;

/** What the content says it is decides, never its name or what the browser claims. Not listed: not taken. */
const intakes: Record<string, Intake> = {
  'image/jpeg': (content) => cleanImage(content, 'jpeg'),
  'image/png': (content) => cleanImage(content, 'png'),
  'image/webp': (content) => cleanImage(content, 'webp'),
  'application/pdf': async (content) => ({ content: await rewritePdf(content), mediaType: 'application/pdf' }),
};

export function createAcceptUpload(): AcceptUpload {
  const gate = createGate(mostPicturesAtOnce);
  return async (content) => {
    const mime = await typeOf(content);
    const intake = mime !== undefined && Object.hasOwn(intakes, mime) ? intakes[mime] : undefined;
    if (!intake) throw new Refusal('document.type_not_allowed');
    return gate(() => intake(content));
  };
}
