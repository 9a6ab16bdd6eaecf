/** A whole request in one piece, as browsers and proxies send nearly all calls. */
export interface PlainRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  keepsAlive: boolean;
}

const longestHead = 8 * 1024;
const longestBody = 64 * 1024;
const endOfHead = Buffer.from('\r\n\r\n');
const firstLine = /^(GET|POST|PUT|PATCH|DELETE) (\/[\x21\x22\x24-\x7e]*) HTTP\/1\.1$/;
const plainName = /^[A-Za-z0-9-]+$/;
/** Lines that end as they must, without any other sign that ends or hides something. */
const plainLines = /^[\t\x20-\x7e\x80-\xff]*(?:\r\n[\t\x20-\x7e\x80-\xff]*)*$/;
const jsonOrNone = /^(?:application\/json(?:;.*)?)?$/i;
const plainLength = /^(0|[1-9]\d{0,5})$/;
/** Whatever changes how a message is framed, or what becomes of its connection, is not for here. */
const framing = new Set([
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Reads bytes that are exactly one request, complete, and have one meaning only. Anything else is `undefined`:
 * two requests at once, half of one, a name said twice, a length in another spelling, an odd sign anywhere.
 */
export function readRequest(bytes: Buffer): PlainRequest | undefined {
  const headEnds = bytes.indexOf(endOfHead);
  if (headEnds === -1 || headEnds > longestHead) return undefined;
  const head = bytes.toString('latin1', 0, headEnds);
  const lineEnds = head.indexOf('\r\n');
  const line = firstLine.exec(lineEnds === -1 ? head : head.slice(0, lineEnds));
  if (!line) return undefined;
  const [, method, url] = line as unknown as [string, string, string];
  const headers = readHeaders(head, lineEnds);
  if (headers?.host === undefined) return undefined;
  const keepsAlive = readConnection(headers.connection);
  if (keepsAlive === undefined) return undefined;
  const length = headers['content-length'] ?? '0';
  if (!plainLength.test(length) || Number(length) > longestBody) return undefined;
  const bodyBegins = headEnds + endOfHead.length;
  if (bytes.length !== bodyBegins + Number(length)) return undefined;
  if (method === 'GET' && length !== '0') return undefined;
  // Forms are read as streams, which these requests are not.
  if (!jsonOrNone.test(headers['content-type'] ?? '')) return undefined;
  const body = length === '0' ? undefined : bytes.subarray(bodyBegins);
  return { method, url, headers, body, keepsAlive };
}

function readHeaders(head: string, firstLineEnds: number): Record<string, string> | undefined {
  if (!plainLines.test(head)) return undefined;
  const headers: Record<string, string> = {};
  let ends = firstLineEnds;
  while (ends !== -1) {
    const begins = ends + 2;
    ends = head.indexOf('\r\n', begins);
    const colon = head.indexOf(':', begins);
    if (colon === -1 || (ends !== -1 && colon > ends)) return undefined;
    const name = nameOf(head.slice(begins, colon));
    // Names every object knows, such as `constructor`, count as said twice.
    if (name === undefined || headers[name] !== undefined) return undefined;
    headers[name] = withoutEdges(head, colon + 1, ends === -1 ? head.length : ends);
  }
  return headers;
}

/** How names have been written before: nearly all requests write the same few. */
const names = new Map<string, string>();
const mostNames = 500;

function nameOf(written: string): string | undefined {
  const known = names.get(written);
  if (known !== undefined) return known;
  const name = written.toLowerCase();
  if (!plainName.test(written) || framing.has(name)) return undefined;
  if (names.size < mostNames) names.set(written, name);
  return name;
}

function readConnection(value: string | undefined): boolean | undefined {
  if (value === undefined) return true;
  const word = value.toLowerCase();
  if (word === 'keep-alive') return true;
  return word === 'close' ? false : undefined;
}

const space = 0x20;
const tab = 0x09;

/** Blanks and tabs around a value are not part of it; `trim` would take more. */
function withoutEdges(text: string, from: number, to: number): string {
  let begins = from;
  let ends = to;
  while (begins < ends && isBlank(text.charCodeAt(begins))) begins += 1;
  while (ends > begins && isBlank(text.charCodeAt(ends - 1))) ends -= 1;
  return text.slice(begins, ends);
}

function isBlank(sign: number): boolean {
  return sign === space || sign === tab;
}
