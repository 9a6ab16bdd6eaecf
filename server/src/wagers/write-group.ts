import { type SignificantEvent, writeSignificant } from '../audit/index.ts';
import { type Tx, writeEvents } from '../kit/index.ts';
import {
  type HouseTransfer,
  type IdleShift,
  type Movement,
  moveHouseMoney,
  post,
  type Wallet,
} from '../wallet/index.ts';
import type { AcceptedStake, MovedMoney, WagerFollower, WagerWatcher } from './accepted-stake.ts';
import type { RecordedAction } from './action.ts';
import { insertActions, insertCalls, markUndone } from './action-store.ts';
import type { RememberedAnswer } from './remembered-answer.ts';
import type { Round } from './round.ts';
import { insertRounds, updateRounds } from './store.ts';
import { type News, noNews } from './tell-news.ts';

/** What the group has decided so far, in the order of its wagers; written when all have been asked. */
export interface GroupDraft {
  rounds: Map<string, { round: Round; write: 'insert' | 'update' }>;
  movements: Movement[];
  houseTransfers: HouseTransfer[];
  shifts: IdleShift[];
  stakes: AcceptedStake[];
  moved: MovedMoney[];
  news: News;
  calls: RememberedAnswer[];
  actions: Map<string, RecordedAction>;
  undone: string[];
  swept: SignificantEvent[];
}

/** Nothing has been decided yet. */
export const emptyDraft = (): GroupDraft => ({
  rounds: new Map(),
  movements: [],
  houseTransfers: [],
  shifts: [],
  stakes: [],
  moved: [],
  news: noNews(),
  calls: [],
  actions: new Map(),
  undone: [],
  swept: [],
});

interface Writing {
  draft: GroupDraft;
  wallets: Wallet[];
  now: Date;
  followers: WagerFollower[];
  watchers: WagerWatcher[];
}

const topics = Object.keys(noNews()) as (keyof News)[];

/** All in one round trip; the server takes the statements in this order, and the first that fails fails the group. */
export async function writeGroup(tx: Tx, { draft, wallets, now, followers, watchers }: Writing): Promise<void> {
  const rounds = [...draft.rounds.values()];
  const roundsTo = (way: 'insert' | 'update') => rounds.filter((one) => one.write === way).map((one) => one.round);
  await Promise.all([
    // Whoever writes to both journals writes to the house's first.
    moveHouseMoney(tx, draft.houseTransfers),
    post(tx, wallets, draft.movements, draft.shifts),
    insertRounds(tx, roundsTo('insert')),
    updateRounds(tx, roundsTo('update')),
    insertActions(tx, [...draft.actions.values()]),
    markUndone(tx, draft.undone),
    insertCalls(tx, draft.calls, now),
    ...(draft.stakes.length > 0 ? followers.map((follow) => follow(tx, draft.stakes)) : []),
    ...(draft.moved.length > 0 ? watchers.map((watch) => watch(tx, draft.moved)) : []),
    writeSignificant(tx, ...draft.swept),
    ...topics.map((topic) => writeEvents(tx, topic, draft.news[topic])),
  ]);
}
