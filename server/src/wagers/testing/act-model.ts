import type { RoundAction } from '../wager.ts';

/** One player's calls as the rules say they must end. Written from the README alone, and slow on purpose. */
export class ActModel {
  private state: State;
  private answers = new Map<string, { input: string; answer: string }>();

  constructor(cash: bigint, bonus: bigint) {
    this.state = { cash, bonus, rounds: new Map(), actions: new Map() };
  }

  /** What the call is answered, as text. */
  act(callId: string, roundId: string, actions: RoundAction[]): string {
    const input = text([roundId, actions]);
    const earlier = this.answers.get(callId);
    if (earlier) return earlier.input === input ? earlier.answer : 'IDEMPOTENCY_CONFLICT';
    const after = structuredClone(this.state);
    const acted: string[] = [];
    for (const action of actions) {
      const refusal = apply(after, roundId, action, acted);
      if (!refusal) continue;
      if (!['IDEMPOTENCY_CONFLICT', 'ROUND_WITHOUT_STAKE'].includes(refusal)) {
        this.answers.set(callId, { input, answer: refusal });
      }
      return refusal;
    }
    this.state = after;
    const answer = `${acted.join()} ${after.cash}/${after.bonus} ${shown(after.rounds.get(roundId))}`;
    this.answers.set(callId, { input, answer });
    return answer;
  }

  pockets() {
    return { cash: this.state.cash, bonus: this.state.bonus };
  }

  rounds(): [id: string, shown: string][] {
    return [...this.state.rounds].map(([id, round]) => [id, shown(round)]);
  }
}

interface State {
  cash: bigint;
  bonus: bigint;
  rounds: Map<string, ModelRound>;
  actions: Map<string, ModelAction>;
}
interface ModelRound {
  state: 'open' | 'closed' | 'rolled_back';
  stake: [cash: bigint, bonus: bigint];
  win: [cash: bigint, bonus: bigint];
}
interface ModelAction {
  kind: string;
  says: string;
  state: 'applied' | 'undone' | 'tombstone';
  gain: [cash: bigint, bonus: bigint];
}

export const shown = (round: ModelRound | undefined): string =>
  round ? `${round.state} ${round.stake.join('/')} ${round.win.join('/')}` : 'no round';

export const text = (value: unknown) =>
  JSON.stringify(value, (_key, item) => (typeof item === 'bigint' ? `${item}n` : item));

function apply(state: State, roundId: string, action: RoundAction, acted: string[]): string | undefined {
  const round = state.rounds.get(roundId);
  if (action.kind === 'end') {
    if (round?.state === 'open') round.state = 'closed';
    return undefined;
  }
  const { kind, id } = action;
  const says = text([roundId, kind, action.kind === 'undo' ? action.of : action.amount]);
  const known = state.actions.get(id);
  if (known?.state === 'tombstone' && known.kind === '') return 'ACTION_UNDONE';
  if (known && known.says !== says) return 'IDEMPOTENCY_CONFLICT';
  if (known?.state === 'undone') return 'ACTION_UNDONE';
  if (known) {
    acted.push(known.state);
    return undefined;
  }
  const done = (gain: [bigint, bigint], outcome: 'applied' | 'tombstone' = 'applied') => {
    state.cash += gain[0];
    state.bonus += gain[1];
    state.actions.set(id, { kind, says, state: outcome, gain });
    acted.push(outcome);
    return undefined;
  };

  if (action.kind === 'promo') return done([action.amount, 0n]);
  if (action.kind === 'bet') {
    if (round && round.state !== 'open') return 'ROUND_CLOSED';
    if (state.cash + state.bonus < action.amount) return 'stake_cents.not_enough_money';
    const cash = action.amount > state.cash ? state.cash : action.amount;
    const bonus = action.amount - cash;
    const before = round ?? { state: 'open', stake: [0n, 0n], win: [0n, 0n] };
    state.rounds.set(roundId, { ...before, stake: [before.stake[0] + cash, before.stake[1] + bonus] });
    return done([-cash, -bonus]);
  }
  if (action.kind === 'win') {
    if (!round || round.stake[0] + round.stake[1] === 0n) return 'ROUND_WITHOUT_STAKE';
    const bonus = (action.amount * round.stake[1]) / (round.stake[0] + round.stake[1]);
    round.win = [round.win[0] + action.amount - bonus, round.win[1] + bonus];
    return done([action.amount - bonus, bonus]);
  }

  const target = state.actions.get(action.of);
  if (!target) {
    state.actions.set(action.of, { kind: '', says: '', state: 'tombstone', gain: [0n, 0n] });
    return done([0n, 0n], 'tombstone');
  }
  // A tombstone belongs to the round of the undo that set it; the test keeps ids to one round each.
  if (target.kind === 'undo' || (target.says !== '' && !target.says.startsWith(`["${roundId}"`))) {
    return 'IDEMPOTENCY_CONFLICT';
  }
  if (target.state === 'tombstone') return done([0n, 0n], 'tombstone');
  if (target.state === 'undone') return done([0n, 0n]);
  const back: [bigint, bigint] = [-target.gain[0], -target.gain[1]];
  if (state.cash + back[0] < 0n || state.bonus + back[1] < 0n) return 'WIN_SPENT';
  target.state = 'undone';
  if (round && target.kind === 'bet') round.stake = [round.stake[0] - back[0], round.stake[1] - back[1]];
  if (round && target.kind === 'win') round.win = [round.win[0] + back[0], round.win[1] + back[1]];
  const stands = round && [...round.stake, ...round.win].some((amount) => amount > 0n);
  if (round && target.kind !== 'promo' && !stands) round.state = 'rolled_back';
  return done(back);
}
