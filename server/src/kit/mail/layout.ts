/** What a mail says; how it looks is the same for all of them. */
export interface MailWords {
  language: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Small print: why this mail came. */
  footer: string;
  /** Below it: how to get no more of them. */
  unsubscribe?: { label: string; url: string };
  /** At the very end: one that nobody sees and that tells that the mail was opened. */
  image?: string | undefined;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const night = '#070b1f';
const panel = '#10173a';
const ink = '#eef1ff';
const quiet = '#a6b0d8';
const comet = '#7c5cff';
const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A text part and an HTML part with the same words. Tables and inline styles: mail programs know little else. */
export function layOutMail(words: MailWords): { subject: string; text: string; html: string } {
  return { subject: words.subject, text: textPart(words), html: htmlPart(words) };
}

function textPart({ heading, paragraphs, button, footer, unsubscribe }: MailWords): string {
  const lines = [button, unsubscribe].map((link) => (link ? [`${link.label}: ${link.url}`] : []));
  const [action = [], end = []] = lines;
  return `${[heading, ...paragraphs, ...action, '--', footer, ...end].join('\n\n')}\n`;
}

function htmlPart({ language, subject, heading, paragraphs, button, footer, unsubscribe, image }: MailWords): string {
  const last = image ? `\n<img src="${escapeHtml(image)}" width="1" height="1" alt="">` : '';
  const end = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${quiet}">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  const rows = paragraphs
    .map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:26px;color:${ink}">${escapeHtml(text)}</p>`)
    .join('\n');
  const action = button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 8px"><tr><td bgcolor="${comet}" style="border-radius:12px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 28px;font-family:${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${night}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${night}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${font}">
<tr><td style="padding:0 8px 20px;font-size:22px;font-weight:700;letter-spacing:.5px;color:${ink}"><span style="color:${comet}">&#9732;</span>&nbsp;Halley</td></tr>
<tr><td bgcolor="${panel}" style="border-radius:20px;padding:36px 32px">
<h1 style="margin:0 0 20px;font-size:26px;line-height:34px;color:${ink}">${escapeHtml(heading)}</h1>
${rows}
${action}
</td></tr>
<tr><td style="padding:20px 8px;font-size:13px;line-height:20px;color:${quiet}">${escapeHtml(footer)}${end}</td></tr>
</table>
</td></tr></table>${last}
</body>
</html>
`;
}
