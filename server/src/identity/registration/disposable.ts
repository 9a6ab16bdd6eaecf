import { disposableEmailBlocklist } from 'disposable-email-domains-js';

const domains = new Set(disposableEmailBlocklist());

/** Throw-away addresses, also at a host below a listed domain. */
export function isDisposableAddress(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => index < labels.length - 1 && domains.has(labels.slice(index).join('.')));
}
