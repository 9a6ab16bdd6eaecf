/** A prepared statement on its way to the server, its values as the server reads them. */
export interface SentStatement {
  name: string;
  /** Its text, where the server has not prepared it yet. */
  parse: string | undefined;
  values: readonly (string | Buffer | null)[];
  /** Whether its rows are to be described. */
  describe: boolean;
}

const describePortal = Buffer.from('D\0\0\0\x06P\0', 'latin1');
const execute = Buffer.from('E\0\0\0\x09\0\0\0\0\0', 'latin1');
const sync = Buffer.from('S\0\0\0\x04', 'latin1');
const parseCode = 0x50;
const bindCode = 0x42;
const binaryFormat = 1;

/**
 * The messages of a batch and the barrier behind them, in one buffer of the right size. The driver makes a buffer for each
 * message that grows with its values, three times over for the columns of a group; all of it would wait for the collector of old
 * garbage, and wagers for that.
 */
export function messagesOf(statements: readonly SentStatement[]): Buffer {
  const size = statements.reduce((sum, statement) => sum + sizeOf(statement), sync.length);
  const buffer = Buffer.allocUnsafe(size);
  let at = 0;
  for (const statement of statements) {
    if (statement.parse !== undefined) at = writeParse(buffer, at, statement.name, statement.parse);
    at = writeBind(buffer, at, statement);
    if (statement.describe) at += describePortal.copy(buffer, at);
    at += execute.copy(buffer, at);
  }
  sync.copy(buffer, at);
  return buffer;
}

function sizeOf({ name, parse, values, describe }: SentStatement): number {
  const nameBytes = Buffer.byteLength(name);
  let size = 5 + 1 + nameBytes + 1 + 2 + 2 * values.length + 2 + 4 + execute.length;
  for (const value of values) size += 4 + lengthOf(value);
  if (parse !== undefined) size += 5 + nameBytes + 1 + Buffer.byteLength(parse) + 1 + 2;
  return describe ? size + describePortal.length : size;
}

function lengthOf(value: string | Buffer | null): number {
  if (value === null) return 0;
  return typeof value === 'string' ? Buffer.byteLength(value) : value.length;
}

function writeParse(buffer: Buffer, from: number, name: string, text: string): number {
  let at = writeText(buffer, from + 5, name);
  at = writeText(buffer, at, text);
  // No types: the server finds them out.
  at = buffer.writeUInt16BE(0, at);
  return closeMessage(buffer, parseCode, from, at);
}

function writeBind(buffer: Buffer, from: number, { name, values }: SentStatement): number {
  let at = writeText(buffer, from + 5, '');
  at = writeText(buffer, at, name);
  at = buffer.writeUInt16BE(values.length, at);
  for (const value of values) at = buffer.writeUInt16BE(typeof value === 'object' && value ? binaryFormat : 0, at);
  at = buffer.writeUInt16BE(values.length, at);
  for (const value of values) at = writeValue(buffer, at, value);
  // All columns of the answer as text.
  at = buffer.writeUInt16BE(1, at);
  at = buffer.writeUInt16BE(0, at);
  return closeMessage(buffer, bindCode, from, at);
}

function writeValue(buffer: Buffer, from: number, value: string | Buffer | null): number {
  if (value === null) return buffer.writeInt32BE(-1, from);
  const length = typeof value === 'string' ? buffer.write(value, from + 4) : value.copy(buffer, from + 4);
  buffer.writeInt32BE(length, from);
  return from + 4 + length;
}

function writeText(buffer: Buffer, from: number, text: string): number {
  const at = from + buffer.write(text, from);
  buffer[at] = 0;
  return at + 1;
}

/** Its code, and its length, which counts itself and not the code. */
function closeMessage(buffer: Buffer, code: number, from: number, to: number): number {
  buffer[from] = code;
  buffer.writeInt32BE(to - from - 1, from + 1);
  return to;
}
