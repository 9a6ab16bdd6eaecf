import type { ListColumn } from './ResourceList.tsx';

/**
 * Rows as a file for a spreadsheet. A text that a spreadsheet would compute stays a text. The last line, after an empty one,
 * says who took it.
 */
export function csvOf<Row>(name: string, columns: readonly ListColumn<Row>[], rows: readonly Row[], watermark: string) {
  const told = columns.filter(({ head }) => typeof head === 'string' && head !== '');
  const textOf = ({ text, cell }: ListColumn<Row>, row: Row) => {
    const value = text ? text(row) : cell(row);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const lines = [told.map(({ head }) => String(head)), ...rows.map((row) => told.map((column) => textOf(column, row)))];
  const content = [...lines, [], [watermark]].map((line) => line.map(quoted).join(',')).join('\r\n');
  return { fileName: `${name}.csv`, blob: new Blob([`\uFEFF${content}\r\n`], { type: 'text/csv' }) };
}

function quoted(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
