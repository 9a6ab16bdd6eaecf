import { routes } from '@halley/contract';
import { describe, expect, test, vi } from 'vitest';
import { policies, policyOf, withPolicy } from './call-policy.ts';

const failure = new Error('no');
async function fail(call: string) {
  const report = vi.fn();
  const outcome = await withPolicy(call, () => Promise.reject(failure), report).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { outcome, logged: report.mock.calls };
}

describe('a failed call', () => {
  test.each([
    ['signIn', 'LOGIN_ERROR'],
    ['register', 'REGISTRATION_ERROR'],
    ['readPlayerStats', 'READ_PLAYER_STATS_ERROR'],
    ['readClientContext', 'READ_CLIENT_CONTEXT_ERROR'],
  ])('[ERR-01] %s is logged as %s', async (call, label) => {
    expect((await fail(call)).logged).toEqual([[label, failure]]);
  });

  test('[ERR-01] every call of the contract has a name of its own in the log', () => {
    const labels = Object.keys(routes).map((call) => policyOf(call).label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z0-9_]+_ERROR$/);
  });

  test('[F-103] every policy is that of a call of the contract', () => {
    expect(Object.keys(policies).filter((call) => !Object.hasOwn(routes, call))).toEqual([]);
  });

  test.each([
    ['listPlayedGames', []],
    ['listProviders', []],
    ['listCollections', {}],
    ['readCurrentIp', null],
    ['listAccounts', null],
  ])('[ERR-02] %s gives the screen nothing to show: %j', async (call, value) => {
    expect((await fail(call)).outcome).toEqual({ value });
  });

  test.each(['listTournaments', 'listOwnTournaments', 'listRecentTournaments', 'listLotteries'])(
    '[ERR-02] %s is logged and rethrown',
    async (call) => {
      const { outcome, logged } = await fail(call);
      expect(outcome).toEqual({ error: failure });
      expect(logged).toHaveLength(1);
    },
  );

  test('[ERR-04] a tournament by its id that does not come is nothing', async () => {
    expect((await fail('readTournament')).outcome).toEqual({ value: null });
    expect(policyOf('listLotteries').label).toBe('LOAD_LOTTERIES_LIST_ERROR');
  });

  test.each([
    'editPlayer',
    'changePassword',
    'resetPassword',
    'confirmEmail',
    'resendConfirmation',
    'setLimit',
    'removeLimit',
    'confirmLimit',
    'listPayments',
    'recallPayment',
    'signIn',
    'register',
  ])('[ERR-03] %s is rethrown', async (call) => {
    expect((await fail(call)).outcome).toEqual({ error: failure });
  });

  test.each(['readSurveyConfig', 'readScriptsConfig'])('[ERR-04] %s gives nothing', async (call) => {
    expect((await fail(call)).outcome).toEqual({ value: null });
  });

  test('[ERR-19] winners of jackpots', async () => {
    expect((await fail('listJackpotWins')).logged[0]?.[0]).toBe('GET_JACKPOT_WINNERS_ERROR');
  });

  test('[ERR-20] a search gives nothing', async () => {
    const { outcome, logged } = await fail('filterGames');
    expect([outcome, logged[0]?.[0]]).toEqual([{ value: null }, 'LOAD_FOUND_GAMES_ERROR']);
  });

  test('a call that works is neither logged nor changed', async () => {
    const report = vi.fn();
    expect(await withPolicy('readCurrentIp', async () => ({ ip: '::1' }), report)).toEqual({ ip: '::1' });
    expect(report).not.toHaveBeenCalled();
  });

  test('a name like one of the language’s own is no policy', () => {
    expect(policyOf('constructor')).toEqual({ failure: 'rethrow', label: 'CONSTRUCTOR_ERROR', once: false });
  });
});
