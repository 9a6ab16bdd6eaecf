import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { readGift } from '../bonuses/testing/gift-moves.ts';
import { type GiftHouse, type GiftProcess, openGiftHouse } from './testing/gift-house.ts';
import { aWallet, nextPlayer } from './testing/gift-life.ts';
import { aLife, type WalletStep } from './testing/gift-steps.ts';

/**
 * Random lives of players with gifts in two currencies, through the real doors and rooms of two processes, against a model
 * of their own. Many lives at once take a step each and share the groups of the door; then consumers follow. After each
 * batch the books are audited: B1 to B4, the ledger, the rounds.
 */
const atOnce = 100;
/** `GIFT_LIVES='seed batches'` lives what failed again. */
const lived = process.env.GIFT_LIVES ?? `${randomInt(2 ** 30)} ${deep(2, 200)}`;
const [seed = 0, batches = 0] = lived.split(' ').map(Number);

let house: GiftHouse;
beforeAll(async () => {
  house = await openGiftHouse();
});
afterAll(() => house.close());

type Wallets = ReturnType<typeof aWallet>[];
interface Life {
  playerId: number;
  wallets: Wallets;
  steps: readonly WalletStep[];
  isOnBreak: boolean;
  hasLeft: boolean;
}

function begin(steps: readonly WalletStep[]): Life {
  const playerId = nextPlayer();
  const wallets = (['EUR', 'USD'] as const).map((currency) => aWallet(house, { playerId, currency }));
  return { playerId, wallets, steps, isOnBreak: false, hasLeft: false };
}

/** PR-01: nothing is given in a break or after an exclusion. */
const isAsked = ({ isOnBreak, hasLeft }: Life, { step }: WalletStep) => step.do !== 'give' || !(isOnBreak || hasLeft);

async function turn(life: Life, at: number, isCompared: boolean): Promise<void> {
  const asked = life.steps[at];
  if (!asked || !isAsked(life, asked)) return;
  const { step } = asked;
  if (step.do === 'break') {
    life.isOnBreak = step.on;
    await house.takeBreak(life.playerId, step.on);
  }
  if (step.do === 'exclude') {
    life.hasLeft = true;
    await house.exclude(life.playerId);
  }
  if (step.do === 'break' || step.do === 'exclude') {
    for (const { predict } of life.wallets) predict(step);
    return;
  }
  const wallet = life.wallets[asked.wallet] as Wallets[number];
  const by = house.processes[(life.playerId + at) % 2] as GiftProcess;
  const answer = await wallet.perform(step, by);
  if (!isCompared) return;
  const must = wallet.predict(step);
  if (answer !== must) throw new Error(`${shown([asked])} was answered ${answer}, not ${must}`);
}

const shown = (steps: readonly WalletStep[]) =>
  steps.map(({ wallet, step }) => `${wallet} ${Object.values(step).join(' ')}`).join('\n');

/** Every pocket and gift is what the model says. */
async function compare({ wallets }: Life): Promise<void> {
  for (const { owner, model, giftIds } of wallets) {
    const pockets = await house.walletOf(owner);
    const held = model.gifts.reduce((sum, { balance }) => sum + balance, 0n);
    const [cash, bonus, reserved] = [pockets?.cash ?? 0n, pockets?.bonus ?? 0n, pockets?.reserved ?? 0n];
    const gifts = await Promise.all((await giftIds()).map((id) => readGift(house.database, id)));
    const told = gifts.map(({ stage, balance, released, progress, amount, requirement, stoppedAt }) =>
      [stage, balance, released, progress, amount, requirement, isOpen(stage) && stoppedAt !== null].join(' '),
    );
    const meant = model.gifts.map(({ stage, balance, released, progress, amount, requirement, stopped, spins }) =>
      [stage, balance, released, progress, spins ? '*' : amount, requirement, isOpen(stage) && stopped].join(' '),
    );
    const words = told.map((one, at) =>
      gifts[at]?.type === 'freespins' ? one.replace(/^(\S+ \S+ \S+ \S+) \S+/, '$1 *') : one,
    );
    const is = text([owner.currency, cash, bonus, reserved, ...words]);
    const must = text([owner.currency, model.cash, held, model.reserved, ...meant]);
    if (is !== must) throw new Error(`is   ${is}\nmust ${must}`);
  }
}

const text = (parts: readonly unknown[]) => parts.join(' | ');
const isOpen = (stage: string) => ['handle_bets', 'wait', 'activated'].includes(stage);

/** What is there is what came in, was given, was won and lost, less what went back to the house or was paid out. */
async function expectTotals({ wallets }: Life): Promise<void> {
  for (const { owner, came, left } of wallets) {
    const { rows } = await house.database.query<Record<'net' | 'issued' | 'forfeited' | 'there', bigint>>(
      `select coalesce(sum(t.cash + t.bonus) filter (where t.house = 'games'), 0)::bigint as net,
         coalesce(sum(t.bonus) filter (where t.reason = 'bonus_issue'), 0)::bigint as issued,
         coalesce(sum(-t.bonus) filter (where t.reason = 'bonus_forfeit'), 0)::bigint as forfeited,
         coalesce((select cash + bonus + reserved from wallet_account where player_id = $1 and currency = $2), 0) as there
       from wallet_transfer t join wallet_account a on a.id = t.account_id where a.player_id = $1 and a.currency = $2`,
      [owner.playerId, owner.currency],
    );
    const { net = 0n, issued = 0n, forfeited = 0n, there = 0n } = rows[0] ?? {};
    expect([owner, there]).toEqual([owner, came() + issued - forfeited + net - left()]);
  }
}

/** One step of each, then what follows from it; `how` says what is wrong with a life, by its number. */
async function liveTogether(drawn: readonly (readonly WalletStep[])[]): Promise<Map<number, string>> {
  const lives = drawn.map(begin);
  const wrong = new Map<number, string>();
  const each = (work: (life: Life) => Promise<void>) =>
    Promise.all(
      lives.map((life, number) =>
        wrong.has(number) ? undefined : work(life).catch((error: Error) => void wrong.set(number, error.message)),
      ),
    );
  const models = lives.flatMap(({ wallets }) => wallets.map(({ model }) => model));
  for (let at = 0; at < Math.max(...drawn.map(({ length }) => length)); at += 1) {
    await each((life) => turn(life, at, true));
    await house.follow(at);
    for (const model of models) model.finishSpins();
    if (at % 8 < 7) continue;
    await house.mind();
    for (const model of models) model.mind();
    await house.follow(at);
    for (const model of models) model.finishSpins();
  }
  await each(compare);
  await each(expectTotals);
  return wrong;
}

const nothing: WalletStep = { wallet: 0, step: { do: 'order' } };

/** Leaves out one step after the other for as long as something is wrong. */
async function smallest(steps: readonly WalletStep[], how: string): Promise<string> {
  const without = steps.flatMap((step, at) => (at < 2 || step === nothing ? [] : [steps.with(at, nothing)]));
  const wrong = await liveTogether(without);
  for (const [number, still] of wrong) return smallest(without[number] as WalletStep[], still);
  return `${shown(steps.filter((step) => step !== nothing))}\n${how}`;
}

test('[B-01] [B-02] [B-03] whatever comes in whatever order, gifts and money are what the design says', async () => {
  for (let batch = 0; batch < batches; batch += 1) {
    const lives = fc.sample(aLife, { seed: seed + batch, numRuns: atOnce });
    for (const [number, how] of await liveTogether(lives)) {
      expect.fail(`GIFT_LIVES='${seed + batch} 1'\n${await smallest(lives[number] as WalletStep[], how)}`);
    }
    expect([seed + batch, await house.findings()]).toEqual([seed + batch, []]);
  }
}, 3_600_000);

test('[B-04] several at once by two processes: whichever comes first, the books are in order', async () => {
  for (let batch = 0; batch < deep(1, 20); batch += 1) {
    const lives = fc.sample(aLife, { seed: -seed - batch, numRuns: 50 }).map(begin);
    for (let at = 0; at < 25; at += 5) {
      const turns = Array.from({ length: 5 }, (_, ahead) => at + ahead);
      const steps = lives.flatMap((life) => turns.map((one) => turn(life, one, false)));
      await Promise.all([...steps, house.follow(at)]);
      await Promise.all([house.mind(), house.follow(at + 1)]);
    }
    await house.follow(0);
    for (const life of lives) await expectTotals(life);
  }
  expect(await house.findings()).toEqual([]);
}, 3_600_000);
