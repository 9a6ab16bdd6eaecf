import { expect, test } from 'vitest';
import { wordsOf } from './operator-translations.ts';

test('a locale says what its language says, and what it says itself; the same words are the same object', async () => {
  const written: Record<string, Record<string, string>> = {
    en: { 'shell.join': 'Join', 'shell.logIn': 'Enter' },
    'en-AU': { 'shell.join': 'Come in, mate' },
  };
  const words = wordsOf(async (name) => written[name] ?? {});
  expect(await words('en')).toEqual({ 'shell.join': 'Join', 'shell.logIn': 'Enter' });
  const australian = await words('en-AU');
  expect(australian).toEqual({ 'shell.join': 'Come in, mate', 'shell.logIn': 'Enter' });
  expect(await words('en-AU')).toBe(australian);
  expect(await words('de')).toBe(await words('it'));
  // A draft is asked for each time, and what counts is not touched by it.
  const asked = wordsOf(async (name, draft?: string) =>
    draft ? { 'shell.join': `${draft} ${name}` } : (written[name] ?? {}),
  );
  const counting = await asked('en-AU');
  expect(await asked('en-AU', 'draft')).toEqual({ 'shell.join': 'draft en-AU' });
  expect(await asked('en-AU')).toBe(counting);
  written['en-AU'] = { 'shell.join': 'Join us' };
  expect(await words('en-AU')).toEqual({ 'shell.join': 'Join us', 'shell.logIn': 'Enter' });
});
