/** What a page sends is of its own window; a request of Node takes what is Node's. */
export async function withBody(init: RequestInit): Promise<RequestInit> {
  const { body, signal: _signal, ...rest } = init;
  const own = init.signal ? { signal: init.signal } : {};
  const name = body?.constructor.name;
  if (!body || typeof body === 'string' || name === 'URLSearchParams')
    return { ...rest, ...own, ...(body && { body }) };
  if (name === 'FormData') {
    const form = new FormData();
    for (const [key, value] of body as unknown as Iterable<[string, string | File]>) {
      if (typeof value === 'string') form.append(key, value);
      else form.append(key, new Blob([await value.arrayBuffer()], { type: value.type }), value.name);
    }
    return { ...rest, ...own, body: form };
  }
  return { ...rest, ...own, body: Buffer.from(await new Response(body).arrayBuffer()) };
}
