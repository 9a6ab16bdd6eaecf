/** The policy of the frame lets in one script, over TLS. */
const safe = /^https:\/\/[^\s"'<>\\]+$/;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const isOutsideScript = (url: string | undefined): url is string => url !== undefined && safe.test(url);

/**
 * The place that the product draws into, and its script. The document has an origin of its own (`sandbox`): the script reads
 * neither the session nor anything else of ours, and the browser loads nothing but what comes from its host.
 */
export function outsideDocument(scriptUrl: string | undefined, language: string) {
  if (!isOutsideScript(scriptUrl)) return undefined;
  const { origin } = new URL(scriptUrl);
  const socket = origin.replace(/^https/, 'wss');
  const policy = [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `connect-src ${origin} ${socket}`,
    `frame-src ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    'sandbox allow-scripts allow-forms allow-popups',
  ].join('; ');
  const html =
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"></head><body>` +
    `<div id="betting" data-locale="${escaped(language)}"></div>` +
    `<script src="${escaped(scriptUrl)}"></script></body></html>`;
  return { html, policy };
}
