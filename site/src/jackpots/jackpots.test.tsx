import { commit, mustHitAmount } from '@halley/studio/fair';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PopupHost, popups } from '../page/index.ts';
import { queries } from '../query/index.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { showAwards } from './awards.ts';
import { Drops } from './Drops.tsx';
import { JackpotPanel } from './JackpotPanel.tsx';
import { JackpotStrip } from './JackpotStrip.tsx';
import JackpotWinPopup from './JackpotWinPopup.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { onJackpotChanged } from './on-jackpot-changed.ts';
import { aJackpot, aLevel, anAward, aWinner } from './testing/some-jackpots.ts';

const logged = vi.hoisted(() => [] as string[]);
vi.mock('../query/report-failure.ts', () => ({ reportFailure: (label: string) => logged.push(label) }));
vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));
vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf } = await import('../i18n/catalog.server.ts');
  const loaded = Promise.resolve(catalogOf('en'));
  return { loadMessages: () => loaded };
});

beforeEach(() => {
  server.reset();
  logged.length = 0;
  queries.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => popups.close('jackpot-win'));
});

/** What the page was rendered with is known to the cache only after the first frame: news before that find nobody. */
const known = (name: 'listJackpots' | 'listJackpotWins') =>
  waitFor(() => expect(queries.read(name).data).toBeDefined());

const words = { before: 'Falls before {amount}', last: 'Last fell at {amount}, {day}' };

describe('amounts', () => {
  test('[F-51] a level says before which amount it falls, and when it fell last', async () => {
    const last_drop = { amount_cents: 8_150, at: '2026-11-03T23:30:00.000Z' };
    const levels = [aLevel({ last_drop }), aLevel({ id: 2, ceiling_amount_cents: 50_000 })];
    showAs(aPlayer(), <JackpotStrip data={{ jackpots: [aJackpot({ levels })], more: 'How they fall', words }} />);
    expect(await screen.findByText('Falls before €100')).toBeDefined();
    expect(screen.getByText('Falls before €500')).toBeDefined();
    expect(screen.getAllByText(/^Last fell/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Last fell at €81\.50, 3 Nov$/),
    ]);
  });

  test.each([
    ['EUR', '€20.00'],
    ['JPY', '¥2,000'],
    ['BTC', /20\.00\sµBTC/],
  ])('[JACK-05] are in the currency of the jackpot with its decimals: %s', async (currency, shown) => {
    showAs(aPlayer(), <JackpotPanel jackpot={aJackpot({ currency: currency as 'EUR', levels: [aLevel()] })} own />);
    expect(within(await screen.findByRole('listitem')).getByText(shown)).toBeDefined();
  });

  test('[JACK-06] the total is that of all levels', async () => {
    showAs(aPlayer(), <JackpotPanel jackpot={aJackpot()} own />);
    expect(await screen.findByText('€120.50')).toBeDefined();
  });

  test('[JACK-01] a jackpot has its name, its own page, and each level with name and amount in its currency', async () => {
    showAs(aPlayer(), <JackpotPanel jackpot={aJackpot({ currency: 'USD' })} own={false} />);
    const panel = within(await screen.findByRole('region', { name: 'Mystic Jackpots' }));
    expect(panel.getByRole('link').getAttribute('href')).toBe('/mystic-jackpots');
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ember\$20\.00/),
      expect.stringMatching(/^Trail\$100\.50/),
    ]);
    expect(panel.queryByText(/This jackpot is resting/)).toBeNull();
  });

  test('a paused jackpot says so', async () => {
    showAs(aPlayer(), <JackpotPanel jackpot={aJackpot({ state: 'paused' })} own />);
    expect(await screen.findByText(/This jackpot is resting/)).toBeDefined();
  });

  test('[LIVE-11] follow the news while one looks; an unknown jackpot is added', async () => {
    showAs(aPlayer(), <JackpotStrip data={{ jackpots: [aJackpot()], more: 'How they fall', words }} />);
    expect(await screen.findByText('€20.00')).toBeDefined();
    await known('listJackpots');
    act(() => onJackpotChanged(aJackpot({ levels: [aLevel({ amount_cents: 2_345 })] })));
    expect(screen.getByText('€23.45')).toBeDefined();
    act(() => onJackpotChanged(aJackpot({ id: 2, name: 'Another', levels: [aLevel({ id: 9, amount_cents: 777 })] })));
    expect(screen.getByRole('heading', { name: 'Another' })).toBeDefined();
    expect(screen.getByText('€23.45')).toBeDefined();
    act(() => onJackpotChanged(aJackpot({ state: 'paused' })));
    expect(screen.queryByRole('heading', { name: 'Mystic Jackpots' })).toBeNull();
  });
});

describe('winners', () => {
  test('[JACK-02] [JACK-03] [JACK-04] five of them, masked, latest or biggest', async () => {
    const winners = [1, 9, 2, 8, 3, 7].map((euro, index) =>
      aWinner({
        amount_cents: euro * 100,
        user_name: 'Player***',
        created_at: `2026-11-0${9 - index}T10:00:00Z`,
      }),
    );
    showAs(aPlayer(), <Leaderboard initial={winners} />);
    const amounts = async () =>
      within(await screen.findByRole('table'))
        .getAllByText(/€/)
        .map((cell) => cell.textContent);
    expect(await amounts()).toEqual(['€1.00', '€9.00', '€2.00', '€8.00', '€3.00']);
    fireEvent.click(screen.getByLabelText('Biggest'));
    expect(await amounts()).toEqual(['€9.00', '€8.00', '€7.00', '€3.00', '€2.00']);
    expect(within(screen.getByRole('table')).getAllByText('Player***')).toHaveLength(5);
  });

  test('only those of the jackpot whose page it is', async () => {
    const winners = [aWinner({ jackpot_external_code: 'other', user_name: 'Elsewh***' }), aWinner()];
    showAs(aPlayer(), <Leaderboard initial={winners} of="mystic-jackpots" />);
    expect(await screen.findByText('Wander***')).toBeDefined();
    expect(screen.queryByText('Elsewh***')).toBeNull();
  });

  test('nobody yet', async () => {
    showAs(aPlayer(), <Leaderboard initial={[]} />);
    expect(await screen.findByText('Nobody yet')).toBeDefined();
  });

  test('[ERR-19] that do not come are logged as GET_JACKPOT_WINNERS_ERROR, and can be asked for again', async () => {
    server.answers.listJackpotWins = () => {
      throw new Error('away');
    };
    showAs(aPlayer(), <Leaderboard initial={null} />);
    const again = await screen.findByRole('button', { name: /again/i });
    await waitFor(() => expect(logged).toEqual(['GET_JACKPOT_WINNERS_ERROR']));
    server.answers.listJackpotWins = () => [aWinner()];
    fireEvent.click(again);
    expect(await screen.findByText('Wander***')).toBeDefined();
  });

  test('are loaded again when a level has dropped', async () => {
    server.answers.listJackpotWins = () => [aWinner({ user_name: 'Newest***' })];
    queries.set('listJackpots', undefined, [aJackpot()]);
    showAs(aPlayer(), <Leaderboard initial={[]} />);
    expect(await screen.findByText('Nobody yet')).toBeDefined();
    await known('listJackpotWins');
    act(() => onJackpotChanged(aJackpot({ levels: [aLevel({ amount_cents: 2_100 })] })));
    expect(screen.getByText('Nobody yet')).toBeDefined();
    act(() => onJackpotChanged(aJackpot({ levels: [aLevel({ amount_cents: 2_200, cycle: 2 })] })));
    expect(await screen.findByText('Newest***')).toBeDefined();
  });
});

describe('past drops', () => {
  const bounds = { seedAmount: 2_000n, ceilingAmount: 10_000n };
  const serverSeed = 'ab'.repeat(32);
  const amount = mustHitAmount({ serverSeed, clientSeed: 'c', nonce: 3 }, bounds);
  const drop = {
    level_identifier: 'ember',
    level_name: 'Ember',
    cycle: 3,
    server_seed: serverSeed,
    server_seed_hash: commit(serverSeed),
    client_seed: 'c',
    seed_amount_cents: 2_000,
    ceiling_amount_cents: 10_000,
    amount_cents: Number(amount),
    dropped_at: '2026-11-01T10:00:00.000Z',
  };
  const check = async (given: Partial<typeof drop>) => {
    showAs(
      aPlayer(),
      <Drops identifier="mystic" initial={{ currency: 'EUR', levels: [], drops: [{ ...drop, ...given }] }} />,
    );
    fireEvent.click(await screen.findByRole('button', { name: /Check Ember #3/ }));
  };

  test('[PP-13] are drawn again in the browser', async () => {
    await check({});
    expect(await screen.findByText('As sealed')).toBeDefined();
  });

  test('[PP-13] that were not as sealed are told', async () => {
    await check({ amount_cents: Number(amount) + 1 });
    expect(await screen.findByText('Does not match')).toBeDefined();
  });
});

describe('[LIVE-12] a jackpot that this player won', () => {
  test('opens the popup: what was won, what reached the wallet, and a way to take a break', async () => {
    showAs(aPlayer(), <PopupHost map={{ 'jackpot-win': JackpotWinPopup }} />);
    server.answers.takeJackpotAwards = () => [
      anAward({ created_at: '2026-11-02T10:00:00Z', paid_amount_cents: 7_200, paid_currency: 'JPY' }),
    ];
    await act(showAwards);
    const popup = await screen.findByRole('dialog', { name: 'Ember is yours' });
    expect(within(popup).getByText('€42.00')).toBeDefined();
    expect(popup.textContent).toContain('¥7,200 is in your wallet as cash');
    expect(within(popup).getByRole('link', { name: 'Take a break' }).getAttribute('href')).toBe('/profile/limits');
    expect(popup.textContent).not.toMatch(/again|now or|hurry|more stakes/i);
  });

  test('comes once for each win, one after the other', async () => {
    showAs(aPlayer(), <PopupHost map={{ 'jackpot-win': JackpotWinPopup }} />);
    const first = anAward({ created_at: '2026-11-03T10:00:00Z' });
    const second = anAward({ created_at: '2026-11-03T10:00:01Z', jackpot_level_name: 'Halo' });
    server.answers.takeJackpotAwards = () => [first, second, { ...first }];
    await act(showAwards);
    await act(showAwards);
    // The one of the test before was never closed: it comes first.
    for (const level of ['Ember', 'Ember', 'Halo']) {
      const popup = await screen.findByRole('dialog', { name: `${level} is yours` });
      fireEvent.click(within(popup).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('each time another claim is made; an answer that does not come shows nothing', async () => {
    showAs(aPlayer(), <PopupHost map={{ 'jackpot-win': JackpotWinPopup }} />);
    server.answers.takeJackpotAwards = () => {
      throw new Error('away');
    };
    await act(showAwards);
    await act(showAwards);
    const claims = server
      .inputsOf('takeJackpotAwards')
      .map((input) => (input as { body: { claim: string } }).body.claim);
    expect(new Set(claims).size).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a page that nobody looks at leaves it to the one that is looked at, until it is looked at', async () => {
    showAs(aPlayer(), <PopupHost map={{ 'jackpot-win': JackpotWinPopup }} />);
    server.answers.takeJackpotAwards = () => [anAward({ created_at: '2026-11-04T10:00:00Z' })];
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(showAwards);
    expect(server.inputsOf('takeJackpotAwards')).toEqual([]);
    look.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('dialog', { name: 'Ember is yours' })).toBeDefined();
    expect(server.inputsOf('takeJackpotAwards')).toHaveLength(1);
  });
});
