import { describe, expect, test } from 'vitest';
import { arrangeHtml, plainText } from './arrange-html.ts';

const arrange = (html: string, prefix = '') =>
  arrangeHtml(html, { prefix, tableName: (number) => `Table "${number}"` });

describe('a text is made ready to be read', () => {
  test('every part has a name of its own, whatever its language, and can be linked to', () => {
    const { html, headings } = arrange(
      '<h2>Größe &amp; Übersicht</h2><h2 class="x">Limits</h2><h2>Limits</h2><h2>Å spille</h2><h2>日本</h2><h2>Main</h2>',
    );
    expect(headings).toEqual([
      { id: 'grosse-ubersicht', text: 'Größe & Übersicht' },
      { id: 'limits', text: 'Limits' },
      { id: 'limits-2', text: 'Limits' },
      { id: 'a-spille', text: 'Å spille' },
      { id: 'part', text: '日本' },
      { id: 'main-2', text: 'Main' },
    ]);
    expect(html).toContain('<h2 id="limits" class="x">Limits</h2>');
  });

  test('a name the author has given stays', () => {
    expect(arrange('<h2 id="break">Take a break</h2>').html).toBe('<h2 id="break">Take a break</h2>');
  });

  test('a wide table scrolls by itself, with the keyboard too', () => {
    expect(arrange('<table><tbody></tbody></table>').html).toBe(
      '<div class="article-table" role="region" tabindex="0" aria-label="Table &quot;1&quot;"><table><tbody></tbody></table></div>',
    );
    expect(arrange('<table></table><p></p><table></table>').html).toContain('aria-label="Table &quot;2&quot;"');
  });

  test.each([
    ['<a href="/support">', 'de', '<a href="/de/support">'],
    ['<a class="x" href="/">', 'de', '<a class="x" href="/de">'],
    ['<a href="/support">', '', '<a href="/support">'],
    ['<a href="https://help.example/x">', 'de', '<a href="https://help.example/x">'],
    ['<a href="//evil.example">', 'de', '<a href="//evil.example">'],
    ['<a href="mailto:a@b.example">', 'de', '<a href="mailto:a@b.example">'],
    ['<a href="#limits">', 'de', '<a href="#limits">'],
    ['<img src="/assets/x.svg">', 'de', '<img src="/assets/x.svg">'],
  ])('%s in %s becomes %s', (html, prefix, expected) => {
    expect(arrange(html, prefix).html).toBe(expected);
  });

  test('words without their tags', () => {
    expect(plainText('<strong>Stay</strong>\n safe &lt;3')).toBe('Stay safe <3');
  });
});
