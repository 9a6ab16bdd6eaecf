/**
 * A copy as JSON would have brought it: no text is made of it and read again, which takes three times as long. A lobby is
 * made of some seventy kilobytes of answers.
 */
export function asJson(value: unknown): unknown {
  // JSON knows one zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'bigint') throw new TypeError('JSON has no bigint');
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value, (one) => asJson(one) ?? null);
  if ('toJSON' in value && typeof value.toJSON === 'function') return asJson(value.toJSON());
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const told = asJson((value as Record<string, unknown>)[name]);
    if (told === undefined) continue;
    // An assignment to this name would be one to the prototype.
    if (name === '__proto__') Object.defineProperty(copy, name, { value: told, enumerable: true });
    else copy[name] = told;
  }
  return copy;
}
