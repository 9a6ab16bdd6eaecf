import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contestTexts } from './contest-texts.ts';

interface WrittenBanner {
  frontend_identifier?: string;
  title: { text: Record<string, string> };
  button: { url: string; type?: string; frontendIdentifier?: string };
}
const banners: WrittenBanner[] = JSON.parse(
  readFileSync(new URL('../../../content/banners.json', import.meta.url), 'utf8'),
);

test('[BANNER-05] tournaments, quest and lottery of the demo have a banner, joined by their identifier, that leads to their page', () => {
  const named = Object.keys(contestTexts).filter((name) => !name.includes('achievement') && !name.endsWith('--ffc'));
  for (const identifier of named) {
    // As clients look for it: the first that contains the identifier.
    const banner = banners.find(({ frontend_identifier }) => frontend_identifier?.includes(identifier));
    const { en, de } = contestTexts[identifier as keyof typeof contestTexts];
    expect(banner?.title.text).toMatchObject({ en: en.title, de: de.title });
    const button = identifier.startsWith('quest')
      ? { url: '/action/observatory' }
      : { type: identifier === 'grand-tour-draw' ? 'lottery' : 'tournaments', frontendIdentifier: identifier, url: '' };
    expect(banner?.button).toMatchObject(button);
  }
});
