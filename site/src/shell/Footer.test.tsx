import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { queries } from '../query/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import { Footer } from './Footer.tsx';
import { aFooter, someBlogs } from './testing/a-chrome.ts';
import { link, showChrome } from './testing/show-chrome.tsx';

beforeEach(() => queries.clear());
afterEach(cleanup);

describe('the foot of the page', () => {
  test('[FOOTER-01] [FOOTER-03] lists, ways to people', async () => {
    await showChrome(Footer);
    const list = (name: string) => within(screen.getByRole('navigation', { name }));
    expect(list('Information').getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/about');
    expect(list('Help').getByRole('link', { name: 'Safer play' })).toBeTruthy();
    expect(link('Chat with us')?.getAttribute('href')).toBe('#chat');
    expect(link(/^Write to us/)?.getAttribute('href')).toBe('mailto:support@halley.test');
    expect(link('Telegram')?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('[FOOTER-10] [FOOTER-12] trust, age', async () => {
    await showChrome(Footer);
    expect(within(screen.getByRole('region', { name: 'What you can rely on' })).getByText('Licence CW-1')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Only for people aged 18 and over' }).textContent).toBe('18+');
    expect(screen.queryByRole('region', { name: 'Awards' })).toBeNull();
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  test('[FOOTER-02] a telephone where the language has one', async () => {
    catalogOf('en')['footer.phone'] = '+1 800 555 0199';
    try {
      await showChrome(Footer);
      expect(link(/555 0199/)?.getAttribute('href')).toBe('tel:+18005550199');
    } finally {
      catalogOf('en')['footer.phone'] = '–';
    }
  });

  test('[FOOTER-06] [FOOTER-07] awards with a way to all, makers of games', async () => {
    const listAwards = async () => [{ name: 'Fair play', nomination: 'N', prize: 'First', year: 2026, imgUrl: '' }];
    await showChrome(Footer, { api: { listAwards } });
    const awards = within(screen.getByRole('region', { name: 'Awards' }));
    expect(awards.getByText('First · 2026')).toBeTruthy();
    expect(awards.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/awards');
    const makers = within(screen.getByRole('region', { name: 'The studios behind our games' }));
    expect(makers.getByRole('link', { name: 'Northlight' }).getAttribute('href')).toBe('/producers/northlight');
  });

  test('[FOOTER-08] [FOOTER-09] [FOOTER-12] payments lead to the cashier; Estonia has its own and is for 21 and over', async () => {
    await showChrome(Footer, { licence: 'EE' });
    const payments = within(screen.getByRole('navigation', { name: 'Payments' })).getAllByRole('link');
    expect(payments.map(({ textContent }) => textContent)).toEqual(['Visa', 'Bank transfer']);
    for (const one of payments) expect(one.getAttribute('href')).toContain('cashbox');
    expect(screen.getByRole('img', { name: 'Only for people aged 21 and over' }).textContent).toBe('21+');
  });

  test.each([
    ['halley.test', 'en', true],
    ['halley.test', 'en-AU', false],
    ['halley.test', 'de', false],
    ['other.test', 'en-AU', true],
    ['third.test', 'en', false],
  ])('[FOOTER-04] [FOOTER-05] the blog on %s in %s: %s', async (host, locale, shown) => {
    const readFooterConfig = async () => ({ ...aFooter, blog: someBlogs });
    await showChrome(Footer, { locale, origin: `https://${host}`, api: { readFooterConfig } });
    expect(document.querySelector('footer a[href$="/blog"]') !== null).toBe(shown);
  });

  test('[FOOTER-11] the copyright goes by licence, group and Australian English', async () => {
    const texts = new Set<string | undefined>();
    for (const [given, words] of [
      [{}, 'Curaçao licence'],
      [{ licence: 'EE' }, 'Estonian licence'],
      [{ licence: 'GCB' }, 'Gaming Control Board'],
      [{ locale: 'en-AU' }, 'Australia'],
      [{ player: aPlayer({ statuses: [{ id: 1101, name: 'Lithuania' }] }) }, 'payment agent in Lithuania'],
    ] as const) {
      const { unmount } = await showChrome(Footer, given);
      const text = [...document.querySelectorAll('footer p')].at(-1)?.textContent ?? '';
      expect(text).toContain(words);
      texts.add(text);
      unmount();
    }
    expect(texts.size).toBe(5);
  });

  test('[FOOTER-13] socials, payments, the licence and the mail are those of the document', async () => {
    const readFooterConfig = async () => ({
      socials: [{ name: 'mastodon', url: 'https://social.example/@halley' }],
      payments: { default: ['bitcoin'] },
      licences: [{ name: 'CW', number: 'CW-77', url: 'https://example.com/cw' }],
      contacts: { email: 'people@halley.test' },
      blog: [],
    });
    await showChrome(Footer, { api: { readFooterConfig } });
    expect(link(/mastodon/i)?.getAttribute('href')).toBe('https://social.example/@halley');
    const payments = within(screen.getByRole('navigation', { name: 'Payments' })).getAllByRole('link');
    expect(payments.map(({ textContent }) => textContent)).toEqual(['Bitcoin']);
    expect(link('Licence CW-77')?.getAttribute('href')).toBe('https://example.com/cw');
    expect(link(/^Write to us/)?.getAttribute('href')).toBe('mailto:people@halley.test');
  });

  test('what is broken leaves a foot', async () => {
    await showChrome(Footer, { api: { readFooterConfig: async () => Promise.reject(new Error('down')) } });
    expect(link('Terms and conditions')).toBeTruthy();
    expect(link(/^Write to us/)).toBeNull();
  });
});
