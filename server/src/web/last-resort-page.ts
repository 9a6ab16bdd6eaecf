/** When even the error page cannot be rendered: no script, no style that a policy would refuse, no stack. */
export function lastResortPage(requestId: string): string {
  const id = requestId.replace(/[^\w.:-]/g, '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><title>Halley</title></head><body><main><h1>This page could not be shown</h1><p>Something broke on our side. It has been recorded.</p><p><a href="/">Back to the lobby</a></p><p>${id}</p></main></body></html>`;
}
