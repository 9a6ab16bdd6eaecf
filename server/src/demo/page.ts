import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../kit/mail/index.ts';

/** Nothing inline, nothing from elsewhere: style and script are files of ours. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function sendPage(reply: FastifyReply, page: { title: string; body: string; script?: string }): FastifyReply {
  const script = page.script ? `<script src="${page.script}" defer></script>` : '';
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Halley demo</title><link rel="stylesheet" href="/demo/demo.css">${script}</head>
<body><header><a href="/">☄ Halley</a><nav><a href="/demo/mail">Mailbox</a><a href="/demo/pay">Play money</a><a href="/demo/pay/">Payments</a></nav></header>
<main><h1>${escapeHtml(page.title)}</h1>
${page.body}
</main></body></html>
`);
}

export const styleSheet = `:root{color-scheme:dark;--night:#070b1f;--panel:#10173a;--ink:#eef1ff;--quiet:#a6b0d8;--comet:#9c86ff}
*{box-sizing:border-box}
body{margin:0;background:var(--night);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
a{color:var(--comet)}
header,main{max-width:900px;margin:0 auto;padding:16px}
header{display:flex;flex-wrap:wrap;gap:16px;justify-content:space-between}
nav{display:flex;gap:16px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li a,form,article{display:block;background:var(--panel);border-radius:14px;padding:16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{outline:2px solid var(--comet)}
small,dt,.quiet{color:var(--quiet)}
label{display:grid;gap:4px;margin:0 0 12px}
input,select,button{font:inherit;min-height:44px;padding:8px 12px;border-radius:10px;border:1px solid #3a4580;background:var(--night);color:var(--ink)}
button{background:#5b3df0;border:0;font-weight:600;cursor:pointer}
iframe{width:100%;height:640px;border:0;border-radius:14px;background:var(--night)}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
`;
