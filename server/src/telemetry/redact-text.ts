const secretNames = '(?:password|passwd|token|secret|captcha|otp|authorization|cookie|session|api_?key)';

const rules: readonly [pattern: RegExp, instead: string][] = [
  // A secret that names itself, in JSON, an address or a form.
  [new RegExp(`(${secretNames}\\w{0,40}["']?\\s{0,3}[=:]\\s{0,3}")[^"]*`, 'gi'), '$1[redacted]'],
  [new RegExp(`(${secretNames}\\w{0,40}["']?\\s{0,3}[=:]\\s{0,3})[^\\s"&;,}]+`, 'gi'), '$1[redacted]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]'],
  // Account and card numbers, however they are grouped.
  [/\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?\b/g, '[number]'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[number]'],
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
