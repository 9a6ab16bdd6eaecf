import { randomBytes } from 'node:crypto';
import type { PromotionPage, PromotionRule } from '@halley/contract';
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { aLottery } from '../server/src/lotteries/testing/a-lottery.ts';
import { aWheel } from '../server/src/loyalty/testing/a-wheel.ts';
import { aRule, someSpins, usualPlay } from '../server/src/promotions/testing/a-rule.ts';
import { aQuest, aTournament } from '../server/src/tournaments/testing/a-contest.ts';
import { idle } from './halley.ts';
import { joinStaff } from './staff-desk.ts';

const asPage = { 'x-requested-with': 'XMLHttpRequest' };

/**
 * A promotion that only its code opens, so that no other journey meets it: a tenth of a deposit of 20.00 or more, to be staked
 * once. Answers the code.
 */
export async function makeTinyBonus(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, title }: { baseURL: string; title: string },
): Promise<string> {
  const words = { title, summary: 'A tenth of your deposit on top.' };
  const play = { ...usualPlay, wager: 1, weights: { slots: 100, other: 100, tables: 100 }, games: {} };
  const rule = aRule({
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    trigger: { claim: 'code' },
    condition: { amountAtLeast: { EUR: 2_000 } },
    rewards: [{ type: 'bonus', percent: 10, cap: { EUR: 200 }, ...play }],
    budget: { currency: 'EUR', expected: 1_000, hard: 5_000 },
  });
  const shared = `COMET${randomBytes(4).toString('hex').toUpperCase()}`;
  await makeLive(request, { baseURL, rule }, (maker, id) =>
    post(maker, `/${id}/codes`, { shared, count: 1, max_uses: 10, reason }),
  );
  return shared;
}

/** Five free spins in the points shop for one point, for one player. */
export async function putSpinsInShop(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, title, playerId }: { baseURL: string; title: string; playerId: number },
): Promise<void> {
  const words = { title, summary: 'Five rounds of Comet Run.' };
  const rule = aRule({
    kind: 'shop',
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    trigger: { claim: 'points' },
    card: { group: `journey_${randomBytes(4).toString('hex')}`, category: 'FREE_SPINS', price: { EUR: 1 } },
    audience: { playerIds: [playerId] },
    condition: {},
    rewards: [someSpins],
    caps: { perPlayer: 10 },
    budget: { currency: 'EUR', expected: 1_000, hard: 5_000 },
  });
  await makeLive(request, { baseURL, rule });
}

/** A wheel of one player alone, so that no other journey meets it. */
export function makeOwnWheel(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, playerId }: { baseURL: string; playerId: number },
): Promise<number> {
  return makeLive(request, { baseURL, rule: aWheel({ audience: { playerIds: [playerId] } }) });
}

/** A race of rounds of these players alone; the second has a bonus with the prize. Under a name of its own. Answers its number and the address of its page. */
export async function makeOwnRace(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, title, playerIds }: { baseURL: string; title: string; playerIds: number[] },
): Promise<{ id: number; path: string }> {
  const words = { title, summary: 'Who plays most rounds has most of a hundred euros.' };
  const identifier = `race-${randomBytes(4).toString('hex')}`;
  const dayMs = 24 * 60 * 60 * 1000;
  const rule = aTournament({
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    schedule: { from: new Date(Date.now() - dayMs).toISOString(), to: new Date(Date.now() + 2 * dayMs).toISOString() },
    meter: { of: 'rounds' },
    contest: {
      identifier,
      prizes: [
        { from: 1, to: 1, share: 6_000 },
        { from: 2, to: 2, share: 4_000, rewards: [{ type: 'bonus', amount: { EUR: 500 }, ...usualPlay, games: {} }] },
      ],
    },
    audience: { playerIds },
  });
  return { id: await makeLive(request, { baseURL, rule }), path: `/tournaments/${identifier}` };
}

/** A lottery of one player alone, a ticket for each 20 EUR of a deposit. Answers its number and the address of its page. */
export async function makeOwnLottery(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, playerId }: { baseURL: string; playerId: number },
): Promise<{ id: number; path: string }> {
  const identifier = `draw-${randomBytes(4).toString('hex')}`;
  const rule = aLottery(new Date(), { identifier, audience: { playerIds: [playerId] } });
  return { id: await makeLive(request, { baseURL, rule }), path: `/lottery/${identifier}` };
}

/** A quest of three levels, at 0, 3 and 50 EUR staked by who has joined, for one player. Answers its slug. */
export async function makeOwnQuest(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, playerId }: { baseURL: string; playerId: number },
): Promise<string> {
  const slug = `mountain-${randomBytes(4).toString('hex')}`;
  const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
  const level = (stake: number, cents: number) => ({
    at: stake,
    rewards: [{ type: 'cash' as const, amount: { EUR: cents } }],
  });
  const quest = aQuest({ audience: { playerIds: [playerId] }, schedule: { from: at(-1), to: at(200) } });
  const meter = { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'joined' } as const;
  const rule: PromotionRule = {
    ...quest,
    trigger: { meter, reaches: [level(300, 100), level(5_000, 500)] },
    contest: { ...quest.contest, identifier: `quest--xs--${slug}` } as PromotionRule['contest'],
  };
  await makeLive(request, { baseURL, rule });
  return slug;
}

const reason = 'for a journey';

/** One member writes it, another agrees. Answers its number. */
async function makeLive(
  request: PlaywrightWorkerArgs['playwright']['request'],
  { baseURL, rule }: { baseURL: string; rule: PromotionRule },
  andThen?: (maker: APIRequestContext, id: number) => Promise<unknown>,
): Promise<number> {
  const maker = await request.newContext({ baseURL });
  const approver = await request.newContext({ baseURL });
  await joinStaff({ request: maker });
  await joinStaff({ request: approver });
  const { id, version } = await post<PromotionPage>(maker, '', { rule });
  await post(maker, `/${id}/moves`, { to: 'proposed', version, reason });
  await post(approver, `/${id}/approval`, { version, reason });
  await post(maker, `/${id}/moves`, { to: 'live', version, reason });
  await andThen?.(maker, id);
  // A contest is made of it in the background.
  await idle({ request: maker });
  await maker.dispose();
  await approver.dispose();
  return id;
}

async function post<Body>(member: APIRequestContext, path: string, data: object): Promise<Body> {
  const answer = await member.post(`/api/staff/promotions${path}`, { data, headers: asPage });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<Body>;
}
