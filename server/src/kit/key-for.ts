import { hash } from 'node:crypto';

/** A uuid that is the same for the same words. */
export function keyFor(words: string): string {
  const hex = hash('sha256', words, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
