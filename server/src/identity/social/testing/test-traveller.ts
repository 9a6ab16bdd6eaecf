// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Answer = any;

/** A browser over real connections: keeps its cookies, follows redirects one by one. */
export function createTraveller(home: string) {
  const cookies = new Map<string, string>();

  const send = async (url: string, options: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, home), {
      redirect: 'manual',
      ...options,
      headers: { cookie, ...options.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  /** Follows until somebody shows a page, or until the next step would be at an address that `until` describes. */
  const follow = async (start: string, until?: RegExp): Promise<{ url: URL; response: Response | undefined }> => {
    let url = new URL(start, home);
    for (let hops = 0; hops < 20; hops++) {
      if (until?.test(url.href)) return { url, response: undefined };
      const response = await send(url.href);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || !location) return { url, response };
      await response.body?.cancel();
      url = new URL(location, url);
    }
    throw new Error(`no end of redirects at ${url.href}`);
  };

  /** The other house asks who one is. Returns the address of our callback, not yet visited. */
  const answerWho = async (page: URL, answer: Record<string, string>): Promise<URL> => {
    const response = await send(page.href, { method: 'POST', body: new URLSearchParams(answer) });
    const target = new URL(response.headers.get('location') ?? '', page);
    return (await follow(target.href, /\/callback\?/)).url;
  };

  return {
    cookies,
    send,
    follow,
    answerWho,
    json: async (url: string, options?: RequestInit): Promise<Answer> => (await send(url, options)).json(),
    post: (url: string, body: unknown): Promise<Response> =>
      send(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    /** There and, as somebody, back to the callback's address. */
    async leaveAs(sub: string, start = '/auth/google_oauth2', bend: (url: URL) => void = () => {}): Promise<URL> {
      const begun = await send(start);
      const target = new URL(begun.headers.get('location') ?? '', home);
      bend(target);
      const { url } = await follow(target.href, /\/callback\?/);
      // A session over there may still be open: then it does not ask.
      return url.pathname.startsWith('/interaction/') ? answerWho(url, { account: sub }) : url;
    },
    /** The whole way. Returns where it ends: the path of our own page. */
    async travelAs(sub: string, start?: string): Promise<string> {
      const callback = await this.leaveAs(sub, start);
      return this.land(callback.href);
    },
    async land(callback: string): Promise<string> {
      const response = await send(callback);
      return response.headers.get('location') ?? `${response.status}`;
    },
    player: async (): Promise<Answer> => (await send('/api/player')).json(),
  };
}

export type Traveller = ReturnType<typeof createTraveller>;
