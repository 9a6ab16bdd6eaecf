import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourFaults, themeOf } from './brand-theme.ts';

describe('the colours of a brand [CONF-01]', () => {
  test('a brand without colours changes nothing', () => {
    expect(themeOf({})).toEqual({});
    expect(colourFaults({})).toEqual([]);
  });

  test('every token it sets is one of the theme', () => {
    const tokens = readFileSync(new URL('../../../ui/src/tokens.css', import.meta.url), 'utf8');
    const set = themeOf({ accent: '#9be564', highlight: '#ffb3d1', background: '#140a12' });
    expect(Object.keys(set).length).toBeGreaterThan(10);
    for (const [name, value] of Object.entries(set)) {
      expect(tokens).toContain(`--color-${name}:`);
      expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(set).toMatchObject({ amber: '#9be564', ice: '#ffb3d1', 'night-900': '#140a12' });
  });

  test('the outline of what is chosen stands out whatever bright colour it is made of', () => {
    const colours = { accent: '#ff5fa2', highlight: '#c5a3ff', background: '#120a1c' };
    expect(colourFaults(colours)).toEqual([]);
    expect(themeOf(colours)['ice-edge']).not.toBe(themeOf({ ...colours, highlight: '#ffffff' })['ice-edge']);
  });

  test('a fault is said in words, with what would mend it', () => {
    expect(colourFaults({ highlight: '#333344' })).toContain(
      'colours.highlight: links on a raised card would have a contrast of 1.2 where 4.5 is needed; try a lighter colour',
    );
  });

  test('three digits are six', () => {
    expect(themeOf({ accent: '#fc6' })).toMatchObject({ amber: '#ffcc66' });
  });

  test.each([
    ['a button whose text cannot be read', { accent: '#243b8a' }, 'colours.accent'],
    ['a page too light for its text', { background: '#e8ecff' }, 'colours.background'],
    ['a page of middle grey', { background: '#5a5a5a' }, 'colours.background'],
    ['links that cannot be seen', { highlight: '#23305c' }, 'colours.highlight'],
    ['no colour', { accent: 'rgb(1 2 3)' }, 'colours.accent must be written like'],
    ['a rule that would run on', { background: '#000;} body{display:none' }, 'colours.background must be'],
  ])('%s is a fault, and is not drawn', (_, colours, said) => {
    expect(colourFaults(colours).join(' ')).toContain(said);
    expect(themeOf(colours)).toEqual({});
  });
});
