/** Enough to tell players apart, too little to write to them: `an…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = at > 3 ? 2 : 1;
  return `${email.slice(0, shown)}…${email.slice(at)}`;
}

/** Enough to speak of somebody, too little to find them elsewhere: `Caroline K.`. Null: nothing was told. */
export function maskName(first: string | null, last: string | null): string | null {
  const initial = last?.trim() ? `${[...last.trim()][0]?.toLocaleUpperCase('en')}.` : null;
  return [first?.trim(), initial].filter(Boolean).join(' ') || null;
}

/** The network, not the connection: `203.0.113.…`. */
export function maskAddress(address: string): string {
  const [first = '', second = ''] = address.split(':');
  if (address.includes(':')) return `${first}:${second}:…`;
  return `${address.split('.').slice(0, 3).join('.')}.…`;
}
