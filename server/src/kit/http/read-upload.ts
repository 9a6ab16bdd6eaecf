import { finished } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { type Call, Refusal, type Upload } from '@halley/contract';
import type { FastifyRequest } from 'fastify';
import { MissingPart } from './read-input.ts';

type UploadRules = NonNullable<Call['upload']>;

/** What a form may be besides its file: a handful of short fields. */
const fieldLimits = { files: 1, fields: 10, parts: 12, fieldSize: 2048, headerPairs: 20 };
/** Room for fields and the lines between parts, on top of the file. */
const overheadBytes = 64 * 1024;
/** All that is left to do by then is in memory. */
const patienceAfterEndMs = 200;

export interface ReadUpload {
  upload: Upload;
  fields: Record<string, unknown>;
}

/**
 * Reads a form with one file into memory, never more of it than the call allows. What comes after a refusal is read
 * and dropped, so that the client gets to see the answer.
 */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<ReadUpload> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  try {
    if (Number(request.headers['content-length'] ?? 0) > rules.maxBytes + overheadBytes) {
      throw new Refusal(rules.tooLarge);
    }
    return await Promise.race([readParts(request, rules), neverEnds(request)]);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    // Whatever the parser says of the bytes it got, it is the sender's doing.
    throw error instanceof Refusal || error instanceof MissingPart ? error : new Refusal('MALFORMED_REQUEST');
  }
}

/** The parser loses its thread on some broken forms and says nothing more, although the last byte has come. */
async function neverEnds({ raw }: FastifyRequest): Promise<never> {
  await finished(raw, { writable: false }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, patienceAfterEndMs));
  throw new Refusal('MALFORMED_REQUEST');
}

async function readParts(request: FastifyRequest, rules: UploadRules): Promise<ReadUpload> {
  let upload: Upload | undefined;
  // Field names come from the client: on an ordinary object `constructor` would be found.
  const fields: Record<string, unknown> = Object.create(null);
  const limits = { ...fieldLimits, fileSize: rules.maxBytes };
  for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
    if (part.type === 'file') {
      if (part.fieldname !== rules.part) throw new Refusal('MALFORMED_REQUEST');
      upload = { fileName: part.filename ?? '', content: await readFile(part, rules) };
    } else {
      const isOdd = part.fieldname in fields || part.valueTruncated;
      if (isOdd) throw new Refusal('MALFORMED_REQUEST');
      fields[part.fieldname] = part.value;
    }
  }
  if (!upload) throw new MissingPart(rules.part);
  return { upload, fields };
}

async function readFile({ file }: MultipartFile, { tooLarge }: UploadRules): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (file.truncated) break;
  }
  if (file.truncated) throw new Refusal(tooLarge);
  return Buffer.concat(chunks);
}
