import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anOffer } from '../../bonuses/testing/a-gift.ts';
import { showModal } from '../../identity/testing/show-modal.tsx';
import { openModal } from '../../page/index.ts';
import { queries } from '../../query/index.ts';
import { createFakeApi } from '../../query/testing/fake-api.ts';
import { aPlayer } from '../../session/testing/fake-server.tsx';
import { isFlowDue } from './deposit-bonus-flow.ts';
import DepositBonusTask from './deposit-bonus-task.ts';

const server = vi.hoisted(() => ({ api: undefined as unknown }));
vi.mock('../../query/api.ts', () => server);

const house = createFakeApi();
let offers: unknown[] = [];

beforeEach(() => {
  house.reset();
  queries.clear();
  sessionStorage.clear();
  server.api = house.api;
  offers = [anOffer()];
  house.answers.setBonusCode = () => null;
  house.answers.clearBonusCode = () => null;
  house.answers.readPlayer = () => ({ id: 7, deposit_bonus_code: 'COMET' });
  house.answers.listDepositOffers = () => offers;
});

const wants = { can_issue_bonuses: true };
const whole = { player: wants, code: 'COMET', wasShown: false, isHere: true };

describe('[BONUS-07] the flow is due', () => {
  test.each([
    ['for a player with a code that was not shown and who wants bonuses', {}, true],
    ['not for a guest', { player: null }, false],
    ['not without a code', { code: null }, false],
    ['not once it was shown', { wasShown: true }, false],
    ['not for who wants no bonuses', { player: { can_issue_bonuses: false } }, false],
    ['not elsewhere', { isHere: false }, false],
  ])('%s', (_when, change, due) => {
    expect(isFlowDue({ ...whole, ...change })).toBe(due);
  });
});

async function arrive(path: string, player: Partial<ReturnType<typeof aPlayer>> = {}) {
  const root = { player: aPlayer(player), chrome: { excluded: false } };
  const view = await showModal(DepositBonusTask, path, { root });
  const shown = () => {
    const [pathname = '', search = ''] = (view.address() ?? '').split('?');
    return openModal({ pathname, search: search && `?${search}` })?.name;
  };
  return { ...view, shown };
}

describe('a code that a link brought', () => {
  test.each([
    ['main', '/'],
    ['the deposit with a bonus', '/deposit-bonus'],
  ])('[BONUS-06] [BONUS-09] [CASH-05] on %s is applied, and the deposit opens, once', async (_where, path) => {
    sessionStorage.setItem('depositPromocode', 'COMET');
    const { shown } = await arrive(path);
    await waitFor(() => expect(shown()).toBe('deposit'));
    expect(house.inputsOf('setBonusCode')).toEqual([{ body: { deposit_bonus_code: 'COMET' } }]);
    expect([sessionStorage.getItem('depositPromocode'), sessionStorage.getItem('depositPromocodeShowed')]).toEqual([
      'COMET',
      '1',
    ]);
    expect(house.inputsOf('clearBonusCode')).toEqual([]);
  });

  test('[BONUS-08] that brings no offers is cleared here and there, and the deposit opens all the same', async () => {
    sessionStorage.setItem('depositPromocode', 'COMET');
    offers = [];
    const { shown } = await arrive('/');
    await waitFor(() => expect(shown()).toBe('deposit'));
    expect(house.inputsOf('clearBonusCode')).toHaveLength(1);
    expect(sessionStorage.getItem('depositPromocode')).toBeNull();
  });

  test.each([
    ['[BONUS-06] elsewhere', '/fairness', {}],
    ['[BONUS-07] for who wants no bonuses', '/', { can_issue_bonuses: false }],
  ])('does nothing %s', async (_where, path, player) => {
    sessionStorage.setItem('depositPromocode', 'COMET');
    await arrive(path, player);
    expect(house.inputsOf('setBonusCode')).toEqual([]);
  });

  test('[BONUS-07] does nothing once it was shown', async () => {
    sessionStorage.setItem('depositPromocode', 'COMET');
    sessionStorage.setItem('depositPromocodeShowed', '1');
    await arrive('/');
    expect(house.inputsOf('setBonusCode')).toEqual([]);
    expect(screen.getByTestId('address').textContent).toBe('/');
  });
});
