import { regularFigures, type VipFigures } from '@halley/contract/vip-status';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { ProfileFrame, popups } from '../page/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import type { VipStanding } from './read-vip.server.ts';
import { aManager } from './testing/a-contact.ts';
import { VipClub } from './VipPage.tsx';

afterEach(() => popups.close('support'));

const figures: VipFigures = {
  currency: 'EUR',
  currentStatus: 'SILVER',
  activeStatus: 'SILVER',
  nextStatus: 'GOLD',
  depositAmountCents: 150_000,
  depositThresholdCents: 600_000,
  betSumCents: 6_600_000,
  betSumThresholdCents: 6_000_000,
  overallProgress: 0.625,
};
const standing = (changes: Partial<VipStanding> = {}): VipStanding => ({
  figures,
  failed: false,
  closed: false,
  member: true,
  quarterEnd: '31 December 2026',
  ...changes,
});

async function show(element: ReactNode, root: object = {}) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ player: null, accounts: [], locale: 'en', locales: ['en'], prefix: '', ...root }),
      HydrateFallback: () => null,
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          {element}
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
  await act(async () => undefined);
}
const club = (given: VipStanding | null, root?: object) =>
  show(<VipClub standing={given} program={{ words: {}, season: null }} />, root);
const cards = () =>
  within(screen.getByRole('region', { name: 'The six statuses' }))
    .getAllByRole('listitem')
    .map((card) => card.textContent);

describe('the VIP club', () => {
  test('[VIP-07] shows each status as it lies from where the player stands', async () => {
    await club(standing());
    expect(cards()).toEqual([
      expect.stringMatching(/^Behind youRegular/),
      expect.stringMatching(/^Behind youBronze/),
      expect.stringMatching(/^You are hereSilver/),
      expect.stringMatching(/^The next oneGold/),
      expect.stringMatching(/^Further onPlatinum/),
      expect.stringMatching(/^Further onDiamondWhoever has it keeps it for life\./),
    ]);
  });

  test('[F-75] every status says what it gives and how one gets there', async () => {
    await club(null);
    expect(cards()).toEqual([
      'RegularEvery game, limit and payout, as for everybody.Everybody begins here.',
      'BronzeA manager you can write to by e-mail.By invitation, after a look at your quarter.',
      'SilverA manager by e-mail and Telegram.By invitation, after a look at your quarter.',
      'GoldA manager by e-mail, Telegram and WhatsApp.By invitation, after a look at your quarter.',
      'PlatinumA manager of your own, in every way.By invitation, after a look at your quarter.',
      'DiamondWhoever has it keeps it for life.A manager of your own, in every way.By invitation, after a look at your quarter.',
    ]);
  });

  test('[VIP-12] tells the sums of the quarter and its last day, and no clock runs', async () => {
    await club(standing());
    expect(screen.getByText(/31 December 2026/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Deposited' }).getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByRole('progressbar', { name: 'Staked' }).getAttribute('aria-valuenow')).toBe('100');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('link', { name: /deposit/i })).toBeNull();
  });

  test('[VIP-03] where one stands, what is next, and both sums with what is wanted, in the currency of the figures', async () => {
    await club(standing());
    const widget = screen
      .getByRole('heading', { name: 'Your VIP status' })
      .closest('section,div[class]')?.parentElement;
    const text = widget?.parentElement?.textContent;
    expect(text).toContain('Your VIP statusSilver');
    expect(text).toContain('Next: Gold');
    expect(text).toContain('Deposited€1,500.00 / €6,000.00');
    expect(text).toContain('Staked€66,000.00 / €60,000.00');
  });

  test('[VIP-04] the highest is for life: nothing is left to reach', async () => {
    await club(standing({ figures: { ...figures, currentStatus: 'DIAMOND', nextStatus: 'DIAMOND' } }));
    expect(screen.getByText(/yours for life/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('[ERR-24] figures that cannot be read: regular with nothing done, said as it is, and a whole page', async () => {
    await club(standing({ figures: regularFigures('EUR'), failed: true }));
    expect(screen.getByText(/cannot be read just now/)).toBeTruthy();
    expect(cards()[0]).toMatch(/^You are hereRegular/);
    for (const bar of screen.getAllByRole('progressbar')) expect(bar.getAttribute('aria-valuenow')).toBe('0');
  });

  test('[VIP-08] a guest reads what the club is and can register; no card is marked', async () => {
    await club(null);
    expect(screen.getByText(/have a person of the house/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toContain('/registration');
    expect(cards()).toHaveLength(6);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('[VIP-10] a member opens the support popup from the widget; nobody else has the button', async () => {
    await club(standing());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask a person' })));
    await vi.waitFor(() => expect(popups.list()).toContain('support'));
  });

  test('[VIP-10] who is no member has no button', async () => {
    await club(standing({ member: false }));
    expect(screen.queryByRole('button', { name: 'Ask a person' })).toBeNull();
  });

  test('[VIP-01] [VIP-02] a member sees the manager with every way there', async () => {
    const chrome = { manager: { ...aManager, avatar: '/art/mara.svg' } };
    await club(standing(), { chrome });
    const panel = within(screen.getByRole('region', { name: 'Mara Kivi' }));
    expect(panel.getByText('Mara Kivi')).toBeTruthy();
    expect(panel.getByText('9 to 17, weekdays')).toBeTruthy();
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/3725550100',
      'https://t.me/mara',
      'mailto:mara@halley.test',
    ]);
    expect(document.querySelector('img[src="/art/mara.svg"]')).toBeTruthy();
  });

  test('[PP-27] on a break there is nothing but the news that it is closed', async () => {
    await club(standing({ closed: true }), { chrome: { manager: aManager } });
    expect(screen.getByText(/During your break the club is closed too/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Mara Kivi')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('[VIP-09] the badge by the nickname', () => {
  const profile = (...ids: number[]) =>
    show(<ProfileFrame current="profile">page</ProfileFrame>, {
      player: aPlayer({ nickname: 'Comet', statuses: ids.map((id) => ({ id, name: 'group' })) }),
    });

  test('is there for VIP players', async () => {
    await profile(759);
    expect(screen.getByText('Comet').parentElement?.textContent).toBe('CometDiamond');
  });

  test('[ROLE-03] in many groups, it is the highest status that counts', async () => {
    await profile(21, 257, 759, 258);
    expect(screen.getByText('Comet').parentElement?.textContent).toBe('CometDiamond');
  });

  test('[ROLE-03] in none, there is none', async () => {
    await profile();
    expect(screen.getByText('Comet').parentElement?.textContent).not.toMatch(/Diamond|Platinum|Gold|Silver|Bronze/);
  });

  test('and for nobody else', async () => {
    await profile(21);
    expect(screen.getByText('Comet').parentElement?.textContent).not.toMatch(/Diamond|Platinum|Gold|Silver|Bronze/);
  });
});
