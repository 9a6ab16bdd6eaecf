/** A name, an address, or an IPv6 address in brackets; with a port or without. */
const plainHost = /^(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::([0-9]{0,5}))?$/;
const largestPort = 65_535;

/** Names seen before: nearly all requests say the same one. */
const known = new Set<string>();
const mostKnown = 100;

interface Asked {
  rawHeaders?: readonly string[];
  headers: { host?: string | undefined };
}

/** Whether a request names one host at most, in a way that can be read. HTTP/1.0 may name none. */
export function hasOneHost({ rawHeaders, headers }: Asked): boolean {
  // The short way takes no request that says a name twice.
  let host = rawHeaders ? undefined : headers.host;
  if (!rawHeaders) return host === undefined || known.has(host) || isPlain(host);
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1] ?? '';
  }
  return host === undefined || known.has(host) || isPlain(host);
}

function isPlain(host: string): boolean {
  const match = plainHost.exec(host);
  if (!match || Number(match[1] ?? 0) > largestPort) return false;
  if (known.size < mostKnown) known.add(host);
  return true;
}
