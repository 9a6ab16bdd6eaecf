import { Refusal } from '@halley/contract';
import { findActive } from './find-active.ts';
import { openObjectStreams } from './object-streams.ts';
import { splitStreams } from './split-streams.ts';

/**
 * Refuses PDFs that could do something: scripts, actions, attached files, forms that send. It is a scanner, not a
 * reader, and errs towards refusing.
 *
 * What it sees: names in plain objects, with or without `#xx` escapes, in every revision of the file; objects in
 * compressed object streams; objects hidden inside other streams. What it does not see: flaws of a reader's decoders
 * for pictures and fonts. So documents are still opened by staff as downloads, in a reader that runs nothing.
 */
export async function checkPdf(content: Uint8Array): Promise<Uint8Array> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  checkFrame(text);
  const { plain, streams } = splitStreams(text);
  // Locked files cannot be looked into, and a reviewer could not open them either.
  if (findActive(plain, ['Encrypt'])) throw new Refusal('document.unreadable');
  const hidden = streams.filter(({ body }) => /\d\s+\d+\s+obj\b/.test(body)).map(({ body }) => body);
  const packed = await openObjectStreams(streams);
  for (const part of [plain, ...hidden, ...packed]) {
    if (findActive(part)) throw new Refusal('document.active_content');
  }
  return content;
}

/** A PDF from the first byte to the last: what hides another kind of file puts it before or behind. */
function checkFrame(text: string): void {
  if (!/^%PDF-[12]\.\d[\s%]/.test(text)) throw new Refusal('document.type_not_allowed');
  const end = text.lastIndexOf('%%EOF');
  const isWhole = end >= 0 && /^%%EOF[\s\0]*$/.test(text.slice(end)) && text.includes('startxref');
  if (!isWhole || !/\d\s+\d+\s+obj\b/.test(text)) throw new Refusal('document.unreadable');
}
