export type TextPart = { text: string } | { text: string; href: string };

const address = /\bhttps?:\/\/[^\s<>"'`\\{}|^]+/gi;
/** What ends a sentence is hardly part of the address in it. */
const trailing = /[.,;:!?)\]»”’*_]+$/;

/**
 * Splits what somebody wrote into text and addresses that may be clicked. Only http and https; what is shown is where it
 * leads, with the host in its plain spelling, so that no look-alike letters hide it.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    const url = URL.canParse(found) ? new URL(found) : undefined;
    // Names and passwords before the host are there to be read as the host.
    if (url?.username !== '' || url.password !== '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const isPlain = found.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    parts.push({ text: isPlain ? found : url.href, href: url.href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
