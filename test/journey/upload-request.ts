/** XMLHttpRequest as far as pages use it, which is for uploads: all of a body leaves at once. */
export function uploadRequests(fetch: (path: string, init: RequestInit) => Promise<Response>) {
  return class UploadRequest {
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    readonly upload: { onprogress?: (event: object) => void } = {};
    private readonly headers: Record<string, string> = {};
    private readonly stop = new AbortController();
    private call: [method: string, path: string] = ['', ''];

    open(method: string, path: string): void {
      this.call = [method, path];
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    abort(): void {
      this.stop.abort();
    }

    async send(body: RequestInit['body']): Promise<void> {
      const [method, path] = this.call;
      try {
        const answer = await fetch(path, {
          method,
          headers: this.headers,
          body: body ?? null,
          signal: this.stop.signal,
        });
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
        this.status = answer.status;
        this.responseText = await answer.text();
      } catch {
        if (this.stop.signal.aborted) this.onabort?.();
        else this.onerror?.();
        return;
      }
      this.onload?.();
    }
  };
}
