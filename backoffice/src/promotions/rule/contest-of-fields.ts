import type { Contest, GameFilter, LotteryTickets, Meter, PromotionRule, Trigger } from '@halley/contract';
import type { FieldShape } from '@halley/contract/call-forms';
import type { Currency } from '@halley/contract/money';
import { entriesOf, subunitsOf } from '@halley/ui/form';
import { type ContestFields, goesBySteps, type StepFields, stepsAreRounds } from './contest-fields.ts';
import { rateOf } from './frozen-rate.ts';
import { type Reading, withoutEmpty } from './reading.ts';
import { rewardOf } from './reward-fields.ts';
import { shapeAt } from './rule-shape.ts';

interface Typed {
  kind: PromotionRule['kind'];
  contest: ContestFields;
  currencies: readonly Currency[];
  /** What was there before: a moment that nobody changed keeps its seconds. */
  base: PromotionRule;
}

const aCount: FieldShape = { kind: 'number', whole: true, least: 1, most: 100_000_000 };
const optionalText = (typed: string) => typed.trim() || undefined;

/** The part that makes a promotion a contest, and what sets it off. */
export function contestOf(typed: Typed, reading: Reading): { contest: Contest; trigger: Trigger } {
  return { contest: partOf(typed, reading), trigger: triggerOf(typed, reading) };
}

function partOf({ kind, contest, currencies, base }: Typed, reading: Reading): Contest {
  const { currency } = contest;
  const byPlaces = !goesBySteps(kind);
  const one = <Value>(name: string, text: string) =>
    text.trim() === ''
      ? undefined
      : reading.one<Value>(`contest.${name}`, shapeAt('contest', ...name.split('.')), text);
  return withoutEmpty({
    identifier: reading.needed('contest.identifier', shapeAt('contest', 'identifier'), contest.identifier),
    currency,
    rates: ratesOf(contest, currencies, reading),
    pool: byPlaces && contest.pool.trim() !== '' ? reading.amount('contest.pool', contest.pool, currency) : undefined,
    prizes: byPlaces ? prizesOf({ contest, currencies }, reading) : undefined,
    gamesTakenLimit: one('gamesTakenLimit', contest.gamesTakenLimit),
    teams: kind === 'tournament' && contest.hasTeams ? teamsOf(contest, reading) : undefined,
    producer: one('producer', contest.producer),
    tickets: kind === 'lottery' ? ticketsOf(contest, reading, base.contest?.tickets) : undefined,
  }) as Contest;
}

function ratesOf({ currency: to, rates }: ContestFields, currencies: readonly Currency[], reading: Reading) {
  if (!currencies.includes(to)) reading.fail('contest.currency', { code: 'not_fitting' });
  return Object.fromEntries(
    currencies.map((from) => {
      const read = rateOf(from === to ? '1' : (rates[from] ?? ''), { from, to });
      if (typeof read === 'number') return [from, read];
      reading.fail(`contest.rates.${from}`, read);
      return [from, 1];
    }),
  );
}

function prizesOf({ contest, currencies }: Pick<Typed, 'contest' | 'currencies'>, reading: Reading) {
  if (contest.prizes.length === 0) reading.fail('contest.prizes', { code: 'required' });
  const place = shapeAt('contest', 'prizes', 'to');
  let from = 1;
  return contest.prizes.map((prize, index) => {
    const at = `contest.prizes.${index}`;
    const to = reading.needed<number>(`${at}.to`, place, prize.to) ?? from;
    if (to < from) reading.fail(`${at}.to`, { code: 'too_small', bound: from });
    const rewards = prize.rewards.map((reward, place) =>
      rewardOf(reward, reading, { at: `${at}.rewards.${place}`, currencies }),
    );
    if (prize.share.trim() === '' && rewards.length === 0) reading.fail(`${at}.share`, { code: 'required' });
    const given = withoutEmpty({
      from,
      to,
      share: prize.share.trim() === '' ? undefined : shareOf(prize.share, `${at}.share`, reading),
      rewards: rewards.length > 0 ? rewards : undefined,
    });
    from = to + 1;
    return given;
  });
}

/** Percent with two digits, in hundredths. */
function shareOf(typed: string, at: string, reading: Reading): number {
  const read = subunitsOf(typed.trim(), 'EUR');
  if (typeof read !== 'number') reading.fail(at, read);
  else if (read < 1) reading.fail(at, { code: 'too_small' });
  else if (read > 10_000) reading.fail(at, { code: 'too_large', bound: 100 });
  return typeof read === 'number' ? read : 0;
}

function teamsOf({ teamNames, teamBy, teamBest }: ContestFields, reading: Reading) {
  const names = [
    ...new Set(
      teamNames
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
  const shape = shapeAt('contest', 'teams', 'names');
  if (names.length < (shape.least ?? 2))
    reading.fail('contest.teams.names', { code: 'too_few', bound: shape.least ?? 2 });
  if (names.length > (shape.most ?? 12))
    reading.fail('contest.teams.names', { code: 'too_many', bound: shape.most ?? 12 });
  const tooLong = names.find((name) => name.length > 40);
  if (tooLong) reading.fail('contest.teams.names', { code: 'too_long', bound: 40, entry: tooLong });
  return {
    names,
    by: teamBy,
    best: reading.needed<number>('contest.teams.best', shapeAt('contest', 'teams', 'best'), teamBest) ?? 1,
  };
}

function ticketsOf(contest: ContestFields, reading: Reading, base: LotteryTickets | undefined): LotteryTickets {
  const one = <Value>(name: string, typed: string) =>
    reading.one<Value>(`contest.tickets.${name}`, shapeAt('contest', 'tickets', name), typed);
  const deposits: NonNullable<LotteryTickets['deposits']> = {};
  contest.ticketScales.forEach(({ currency, from, price }, index) => {
    const at = `contest.tickets.deposits.${index}`;
    const row = {
      from: reading.amount(`${at}.from`, from, currency) ?? 1,
      price: reading.amount(`${at}.price`, price, currency) ?? 1,
    };
    deposits[currency] = [...(deposits[currency] ?? []), row];
  });
  const isKept = base !== undefined && base.drawAt.slice(0, 16) === contest.drawAt;
  return withoutEmpty({
    points: one('points', contest.ticketPoints),
    deposits: contest.ticketScales.length > 0 ? deposits : undefined,
    most: one('most', contest.ticketMost),
    drawAt: isKept ? base.drawAt : one('drawAt', contest.drawAt),
  }) as LotteryTickets;
}

function triggerOf(typed: Typed, reading: Reading): Trigger {
  const { kind, contest, currencies } = typed;
  if (kind === 'lottery') return { draw: 'tickets' };
  if (kind === 'tournament') return { rank: meterOf(typed, 'trigger.rank', reading) };
  if (contest.steps.length === 0) reading.fail('trigger.reaches', { code: 'required' });
  return {
    meter: meterOf(typed, 'trigger.meter', reading),
    reaches: contest.steps.map((step, index) => ({
      at: stepAt(contest, step, `trigger.reaches.${index}.at`, reading),
      rewards: step.rewards.map((reward, place) =>
        rewardOf(reward, reading, { at: `trigger.reaches.${index}.rewards.${place}`, currencies }),
      ),
    })),
  };
}

function stepAt(contest: ContestFields, { at: typed }: StepFields, at: string, reading: Reading): number {
  return (
    (stepsAreRounds(contest)
      ? reading.needed<number>(at, aCount, typed)
      : reading.amount(at, typed, contest.currency)) ?? 1
  );
}

function meterOf({ contest, currencies }: Typed, at: string, reading: Reading): Meter {
  const list = (name: keyof GameFilter, typed: string) =>
    entriesOf(typed).length === 0
      ? undefined
      : reading.one<string[]>(`${at}.games.${name}`, shapeAt('rewards', 'bonus', 'games', name), typed);
  return withoutEmpty({
    of: contest.of,
    money: contest.money,
    games: withoutEmpty({
      games: list('games', contest.games),
      collections: list('collections', contest.collections),
      not: list('not', contest.not),
    }),
    stakeAtLeast: reading.amounts(`${at}.stakeAtLeast`, contest.stakeAtLeast, { currencies, isNeeded: false }),
    minOdds: optionalText(contest.minOdds) === undefined ? undefined : Number(contest.minOdds),
    window: 'whole',
    from: contest.joining,
  }) as Meter;
}
