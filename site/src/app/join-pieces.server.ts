import { Transform } from 'node:stream';

/** A stream with React's own word for "what was written so far may go". */
export type JoinedPieces = Transform & { flush(): void };

/**
 * React writes a page in pieces of two kilobytes, a hundred of them for a lobby, and says when it pauses. What comes between
 * two pauses goes on as one: each piece by itself would be read, compressed, flushed and sent by itself. `fill` puts parts
 * in that are kept.
 */
export function joinPieces(fill = (html: Buffer) => html): JoinedPieces {
  let pieces: Uint8Array[] = [];
  const stream = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      send();
      done();
    },
  });
  function send() {
    if (pieces.length > 0 && !stream.destroyed) stream.push(fill(Buffer.concat(pieces)));
    pieces = [];
  }
  return Object.assign(stream, { flush: send });
}
