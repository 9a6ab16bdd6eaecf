import { escapeHtml, type StoredMail } from '../kit/mail/index.ts';

export function mailboxBody(mails: readonly StoredMail[], to: string | undefined): string {
  const filter = to ? `<p class="quiet">Only mail to ${escapeHtml(to)} · <a href="/demo/mail">all</a></p>` : '';
  if (mails.length === 0) return `${filter}<p>No mail yet. Register, and the first one will be here.</p>`;
  const items = mails.map(
    (mail) =>
      `<li><a href="/demo/mail/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><br>` +
      `<small>to ${escapeHtml(mail.to)} · <time datetime="${mail.sentAt.toISOString()}">${when(mail.sentAt)}</time></small></a></li>`,
  );
  return `${filter}<ul>${items.join('\n')}</ul>`;
}

/** The HTML part gets a document of its own, locked up; the text part is shown as it is. */
export function mailBody(mail: StoredMail): string {
  return `<p class="quiet">to <a href="/demo/mail?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a> · ${when(mail.sentAt)}</p>
<iframe title="HTML part" src="/demo/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text part</h2>
<article><pre>${escapeHtml(mail.text)}</pre></article>`;
}

/** No scripts, no forms, nothing loaded; links open outside. */
export const mailPartPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

export function mailPart(mail: StoredMail): string {
  return `<base target="_blank">${mail.html}`;
}

function when(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
