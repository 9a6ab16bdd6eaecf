import { CallFailed } from '@halley/contract/client';
import { describe, expect, test } from 'vitest';
import { aSite, down } from '../catalogue/testing/a-site.ts';
import { readProgram } from './read-program.server.ts';
import { readVipStanding } from './read-vip.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const figures = {
  userId: 7,
  currency: 'EUR',
  currentStatus: 'GOLD',
  activeStatus: 'GOLD',
  nextStatus: 'PLATINUM',
  depositAmountCents: 150_000,
  depositThresholdCents: 600_000,
  betSumCents: 5,
  betSumThresholdCents: 6_000_000,
  overallProgress: 0.125,
};
const statuses = (...ids: number[]) => ids.map((id) => ({ id, name: `Group ${id}` }));
const read = async (api: Record<string, unknown>, locale = 'en', groups = [259]) => {
  const { site } = aSite({
    mayBePlayer: true,
    locale,
    api: { readPlayer: async () => ({ id: 7, currency: 'JPY', statuses: statuses(...groups) }), ...api },
  });
  return { standing: await readVipStanding(site, now), site };
};

describe('where a player stands', () => {
  test('[VIP-12] as the server tells it, with the last day of the quarter in words', async () => {
    const { standing } = await read({ readVipProgress: async () => figures });
    expect(standing).toEqual({ figures, failed: false, closed: false, member: true, quarterEnd: '31 December 2026' });
    expect((await read({ readVipProgress: async () => figures }, 'de')).standing?.quarterEnd).toBe('31. Dezember 2026');
    expect((await read({ readVipProgress: async () => figures }, 'en', [1117])).standing?.member).toBe(false);
  });

  test.each([
    ['the call fails', down],
    [
      'the server breaks',
      async () => {
        throw new CallFailed('readVipProgress', 500, null);
      },
    ],
  ])('[ERR-24] when %s: regular, with nothing done, and the failure is told to the log', async (_name, fails) => {
    const { standing, site } = await read({ readVipProgress: fails });
    expect(standing).toMatchObject({ failed: true, closed: false });
    expect(standing?.figures).toEqual({
      currency: 'JPY',
      currentStatus: 'REGULAR',
      activeStatus: 'REGULAR',
      nextStatus: 'BRONZE',
      depositAmountCents: 0,
      depositThresholdCents: 900_000,
      betSumCents: 0,
      betSumThresholdCents: 9_000_000,
      overallProgress: 0,
    });
    expect(site.onError).toHaveBeenCalledTimes(1);
  });

  test('[PP-27] on a break nothing is shown, and that is no failure', async () => {
    const { standing, site } = await read({
      readVipProgress: async () => {
        throw new CallFailed('readVipProgress', 403, null);
      },
    });
    expect(standing).toMatchObject({ closed: true, failed: false });
    expect(site.onError).not.toHaveBeenCalled();
  });

  test('a guest stands nowhere, and nothing is asked', async () => {
    const { site } = aSite({ api: { readVipProgress: down } });
    expect(await readVipStanding(site, now)).toBeNull();
    expect(site.onError).not.toHaveBeenCalled();
  });
});

describe('what an operator says of the programme', () => {
  const empty = {
    rewardCards: {},
    levelRewards: {},
    levelsConfig: {},
    levelCards: {},
    levelBonusesCount: {},
    seasonInfo: { dateStart: '', dateEnd: '' },
  };
  const program = (document: unknown) =>
    readProgram(aSite({ api: { readVipProgramConfig: async () => document } }).site);

  test('is nothing until it is written, and nothing when it cannot be read', async () => {
    expect(await program(empty)).toEqual({ words: {}, season: null });
    expect(await readProgram(aSite({ api: { readVipProgramConfig: down } }).site)).toEqual({ words: {}, season: null });
  });

  test('goes to its status', async () => {
    const levelCards = {
      vip_level_2: { reward: 'A card', rewards: { a: 'A letter', b: '' } },
      lifetime_level_1: { reward: 'Of another ladder', rewards: {} },
    };
    const seasonInfo = { dateStart: '1 October', dateEnd: '31 December' };
    expect(await program({ ...empty, levelCards, seasonInfo })).toEqual({
      words: { BRONZE: { reward: 'A card', rewards: ['A letter'] } },
      season: { from: '1 October', until: '31 December' },
    });
  });
});
