import { hash } from 'node:crypto';
import { Refusal } from '@halley/contract';
import type { Tx } from './database/database.ts';

/** The same input has the same hash, whatever the order of its keys. */
export function inputHash(input: unknown): string {
  return hash('sha256', stableText(input), 'hex');
}

function stableText(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  let text = '';
  for (const key of sortedKeys(value)) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${stableText(item)}`;
  }
  return `{${text}}`;
}

/** Most inputs are written in order already, and looking is cheaper than sorting. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value);
  for (let index = 1; index < keys.length; index += 1) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return keys.sort();
  }
  return keys;
}

export interface OnceInput {
  /** Who and what: `player:42:selectAccount`. Keys of different scopes never meet. */
  scope: string;
  key: string;
  input: unknown;
}

/**
 * Does the work once per key. A second request with the same key waits for the first to commit and gets its answer;
 * with another input it is refused.
 */
export async function once<T>(tx: Tx, { scope, key, input }: OnceInput, work: () => Promise<T>): Promise<T> {
  const hash = inputHash(input);
  const claimed = await tx.query(
    'insert into kit_idempotency (scope, key, input_hash) values ($1, $2, $3) on conflict do nothing',
    [scope, key, hash],
  );
  if (claimed.rowCount === 0) {
    const { rows } = await tx.query<{ input_hash: string; answer: { value: T } }>(
      'select input_hash, answer from kit_idempotency where scope = $1 and key = $2',
      [scope, key],
    );
    if (rows[0]?.input_hash !== hash) throw new Refusal('IDEMPOTENCY_CONFLICT');
    return rows[0].answer.value;
  }
  const value = await work();
  await tx.query('update kit_idempotency set answer = $3 where scope = $1 and key = $2', [
    scope,
    key,
    JSON.stringify({ value }),
  ]);
  return value;
}
