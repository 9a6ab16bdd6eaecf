import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { isFree, type Keys, readKey } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const does = (name: string) => ({ label: name, run: () => undefined });
const house: Keys = { '?': does('help'), t: does('take'), 'g p': does('players'), 'g a': does('audit') };
const page: Keys = { t: does('turn'), a: does('approve') };
const read = (key: string, before = '', layers: Keys[] = [house, page]) => {
  const { shortcut, waits } = readKey(layers, { key, before });
  return shortcut?.label ?? (waits ? 'waits' : 'nothing');
};

describe('[OPS-53] keys', () => {
  test.each([
    ['?', '', 'help'],
    ['T', '', 'turn'],
    ['g', '', 'waits'],
    ['p', 'g', 'players'],
    ['P', 'g', 'players'],
    ['a', 'g', 'audit'],
    ['a', '', 'approve'],
    ['p', '', 'nothing'],
    ['x', 'g', 'nothing'],
    ['g', 'g', 'nothing'],
    ['toString', '', 'nothing'],
  ])('%s after “%s” is %s', (key, before, done) => {
    expect(read(key, before)).toBe(done);
  });

  test('a page’s own win over those of the whole back office, and go with the page', () => {
    expect(read('t')).toBe('turn');
    expect(read('t', '', [house])).toBe('take');
  });
});

describe('[OPS-53] keys rest', () => {
  afterEach(() => document.body.replaceChildren());
  const pressedIn = (html: string, init: KeyboardEventInit = {}) => {
    document.body.innerHTML = html;
    const target = document.querySelector('[data-here]') ?? document.body;
    let free: boolean | undefined;
    const hear = (event: Event) => {
      free = isFree(event as KeyboardEvent);
    };
    window.addEventListener('keydown', hear, { once: true });
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true, ...init }));
    return free;
  };

  test.each([
    ['<p data-here>text</p>', {}, true],
    ['<a href="#" data-here>link</a>', {}, true],
    ['<input type="checkbox" data-here>', {}, true],
    ['<input data-here>', {}, false],
    ['<input type="search" data-here>', {}, false],
    ['<textarea data-here></textarea>', {}, false],
    ['<select data-here></select>', {}, false],
    ['<div contenteditable="true"><b data-here>x</b></div>', {}, false],
    ['<div role="dialog"></div><p data-here>text</p>', {}, false],
    ['<p data-here>text</p>', { ctrlKey: true }, false],
    ['<p data-here>text</p>', { metaKey: true }, false],
    ['<p data-here>text</p>', { repeat: true }, false],
  ])('%s with %j: free %s', (html, init, free) => {
    expect(pressedIn(html, init)).toBe(free);
  });
});

test('[OPS-53] a key does what the page on show says, from the first moment it stands there', () => {
  const done: string[] = [];
  function Page({ name }: { name: string }) {
    useShortcuts({ t: { run: () => done.push(name) } });
    return null;
  }
  // Sent as soon as the page is in the document, before anything that waits for it to be painted.
  function Desk({ name }: { name: string }) {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true }));
    });
    return <Page name={name} />;
  }
  const { rerender } = render(<Desk name="first" />);
  rerender(<Desk name="second" />);
  expect(done).toEqual(['first', 'second']);
});
