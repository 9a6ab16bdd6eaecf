const rules: readonly [pattern: RegExp, instead: string][] = [
  // A secret that names itself, in an address, a form or JSON.
  [
    /((?:password|passwd|token|secret|captcha|otp|otp_attempt|authorization|cookie|session|api_?key)\w*["']?\s*[=:]\s*["']?)[^\s"'&;,}]+/gi,
    '$1[redacted]',
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // Card and account numbers, however they are grouped.
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[number]'],
  [/\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?\b/g, '[number]'],
  // Whatever looks like a token: long, and of letters and digits mixed.
  [/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[redacted]'],
];

/** What a browser says may hold what a player typed. Nothing of that belongs in a log. */
export function redactText(text: string): string {
  return rules.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
}

/** The place, without what was asked there. */
export function redactUrl(url: string): string {
  return redactText(url.split(/[?#]/)[0] ?? '');
}
