import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const seo = { title: 'Halley', description: 'Games you can check' };
const data = { origin: 'https://halley.example', prefix: 'de', isKnownHost: true, house: 'Halley' };
const typesOf = (facts: Record<string, unknown>[]) => facts.map((fact) => fact['@type']);

test('[SEO-04] who we are stands on the home page, under a host of ours only', () => {
  const home = structuredData({ data, seo, address: 'https://halley.example/de' });
  expect(typesOf(home)).toEqual(['Organization', 'WebSite']);
  expect(home[0]).toMatchObject({ name: 'Halley', url: 'https://halley.example' });
  expect(structuredData({ data: { ...data, isKnownHost: false }, seo, address: 'https://halley.example/de' })).toEqual(
    [],
  );
  expect(structuredData({ data, seo, address: 'https://halley.example/de/fairness' })).toEqual([]);
  const bare = { ...data, prefix: '' };
  expect(typesOf(structuredData({ data: bare, seo, address: 'https://halley.example' }))).toContain('Organization');
});

test('the way to a page begins with the house and keeps its language', () => {
  const trail = [
    { name: 'Slots', path: '/slots' },
    { name: 'Moonfield', path: '/play/halley-studio/moonfield' },
  ];
  const [way] = structuredData({ data, seo: { ...seo, trail }, address: 'https://halley.example/de/x' });
  const steps = way?.itemListElement as { position: number; name: string; item: string }[];
  expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Halley', 'https://halley.example/de'],
    [2, 'Slots', 'https://halley.example/de/slots'],
    [3, 'Moonfield', 'https://halley.example/de/play/halley-studio/moonfield'],
  ]);
});
