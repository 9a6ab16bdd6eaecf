import { describe, expect, it } from 'vitest';
import { loadTranslate } from '../messages/index.ts';
import { dice } from './index.ts';
import words from './words.json' with { type: 'json' };

const format = {
  currency: 'EUR',
  money: (cents: bigint) => `€${Number(cents) / 100}`,
  text: (key: string) => key,
  hundredths: (value: number) => (value / 100).toFixed(2),
  percent: (value: number) => `${(value / 100).toFixed(2)}%`,
};

describe('rules as a page', () => {
  it('[PP-07] [PP-14] hold formula, pay table, return and largest win, with the figures of the rules themselves', async () => {
    const text = await loadTranslate('en', words);
    const sections = dice.rules(format);
    const page = sections
      .flatMap(({ title, paragraphs }) => [text(title), ...paragraphs.map(({ key, values }) => text(key, values))])
      .join('\n');
    expect(page).toContain('Pays = 98.01 ÷ win chance in percent');
    expect(page).toContain('From 97.05% to 98.01%');
    expect(page).toContain('Stakes from €0.1 to €500.');
    expect(page).toContain('€50000');
    expect(page).not.toMatch(/\{\w+\}/);
    const rows = sections.flatMap(({ table }) => table?.rows ?? []);
    expect(rows).toContainEqual(['49.50%', '1.98', '98.01%']);
    expect(rows).toContainEqual(['97.00%', '1.01', '97.97%']);
    expect(rows).toContainEqual(['0.10%', '980.10', '98.01%']);
  });
});
