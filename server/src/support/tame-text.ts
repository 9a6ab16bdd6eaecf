/** Turn the reading direction, or hide in it: with them a text shows something else than it says. */
const turning = /[\u202a-\u202e\u2066-\u2069\u061c\u200e\u200f\ufeff]/g;
const invisible = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const lineBreak = /\r\n?|[\u2028\u2029\u0085]/g;

/** What somebody wrote, as plain text that shows what it says. Undefined when nothing of it can be seen. */
export function tameText(given: string): string | undefined {
  const text = given
    .normalize('NFC')
    .replace(lineBreak, '\n')
    .replace(invisible, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(turning, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  return /[^\p{C}\p{Z}\s]/u.test(text) ? text : undefined;
}
