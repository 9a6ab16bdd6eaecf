import { Readable } from 'node:stream';
import type { FileAnswer } from '@halley/contract';
import type { FastifyReply } from 'fastify';

/**
 * Whatever is in the file, a browser keeps it instead of opening it; and if one opened it all the same, nothing in it
 * could run, load or be taken for another type.
 */
export function sendFile(reply: FastifyReply, { fileName, contentType, content }: FileAnswer): FastifyReply {
  const plainName = fileName.replace(/[^\w.-]+/g, '_');
  const wholeName = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${plainName}"; filename*=UTF-8''${wholeName}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false }));
}
