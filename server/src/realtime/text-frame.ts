import * as ws from 'ws';

interface FrameOptions {
  fin: boolean;
  rsv1: boolean;
  opcode: number;
  mask: boolean;
  readOnly: boolean;
}

/** Known to the library, not yet to its types. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] } };

const textOpcode = 1;

/**
 * A text as it goes over a WebSocket from a server: header and payload in one. Nothing in it is of one connection alone, so what
 * thousands hear is framed once and leaves each socket by a single write.
 */
export function textFrame(text: string): Buffer {
  const options = { fin: true, rsv1: false, opcode: textOpcode, mask: false, readOnly: true };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
}
