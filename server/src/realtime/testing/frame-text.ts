/** What a frame of a server says: one whole, unmasked text. */
export function frameText(frame: Buffer): string {
  const [first, length = 0] = frame;
  if (first !== 0x81) throw new Error(`not a whole text: ${first}`);
  if (length > 127) throw new Error('a server does not mask');
  const header = length < 126 ? 2 : length === 126 ? 4 : 10;
  const says = length < 126 ? length : length === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  if (frame.length !== header + says) throw new Error(`${frame.length - header} bytes, its header says ${says}`);
  return frame.toString('utf8', header);
}
