import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { readGift } from '../bonuses/testing/gift-moves.ts';
import { type GiftHouse, type GiftProcess, openGiftHouse } from './testing/gift-house.ts';
import { aWallet, nextPlayer } from './testing/gift-life.ts';
import type { OffersOfLives } from './testing/gift-offers.ts';
import { aLife, type WalletStep } from './testing/gift-steps.ts';
import { OfferBook } from './testing/offer-book.ts';

/**
 * Random lives of players with gifts in two currencies, through the real promotions, doors and rooms of two processes, against a
 * model of their own. Many lives at once take a step each and share the groups of the door; then consumers follow. After each
 * batch the books are audited: B1 to B5, the ledger, the rounds.
 */
const atOnce = 100;
/** `GIFT_LIVES='seed batches'` lives what failed again. */
const lived = process.env.GIFT_LIVES ?? `${randomInt(2 ** 30)} ${deep(2, 200)}`;
const [seed = 0, batches = 0] = lived.split(' ').map(Number);

/** Whatever fails says how it is lived again. */
async function toldBySeed(batch: number, live: () => Promise<void>): Promise<void> {
  try {
    await live();
  } catch (error) {
    throw new Error(`GIFT_LIVES='${seed + batch} 1'\n${(error as Error).message}`, { cause: error });
  }
}

/** What `npm run audit` proves of gifts (PROMOTIONS §4), each by its name. */
const invariants = {
  B1: "a wallet's bonus is what its gifts hold",
  B2: 'a gift holds what its issues, stakes, wins, conversions and forfeits in the journal come to',
  B3: 'progress is what was counted; done, and converted, as far as the terms allow',
  B4: 'one gift of a wallet is played with; stages follow moves',
  B5: 'a grant is given once; budgets are what their grants come to, and kept; codes are used as often as they may be',
};
type Invariant = keyof typeof invariants;
const named = Object.keys(invariants) as Invariant[];

/** What the audit finds, by the invariant it is against; the rest are the ledger and the rounds. */
function byInvariant(findings: readonly string[]): Record<Invariant | 'others', string[]> {
  const of = (name: Invariant) => findings.filter((finding) => finding.startsWith(`${name} `));
  const others = findings.filter((finding) => !named.some((name) => finding.startsWith(`${name} `)));
  return { B1: of('B1'), B2: of('B2'), B3: of('B3'), B4: of('B4'), B5: of('B5'), others };
}

const expectBooks = async () =>
  expect(byInvariant(await house.findings())).toEqual({ B1: [], B2: [], B3: [], B4: [], B5: [], others: [] });

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
  offers: OffersOfLives;
  book: OfferBook;
}

const beginBy =
  (offers: OffersOfLives) =>
  (steps: readonly WalletStep[]): Life => {
    const playerId = nextPlayer();
    const book = new OfferBook();
    const wallets = (['EUR', 'USD'] as const).map((currency) => aWallet(house, { playerId, currency, offers, book }));
    return { playerId, wallets, steps, offers, book };
  };

async function turn(life: Life, at: number, isCompared: boolean): Promise<void> {
  const asked = life.steps[at];
  if (!asked) return;
  const { step } = asked;
  if (step.do === 'break') {
    life.book.isOnBreak = step.on;
    await house.takeBreak(life.playerId, step.on);
  }
  if (step.do === 'exclude') {
    life.book.hasLeft = true;
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

/** Every pocket and gift is what the model says, and so is what promotions have promised and given. */
async function compare({ playerId, wallets, offers, book }: Life): Promise<void> {
  const grants = await house.grantsOf(playerId, offers.ids);
  const granted = grants.map(({ promised, given }) => `${promised} promised, ${given} given`).join(', ');
  const booked = offers.ids
    .map((_, which) => `${book.promised[which]} promised, ${book.given[which]} given`)
    .join(', ');
  if (granted !== booked) throw new Error(`is   ${granted}\nmust ${booked}`);
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
async function liveTogether(
  offers: OffersOfLives,
  drawn: readonly (readonly WalletStep[])[],
): Promise<Map<number, string>> {
  const lives = drawn.map(beginBy(offers));
  const heard = await house.heard();
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
  await house.hearAgain(heard, 0);
  await each(compare);
  await each(expectTotals);
  return wrong;
}

const nothing: WalletStep = { wallet: 0, step: { do: 'order' } };

/** Leaves out one step after the other for as long as something is wrong. */
async function smallest(offers: OffersOfLives, steps: readonly WalletStep[], how: string): Promise<string> {
  const without = steps.flatMap((step, at) => (at < 2 || step === nothing ? [] : [steps.with(at, nothing)]));
  const wrong = await liveTogether(offers, without);
  for (const [number, still] of wrong) return smallest(offers, without[number] as WalletStep[], still);
  return `${shown(steps.filter((step) => step !== nothing))}\n${how}`;
}

test(
  '[B-01] [B-02] [B-03] whatever comes in whatever order, gifts and money are what the design says',
  async () => {
    const offers = await house.open({ isScarce: false });
    for (let batch = 0; batch < batches; batch += 1) {
      await toldBySeed(batch, async () => {
        const lives = fc.sample(aLife, { seed: seed + batch, numRuns: atOnce });
        for (const [number, how] of await liveTogether(offers, lives)) {
          expect.fail(await smallest(offers, lives[number] as WalletStep[], how));
        }
        await expectBooks();
      });
    }
  },
  3 * 3_600_000,
);

test(
  '[B-04] [B-05] several at once by two processes: whichever comes first, the books are in order',
  async () => {
    for (let batch = 0; batch < deep(1, 20); batch += 1) {
      await toldBySeed(batch, async () => {
        const offers = await house.open({ isScarce: true });
        const lives = fc.sample(aLife, { seed: -seed - batch, numRuns: 50 }).map(beginBy(offers));
        const heard = await house.heard();
        for (let at = 0; at < 25; at += 5) {
          const turns = Array.from({ length: 5 }, (_, ahead) => at + ahead);
          const steps = lives.flatMap((life) => turns.map((one) => turn(life, one, false)));
          await Promise.all([...steps, house.follow(at)]);
          await Promise.all([house.mind(), house.follow(at + 1)]);
        }
        await house.follow(0);
        await house.hearAgain(heard, 1);
        for (const life of lives) await expectTotals(life);
        await expectBooks();
        // More was asked for than there is.
        expect(await house.isUsedUp(offers)).toBe(true);
      });
    }
  },
  3 * 3_600_000,
);

const one = (table: string, column: string, where: string) =>
  `where ${column} = (select min(${column}) from ${table} where ${where})`;
const broken: [Invariant, string, string][] = [
  ['B1', 'a wallet has more bonus than its gifts', 'update wallet_account set bonus = bonus + 1'],
  [
    'B2',
    'a gift has more than came',
    `update bonuses_gift set balance = balance + 1 ${one('bonuses_gift', 'id', "stage = 'handle_bets'")}`,
  ],
  [
    'B2',
    'a move is not in the journal',
    `update bonuses_move set issued = issued + 1 ${one('bonuses_move', 'id', 'issued > 0')}`,
  ],
  [
    'B3',
    'progress that was not played',
    `update bonuses_gift set progress = progress + 100 ${one('bonuses_gift', 'id', "stage = 'lost'")}`,
  ],
  [
    'B3',
    'a bonus is done too early',
    `update bonuses_gift set requirement = progress + 1 ${one('bonuses_gift', 'id', "stage = 'wager_done'")}`,
  ],
  [
    'B4',
    'a stage without a move',
    `update bonuses_gift set stage = 'canceled' ${one('bonuses_gift', 'id', "stage = 'lost'")}`,
  ],
  [
    'B5',
    'a budget has spent more than was given',
    `update promotions_budget set spent = spent + 1 where spent + reserved < hard`,
  ],
  [
    'B5',
    'a budget is overdrawn',
    `alter table promotions_budget drop constraint promotions_budget_within;
     update promotions_budget set hard = spent + reserved - 1 where spent > 1`,
  ],
  [
    'B5',
    'more was given than there is',
    `alter table promotions_budget drop constraint promotions_budget_count;
     update promotions_budget set total = given - 1 where given > 1`,
  ],
  [
    'B5',
    'a code is used more often than it may be',
    `alter table promotions_code drop constraint promotions_code_within;
     update promotions_code set max_uses = uses - 1 where uses > 1`,
  ],
  ['B5', 'a use of a code is not written down', `delete from promotions_code_use`],
  [
    'B5',
    'a grant says that it was given, and was not',
    `update bonuses_gift set source_key = 'by hand' ${one('bonuses_gift', 'id', "source_key like 'grant:%'")}`,
  ],
  [
    'B5',
    'a grant that was given is there again',
    `insert into promotions_grant (player_id, promotion_id, version, occasion, reward_index, reward, currency, cost, state, at)
     select player_id, promotion_id, version, occasion || ' again', reward_index, reward, currency, 0, 'given', at
     from promotions_grant ${one('promotions_grant', 'id', "state = 'given'")}`,
  ],
];

test.each(broken)('the audit sees against %s: %s', async (invariant, _, sql) => {
  expect(byInvariant(await house.findingsIf(sql))[invariant]).not.toEqual([]);
});
