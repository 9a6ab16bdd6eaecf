import { open } from 'node:fs/promises';
import { RatesRefused } from './judge-rates.ts';

const largestBytes = 64 * 1024;
const longestMs = 10_000;

/** A table of rates from a file or an address. What it says is judged by whoever writes it. */
export async function readFeed(place: string): Promise<unknown> {
  const text = /^https?:\/\//i.test(place) ? await fetchText(place) : await readText(place);
  try {
    return JSON.parse(text);
  } catch {
    throw new RatesRefused('it is no JSON');
  }
}

async function fetchText(url: string): Promise<string> {
  // Whoever answers from somewhere else than we asked is not whom the operator chose.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(longestMs) });
  if (!response.ok || !response.body) throw new RatesRefused(`the feed answered ${response.status}`);
  return gather(response.body);
}

async function readText(path: string): Promise<string> {
  const file = await open(path);
  try {
    return await gather(file.createReadStream({ autoClose: false }));
  } finally {
    await file.close();
  }
}

async function gather(parts: AsyncIterable<Uint8Array | string>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > largestBytes) throw new RatesRefused(`it is larger than ${largestBytes} bytes`);
    chunks.push(Buffer.from(part as Uint8Array));
  }
  return Buffer.concat(chunks).toString('utf8');
}
