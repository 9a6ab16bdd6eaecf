import { randomBytes } from 'node:crypto';
import type { PromotionPage } from '@halley/contract';
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { aRule, usualPlay } from '../server/src/promotions/testing/a-rule.ts';
import { joinStaff } from './staff-desk.ts';

const asPage = { 'x-requested-with': 'XMLHttpRequest' };

/**
 * A promotion that only its code opens, so that no other journey meets it: a tenth of a deposit of 20.00 or more, to be staked
 * once. One member writes it, another agrees. Answers the code.
 */
export async function makeTinyBonus(
  { request }: PlaywrightWorkerArgs['playwright'],
  { baseURL, title }: { baseURL: string; title: string },
): Promise<string> {
  const maker = await request.newContext({ baseURL });
  const approver = await request.newContext({ baseURL });
  await joinStaff({ request: maker });
  await joinStaff({ request: approver });
  const words = { title, summary: 'A tenth of your deposit on top.' };
  const play = { ...usualPlay, wager: 1, weights: { slots: 100, other: 100, tables: 100 }, games: {} };
  const rule = aRule({
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    trigger: { claim: 'code' },
    condition: { amountAtLeast: { EUR: 2_000 } },
    rewards: [{ type: 'bonus', percent: 10, cap: { EUR: 200 }, ...play }],
    budget: { currency: 'EUR', expected: 1_000, hard: 5_000 },
  });
  const reason = 'for a journey';
  const { id, version } = await post<PromotionPage>(maker, '', { rule });
  await post(maker, `/${id}/moves`, { to: 'proposed', version, reason });
  await post(approver, `/${id}/approval`, { version, reason });
  await post(maker, `/${id}/moves`, { to: 'live', version, reason });
  const shared = `COMET${randomBytes(4).toString('hex').toUpperCase()}`;
  await post(maker, `/${id}/codes`, { shared, count: 1, max_uses: 10, reason });
  await maker.dispose();
  await approver.dispose();
  return shared;
}

async function post<Body>(member: APIRequestContext, path: string, data: object): Promise<Body> {
  const answer = await member.post(`/api/staff/promotions${path}`, { data, headers: asPage });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<Body>;
}
