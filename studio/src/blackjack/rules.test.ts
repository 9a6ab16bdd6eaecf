import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FairDraw, fairDraw } from '../fair/index.ts';
import { verifySteps } from '../kit/index.ts';
import { basicStrategy } from './basic-strategy.ts';
import { isBlackjack, totalOf } from './hand.ts';
import { type BlackjackEvent, blackjackGame, blackjackLimits, raiseOf } from './rules.ts';
import { readTable } from './screen/read-table.ts';
import { actionsOf, type BlackjackAction, type BlackjackState } from './state.ts';

const [A, two, three, five, six, seven, eight, nine, ten, king] = [0, 1, 2, 4, 5, 6, 7, 8, 9, 12];

/** Cards as the test wants them, in the order they are dealt: player, dealer, player, hidden, then on. */
function dealing(...cards: number[]): FairDraw {
  const gone: number[] = [];
  return {
    float: () => 0,
    integer: () => {
      const wanted = cards.shift() as number;
      let place = wanted;
      while (gone.includes(place)) place += 52;
      gone.push(place);
      return place - gone.filter((other) => other < place).length;
    },
    position: 0,
  };
}

function play(draw: FairDraw, actions: BlackjackAction[], stake = 100n) {
  let answer = blackjackGame.open({ stake, choice: {}, draw });
  const events = [...answer.events];
  let staked = stake;
  for (const action of actions) {
    if (answer.done) throw new Error('the round was over');
    const step = blackjackGame.parseStep({ action }, answer.state);
    if (!step.ok) throw new Error(`${action} is not allowed`);
    staked += raiseOf(stake, action);
    answer = blackjackGame.step({ stake, state: answer.state, step: step.value, draw });
    events.push(...answer.events);
  }
  return { answer, events, staked, win: answer.done ? answer.win : undefined };
}

describe('what is paid', () => {
  test.each<[string, number[], BlackjackAction[], bigint, bigint]>([
    ['blackjack pays 3 : 2', [A, nine, king, nine], [], 100n, 250n],
    ['both have blackjack: the stake comes back', [A, king, king, A], [], 100n, 100n],
    ['the dealer looks under a ten', [nine, king, nine, A], [], 100n, 0n],
    ['won', [king, six, ten, king, king], ['stand'], 100n, 200n],
    ['push', [king, seven, seven, ten], ['stand'], 100n, 100n],
    ['bust', [king, seven, six, ten, ten], ['hit'], 100n, 0n],
    ['the dealer stands on a soft seventeen', [king, A, eight, six], ['decline', 'stand'], 100n, 200n],
    ['doubled and won', [five, six, six, ten, king, ten], ['double'], 200n, 400n],
    ['insured, and the dealer has it', [king, A, nine, king], ['insure'], 150n, 150n],
    ['insured, and the dealer has it not', [king, A, nine, six], ['insure', 'stand'], 150n, 200n],
    ['insured blackjack against blackjack', [A, A, king, king], ['insure'], 150n, 250n],
    ['not insured', [king, A, nine, king], ['decline'], 100n, 0n],
    [
      'split, one push and one won',
      [eight, ten, eight, eight, ten, two, ten],
      ['split', 'stand', 'hit', 'stand'],
      200n,
      300n,
    ],
    ['split aces: one card each, and 21 is no blackjack', [A, six, A, ten, king, nine, king], ['split'], 200n, 400n],
  ])('%s', (_, cards, actions, staked, win) => {
    const round = play(dealing(...cards), actions);
    expect(round.answer.done).toBe(true);
    expect({ staked: round.staked, win: round.win }).toEqual({ staked, win });
  });

  test.each(Object.entries(blackjackLimits))('[PP-07] %s: the largest win is won to the subunit', (_, limits) => {
    const actions: BlackjackAction[] = ['split', 'split', 'split', 'double', 'double', 'double', 'double'];
    const draws = dealing(
      eight,
      six,
      eight,
      ten,
      eight,
      three,
      eight,
      three,
      three,
      three,
      king,
      king,
      king,
      king,
      ten,
    );
    const { win } = play(draws, actions, limits.stakeMax);
    expect(win).toBe(limits.winMax);
  });

  test('half a subunit is rounded down once', () => {
    expect(play(dealing(A, nine, king, nine), [], 11n).win).toBe(27n);
  });
});

describe('what may be done', () => {
  const state = (change: Partial<BlackjackState>): BlackjackState => ({
    dealt: [],
    dealer: [six, ten],
    hands: [{ cards: [eight, eight], doubled: false, done: false }],
    active: 0,
    asked: false,
    insured: false,
    splitAces: false,
    ...change,
  });
  const hands = (...cards: number[][]) => cards.map((each) => ({ cards: each, doubled: false, done: false }));

  test.each<[string, Partial<BlackjackState>, BlackjackAction[]]>([
    ['a pair', {}, ['hit', 'stand', 'double', 'split']],
    ['a ten and a king are a pair', { hands: hands([ten, king]) }, ['hit', 'stand', 'double', 'split']],
    ['three cards', { hands: hands([two, three, five]) }, ['hit', 'stand']],
    ['four hands are enough', { hands: hands([eight, eight], [eight], [eight], [eight]) }, ['hit', 'stand', 'double']],
    ['insurance first', { asked: true }, ['insure', 'decline']],
    ['nothing with a hand that is done', { hands: [{ cards: [ten, nine], doubled: false, done: true }] }, []],
  ])('%s', (_, change, actions) => {
    expect(actionsOf(state(change))).toEqual(actions);
  });

  test.each([undefined, null, 'hit', {}, { action: 'surrender' }, { action: 'insure' }, { action: ['hit'] }])(
    'refused: %j',
    (input) => {
      expect(blackjackGame.parseStep(input, state({}))).toMatchObject({
        ok: false,
        refusal: { code: 'choice.invalid' },
      });
    },
  );
});

/** Any round, played by choosing among what is allowed. */
const anyRound = fc.record({ nonce: fc.nat(5_000), picks: fc.array(fc.nat(5), { minLength: 30, maxLength: 30 }) });

function playAny({ nonce, picks }: { nonce: number; picks: number[] }) {
  const source = { serverSeed: 'c3'.repeat(32), clientSeed: 'mine', nonce };
  const draw = fairDraw(source);
  let answer = blackjackGame.open({ stake: 100n, choice: {}, draw });
  const events: BlackjackEvent[] = [...answer.events];
  const states: BlackjackState[] = [];
  const steps: { action: BlackjackAction }[] = [];
  let staked = 100n;
  while (!answer.done) {
    const { state } = answer;
    states.push(state);
    const allowed = actionsOf(state);
    expect(readTable(events)).toMatchObject({ active: state.active, asked: state.asked, hands: state.hands });
    expect(actionsOf(readTable(events))).toEqual(allowed);
    const action = allowed[picks[steps.length % picks.length]! % allowed.length]!;
    steps.push({ action });
    staked += blackjackGame.raise!({ stake: 100n, state, step: { action } });
    answer = blackjackGame.step({ stake: 100n, state, step: { action }, draw });
    events.push(...answer.events);
  }
  return { source, answer, events, steps, staked, states };
}

test('any way of playing: cards are dealt once, the dealer keeps to the rules, nothing beyond the largest win', () => {
  fc.assert(
    fc.property(anyRound, (input) => {
      const { answer, events, staked } = playAny(input);
      const { outcome, win } = answer;
      expect(win).toBeLessThanOrEqual(blackjackGame.maxWin({ stake: 100n, choice: {} }));
      expect(staked).toBeLessThanOrEqual(850n);
      const { total } = totalOf(outcome.dealer);
      if (outcome.dealer.length > 2) expect(totalOf(outcome.dealer.slice(0, -1)).total).toBeLessThan(17);
      const open = outcome.hands.some(({ result }) => result !== 'bust');
      if (open && !isBlackjack(outcome.hands[0]!.cards) && !isBlackjack(outcome.dealer))
        expect(total).toBeGreaterThanOrEqual(17);
      expect(readTable(events)).toMatchObject({
        dealer: outcome.dealer,
        results: outcome.hands.map(({ result }) => result),
      });
    }),
  );
});

test('[PP-12] the hidden card and the cards to come are in no event before they are turned', () => {
  fc.assert(
    fc.property(anyRound, (input) => {
      const { events, states } = playAny(input);
      const shown = events.findIndex(({ type }) => type === 'shown');
      const cards = events.slice(0, shown).filter((event) => event.type === 'dealt');
      for (const state of states) expect(state.dealt.length).toBeLessThanOrEqual(cards.length + 1);
      expect(cards.filter((event) => event.to === 'dealer').length).toBe(1);
    }),
  );
});

test('[PP-13] a round is recomputed from its seeds and steps', () => {
  fc.assert(
    fc.property(anyRound, (input) => {
      const { source, steps, answer, events } = playAny(input);
      const verified = verifySteps(blackjackGame, { ...source, stake: 100n, choice: {}, steps });
      expect(verified.ok && verified.value.done && verified.value.win).toBe(answer.win);
      expect(verified.ok && verified.value.events).toEqual(events);
    }),
    { numRuns: 30 },
  );
});

describe('basic strategy', () => {
  const plain: BlackjackAction[] = ['hit', 'stand', 'double'];
  const all: BlackjackAction[] = [...plain, 'split'];
  test.each<[number[], number, BlackjackAction[], BlackjackAction]>([
    [[king, six], ten, all, 'hit'],
    [[king, six], six, all, 'stand'],
    [[king, two], three, all, 'hit'],
    [[five, six], A, all, 'hit'],
    [[five, six], ten, all, 'double'],
    [[two, three, six], six, ['hit', 'stand'], 'hit'],
    [[A, seven], six, plain, 'double'],
    [[A, three, three, A], six, ['hit', 'stand'], 'stand'],
    [[A, seven], nine, plain, 'hit'],
    [[eight, eight], A, all, 'split'],
    [[five, five], six, all, 'double'],
    [[king, ten], six, all, 'stand'],
    [[A, A], ten, all, 'split'],
    [[nine, nine], seven, all, 'stand'],
    [[king, nine], A, ['insure', 'decline'], 'decline'],
  ])('%j against %d', (cards, dealer, allowed, action) => {
    expect(basicStrategy({ cards, dealer, allowed })).toBe(action);
  });
});
