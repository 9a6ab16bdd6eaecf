import type { Cell } from '../part.ts';

export const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ');
export const oneDigit = (value: number) => value.toFixed(1);
export const ratio = (value: number) => `${value.toFixed(2)} ×`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Columns wide enough for their widest cell; numbers stand on the right. */
export function tableText(rows: Record<string, Cell>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const text = (cell: Cell | undefined) => String(cell ?? '');
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => text(row[name]).length)));
  const isText = names.map((name) => rows.every((row) => !/^[\d.\s]*\d/.test(text(row[name]))));
  const line = (cells: string[]) =>
    cells
      .map((cell, index) =>
        isText[index] ? cell.padEnd(widths[index] as number) : cell.padStart(widths[index] as number),
      )
      .join('  ')
      .trimEnd();
  return [line(names), ...rows.map((row) => line(names.map((name) => text(row[name]))))].join('\n');
}
