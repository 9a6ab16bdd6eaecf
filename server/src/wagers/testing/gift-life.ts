import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { slot } from '../../bonuses/testing/test-bonuses.ts';
import type { Tx } from '../../kit/index.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { closeHold, credit, hold } from '../../wallet/index.ts';
import type { RoundAction, StepWager } from '../wager.ts';
import type { GiftHouse, GiftProcess } from './gift-house.ts';
import { GiftModel, type ModelAction } from './gift-model.ts';
import type { OffersOfLives } from './gift-offers.ts';
import { type GiftStep, houseKeys } from './gift-steps.ts';
import { aModelGift, type ModelGift } from './model-gift.ts';
import type { OfferBook } from './offer-book.ts';
import { anAct, aPlay, aStake } from './test-house.ts';

/** As the model tells what the promotions say. */
const meant = [
  { amount: 300n, wager: 2n, maxStake: 300n, days: 30 },
  { amount: 250n, wager: 3n, maxStake: 310n, days: 40, cap: 120n, bySteps: true },
];
const gameOf = (game: string) => ({ isHere: game !== 'test/never', weight: game === 'test/table' ? 10n : 100n });

let lastPlayer = 0;

/** One wallet in two tellings: what the house does with a step, and what the model says of it. */
export function aWallet(
  house: GiftHouse,
  {
    playerId,
    currency,
    offers,
    book,
  }: { playerId: number; currency: Currency; offers: OffersOfLives; book: OfferBook },
) {
  const model = new GiftModel();
  const owner = { playerId, currency };
  /** In the order in which they were given. */
  const giftIds = async () => {
    const { rows } = await house.database.query<{ id: bigint }>(
      'select id from bonuses_gift where player_id = $1 and currency = $2 order by id',
      [playerId, currency],
    );
    return rows.map(({ id }) => Number(id));
  };
  const rounds = new Map<
    number,
    { id: string; game: string; bets: string[]; wins: string[]; steps: number; isThere?: true }
  >();
  const cashouts = new Map<number, { reference: string; amount: bigint }>();
  /** Deposits that have begun: in the house, and in the model. */
  const begun = new Map<number, string>();
  const promises = new Map<number, { which: number; isDeclined?: true }>();
  let deposits = 0n;
  let left = 0n;

  const fund = async (tx: Tx, amount: bigint) => {
    await credit(tx, { ...owner, amount, key: randomUUID(), reason: 'deposit', house: 'payments' });
  };
  const roundOf = (key: number, game: string) => {
    const round = rounds.get(key) ?? { id: randomUUID(), game, bets: [], wins: [], steps: 0 };
    rounds.set(key, round);
    return round;
  };

  /** An offer is chosen with a deposit that begins. */
  async function promise(by: GiftProcess, which: number, reference: string): Promise<string> {
    by.offers.type(playerId, offers.code);
    const chosen = { ...owner, offerId: `offer-${offers.ids[which]}`, amount: 300n, method: 'visa', reference };
    return outcomeOf(house.database.tx((tx) => by.offers.reserveOffer(tx, chosen)));
  }

  async function arrive(by: GiftProcess, reference: string, deposited: bigint): Promise<string> {
    const answer = await outcomeOf(
      house.database.tx(async (tx) => {
        await fund(tx, deposited);
        await by.offers.settleReserved(tx, { playerId, reference, deposited });
      }),
    );
    if (answer === 'taken') deposits += deposited;
    return answer;
  }

  /** What the deposit was to earn is given, by the next news, if it may be. */
  function predictGift(which: number, deposit: bigint): void {
    if (book.isBarred) return;
    book.move(which, { promised: 0, given: 1 });
    model.give(modelGift(which, deposit));
  }

  function modelGift(which: number, deposit: bigint): ModelGift {
    const said = meant[which];
    if (!said) return aModelGift({ spins: { left: 3, most: 150n, wager: 2n }, days: 7 });
    const { amount, wager, ...rest } = said;
    return aModelGift({ ...rest, amount, balance: amount, requirement: amount * wager, deposit });
  }

  async function callRound(
    { wagers }: GiftProcess,
    key: number,
    game: string,
    actions: ModelAction[],
  ): Promise<string> {
    const round = rounds.get(key) ?? { id: randomUUID(), game, bets: [], wins: [], steps: 0 };
    if (!rounds.has(key) && actions[0]?.do === 'bet') rounds.set(key, round);
    const made = actions.map((action): RoundAction => {
      if (action.do === 'end') return { kind: 'end' };
      if (action.do === 'undo') return { kind: 'undo', id: randomUUID(), of: round[action.kind][action.index] ?? '' };
      return { kind: action.do, id: randomUUID(), amount: action.amount };
    });
    const answer = await outcomeOf(wagers.act(anAct(made, { ...owner, roundId: round.id, game: round.game })));
    if (answer === 'taken') {
      round.isThere = true;
      for (const action of made) {
        if (action.kind === 'bet') round.bets.push(action.id);
        if (action.kind === 'win') round.wins.push(action.id);
      }
    } else if (round.bets.length === 0) rounds.delete(key);
    return answer;
  }

  const aStep = (key: number, change: Partial<StepWager>): StepWager => {
    const round = roundOf(key, 'test/slot');
    round.steps += 1;
    return {
      kind: 'step',
      ...owner,
      roundId: round.id,
      isRepeat: () => false,
      decide: () => ({ detail: { steps: round.steps } }),
      ...change,
    };
  };

  /** What the house answers; undefined: there was nothing to ask it. */
  async function perform(step: GiftStep, by: GiftProcess): Promise<string | undefined> {
    switch (step.do) {
      case 'deposit':
        deposits += step.amount;
        return outcomeOf(house.database.tx((tx) => fund(tx, step.amount)));
      case 'give': {
        const reference = randomUUID();
        const answer = await promise(by, step.which, reference);
        return answer === 'taken' ? arrive(by, reference, step.deposit) : answer;
      }
      case 'promise': {
        if (begun.has(step.key)) return undefined;
        const reference = randomUUID();
        begun.set(step.key, reference);
        const answer = await promise(by, step.which, reference);
        if (answer !== 'taken') begun.delete(step.key);
        return answer;
      }
      case 'arrive': {
        const reference = begun.get(step.key);
        begun.delete(step.key);
        return reference === undefined ? undefined : arrive(by, reference, step.deposit);
      }
      case 'decline': {
        const reference = begun.get(step.key);
        if (reference === undefined) return undefined;
        const settled = { playerId, reference, deposited: null };
        return outcomeOf(house.database.tx((tx) => by.offers.settleReserved(tx, settled)));
      }
      case 'play': {
        const bet = { do: 'bet' as const, amount: step.amount };
        return callRound(by, 100 + rounds.size, step.game, [bet, { do: 'win', amount: step.win }, { do: 'end' }]);
      }
      case 'bet':
        return callRound(by, step.key, step.game, [step]);
      case 'win':
        return callRound(by, step.key, 'test/slot', [step]);
      case 'win_bet':
        if (!rounds.has(step.key)) return undefined;
        return callRound(by, step.key, '', [
          { do: 'win', amount: step.win },
          { do: 'bet', amount: step.amount },
        ]);
      case 'end':
        return callRound(by, step.key, 'test/slot', [step]);
      case 'undo':
        if (!rounds.get(step.key)?.[step.kind][step.index]) return undefined;
        return callRound(by, step.key, '', [step]);
      case 'stake': {
        if (rounds.has(step.key)) return undefined;
        const round = roundOf(step.key, step.game);
        const stake = aStake({ ...owner, roundId: round.id, game: step.game, stake: step.amount, awaits: 'player' });
        const answer = await outcomeOf(by.wagers.wager(stake));
        if (answer === 'taken') round.isThere = true;
        else rounds.delete(step.key);
        return answer;
      }
      case 'raise': {
        const game = rounds.get(step.key)?.game;
        if (game === undefined) return undefined;
        return outcomeOf(by.wagers.wager(aStep(step.key, { raise: { id: randomUUID(), amount: step.amount, game } })));
      }
      case 'settle':
      case 'rollback': {
        const round = rounds.get(step.key);
        if (!round) return undefined;
        const closing = { ...owner, roundId: round.id };
        if (step.do === 'rollback') return outcomeOf(by.wagers.wager({ ...closing, kind: 'rollback' }));
        return outcomeOf(by.wagers.wager({ ...closing, kind: 'settle', win: step.amount }));
      }
      case 'sweep': {
        const round = rounds.get(step.key);
        if (!round?.isThere) return undefined;
        return outcomeOf(by.wagers.sweep({ ...owner, kind: 'sweep', roundId: round.id }));
      }
      case 'spin': {
        const freeRounds = await house.spinsOf(owner);
        if (freeRounds === undefined) return undefined;
        return outcomeOf(by.wagers.wager(aPlay({ ...owner, game: slot, stake: 20n, win: step.win, freeRounds })));
      }
      case 'cashout': {
        if (cashouts.has(step.key)) return undefined;
        const reference = randomUUID();
        const { amount } = step;
        cashouts.set(step.key, { reference, amount });
        const answer = await outcomeOf(
          house.database.tx(async (tx) => {
            await hold(tx, { ...owner, id: reference, amount, purpose: 'cashout' });
            await by.bonuses.takeBack(tx, { ...owner, amount, reference });
          }),
        );
        if (answer !== 'taken') cashouts.delete(step.key);
        return answer;
      }
      case 'recall':
      case 'capture': {
        const cashout = cashouts.get(step.key);
        if (!cashout) return undefined;
        cashouts.delete(step.key);
        const { reference, amount } = cashout;
        const answer = await outcomeOf(
          house.database.tx(async (tx) => {
            const closing = { ...owner, id: reference };
            if (step.do === 'capture') await closeHold(tx, { ...closing, to: 'captured', house: 'payments' });
            else {
              await closeHold(tx, { ...closing, to: 'released' });
              await by.bonuses.giveBack(tx, reference);
            }
          }),
        );
        if (step.do === 'capture' && answer === 'taken') left += amount;
        return answer;
      }
      case 'pause':
      case 'resume':
      case 'cancel': {
        const id = (await giftIds())[step.gift];
        if (id === undefined) return undefined;
        if (step.do !== 'cancel') return outcomeOf(by.act[step.do]({ id, playerId }));
        const type = await house.typeOf(id);
        return outcomeOf(by.act.cancel({ id, playerId, type }));
      }
      case 'order': {
        const ids = (await house.queueOf(owner)).toReversed();
        return ids.length > 1 ? outcomeOf(by.act.order({ playerId, ids })) : undefined;
      }
      case 'days_over': {
        const id = (await giftIds())[step.gift];
        if (id === undefined) return undefined;
        await house.database.query(`update bonuses_gift set valid_until = 'epoch' where id = $1`, [id]);
        return 'taken';
      }
      case 'break':
      case 'exclude':
        return undefined;
    }
  }

  /** What the model says; undefined: there is nothing to ask. */
  function predict(step: GiftStep): string | undefined {
    const gift = 'gift' in step ? model.gifts[step.gift] : undefined;
    if ('gift' in step && !gift) return undefined;
    const key = 'key' in step ? step.key : 0;
    const round = model.rounds.get(key);
    const house = gameOf('test/slot');
    switch (step.do) {
      case 'deposit':
        model.cash += step.amount;
        return 'taken';
      case 'give':
        if (!book.isThere(step.which)) return 'offer_id.not_available';
        model.cash += step.deposit;
        predictGift(step.which, step.deposit);
        return 'taken';
      case 'promise':
        if (promises.has(key)) return undefined;
        if (!book.isThere(step.which)) return 'offer_id.not_available';
        promises.set(key, { which: step.which });
        book.move(step.which, { promised: 1, given: 0 });
        return 'taken';
      case 'arrive': {
        const promised = promises.get(key);
        if (!promised) return undefined;
        promises.delete(key);
        model.cash += step.deposit;
        const { which, isDeclined } = promised;
        if (!isDeclined) book.move(which, { promised: -1, given: 0 });
        // One that was declined and is paid after all is claimed anew.
        if (book.isThere(which)) predictGift(which, step.deposit);
        return 'taken';
      }
      case 'decline': {
        const promised = promises.get(key);
        if (!promised) return undefined;
        if (!promised.isDeclined) book.move(promised.which, { promised: -1, given: 0 });
        promised.isDeclined = true;
        return 'taken';
      }
      case 'play': {
        const actions = [{ do: 'bet', amount: step.amount }, { do: 'win', amount: step.win }, { do: 'end' }] as const;
        return model.call(100 + model.rounds.size, actions, gameOf(step.game));
      }
      case 'bet':
        return model.call(key, [step], gameOf(step.game));
      case 'win':
      case 'end':
        return model.call(key, [step], house);
      case 'undo':
        return round?.[step.kind][step.index] ? model.call(key, [step], house) : undefined;
      case 'win_bet': {
        const actions = [
          { do: 'win', amount: step.win },
          { do: 'bet', amount: step.amount },
        ] as const;
        return round ? model.call(key, actions, house) : undefined;
      }
      case 'stake':
        return round ? undefined : model.call(key, [{ do: 'bet', amount: step.amount }], gameOf(step.game));
      case 'raise':
        return round && model.call(key, [{ do: 'bet', amount: step.amount }], house);
      case 'settle':
        if (round?.state !== 'open') return round && closedAnswer(round, step.amount);
        return model.call(key, [{ do: 'win', amount: step.amount }, { do: 'end' }], house);
      case 'rollback':
        if (round?.state === 'closed') return 'IDEMPOTENCY_CONFLICT';
        if (round) model.rollBack(key);
        return round && 'taken';
      case 'sweep':
        model.sweep(key, key >= houseKeys);
        return round && 'taken';
      case 'spin': {
        const played = model.gifts.find(({ stage, spins }) => stage === 'activated' && spins && spins.left > 0);
        if (played) model.spin(played, step.win);
        return played && 'taken';
      }
      case 'cashout':
        return model.cashouts.has(key) ? undefined : model.cashOut(key, step.amount);
      case 'recall':
        if (!model.cashouts.has(key)) return undefined;
        model.recall(key);
        return 'taken';
      case 'capture':
        if (!model.cashouts.has(key)) return undefined;
        model.capture(key);
        return 'taken';
      case 'pause':
        return model.pause(gift as ModelGift);
      case 'resume':
        return model.resume(gift as ModelGift);
      case 'cancel': {
        const answer = model.cancel(gift as ModelGift, null);
        model.startNext();
        return answer;
      }
      case 'order': {
        const queue = model.queue();
        if (queue.length < 2) return undefined;
        for (const [at, one] of queue.toReversed().entries()) one.place = at + 1;
        return 'taken';
      }
      case 'days_over':
        (gift as ModelGift).over = true;
        return 'taken';
      case 'break':
        model.takeBreak(step.on);
        return undefined;
      case 'exclude':
        for (const one of [...model.gifts]) model.cancel(one, 'earned');
        return undefined;
    }
  }

  return { owner, model, perform, predict, giftIds, came: () => deposits, left: () => left };
}

const closedAnswer = (
  { state, wins: paid }: { state: string; wins: { cash: bigint; bonus: bigint }[] },
  win: bigint,
) => (state === 'closed' && (paid[0]?.cash ?? 0n) + (paid[0]?.bonus ?? 0n) === win ? 'taken' : 'IDEMPOTENCY_CONFLICT');

export const nextPlayer = () => ++lastPlayer;
