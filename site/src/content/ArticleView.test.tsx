import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { ArticleView } from './ArticleView.tsx';
import type { ArticleData } from './load-article.server.ts';

const article: ArticleData = {
  messages: {},
  seo: { title: 'About', description: 'Said so', trail: [{ name: 'About', path: '/about' }] },
  address: 'about',
  title: 'About',
  lead: '',
  html: '',
  headings: [],
  faq: [],
  updated: null,
  awards: [],
  articles: [],
  files: [],
  more: [],
};
const show = (more: Partial<ArticleData>) => showPage(<ArticleView article={{ ...article, ...more }} />, {});

test('[CMS-05] a file of the terms is a link to its address', async () => {
  await show({ files: [{ id: 'terms', url: '/files/terms.pdf', categories: ['terms'], description: 'All terms' }] });
  expect(screen.getByRole('link', { name: /All terms/ }).getAttribute('href')).toBe('/files/terms.pdf');
});

test('[CMS-06] an award has its name, what it was for, the prize, the year and a picture', async () => {
  await show({
    awards: [{ name: 'Night Sky', nomination: 'Best of all', prize: 'Gold', year: 2025, imgUrl: '/a.svg' }],
  });
  const award = screen.getByRole('heading', { name: 'Night Sky' }).closest('li');
  expect(award?.textContent).toBe('2025Night SkyBest of allGold');
  expect(award?.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
});

test('[CMS-07] an article has its address, title, day and picture with its words', async () => {
  const written = { url: 'https://example.org/a', title: 'Seen from afar', date: '2026-02-03', day: '3 February 2026' };
  await show({ articles: [{ ...written, img: '/far.webp', imgAlt: 'A comet' }] });
  const [one] = within(screen.getByRole('region', { name: 'Worth reading' })).getAllByRole('listitem');
  if (!one) throw new Error('no article');
  expect(within(one).getByRole('link', { name: 'Seen from afar' }).getAttribute('href')).toBe('https://example.org/a');
  expect(within(one).getByText('3 February 2026').getAttribute('datetime')).toBe('2026-02-03');
  expect(within(one).getByRole('img', { name: 'A comet' }).getAttribute('src')).toBe('/far.webp');
});
