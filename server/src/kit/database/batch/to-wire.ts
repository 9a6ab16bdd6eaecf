import utils from 'pg/lib/utils.js';

const { prepareValue } = utils;

/**
 * A value as PostgreSQL reads it. Groups send columns of many wagers as arrays, so arrays are written here: the driver
 * quotes and escapes every element, numbers too. Whatever is neither common nor plain is left to the driver.
 */
export function toWire(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every(isPlain)) return arrayText(value);
  return prepareValue(value);
}

type Plain = string | number | bigint | boolean | null | undefined | Date | Buffer;

function isPlain(item: unknown): item is Plain {
  if (item === null || typeof item !== 'object') return typeof item !== 'function' && typeof item !== 'symbol';
  return Buffer.isBuffer(item) || (item instanceof Date && isUsual(item));
}

const firstUsualMs = Date.UTC(1000, 0, 1);
const afterUsualMs = Date.UTC(10_000, 0, 1);

/** Other years are written in another way. */
function isUsual(date: Date): boolean {
  return date.getTime() >= firstUsualMs && date.getTime() < afterUsualMs;
}

function arrayText(items: Plain[]): string {
  let text = '{';
  for (let index = 0; index < items.length; index += 1)
    text += index === 0 ? itemText(items[index]) : `,${itemText(items[index])}`;
  return `${text}}`;
}

function itemText(item: Plain): string {
  switch (typeof item) {
    case 'string':
      return quoted(item);
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(item);
  }
  if (item === null || item === undefined) return 'NULL';
  return item instanceof Date ? `"${item.toISOString()}"` : `"\\\\x${item.toString('hex')}"`;
}

function quoted(text: string): string {
  const isClean = !text.includes('"') && !text.includes('\\');
  return isClean ? `"${text}"` : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
