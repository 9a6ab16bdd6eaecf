import { type Currency, type FreeRounds, type FreeRoundsGame, Refusal, wireCents } from '@halley/contract';
import { checkBet, games, type SingleStepGame, stakeLadder } from '@halley/studio/games';
import { type Author, type SignificantEvent, writeSignificant } from '../../audit/index.ts';
import { issueSpinsByHand } from '../../bonuses/index.ts';
import type { Clock, Consumer, Database, Queryable, Tx } from '../../kit/index.ts';
import { openWallet } from '../../wallet/index.ts';
import type { CatalogueSource } from '../catalogue/create-catalogue.ts';
import { type FreeRoundsState, type Grant, grantOnTheWire } from './free-rounds.ts';
import {
  insertGrant,
  keepGift,
  listGrants,
  listHolders,
  lockDue,
  lockGrants,
  moveEnd,
  readGamesOf,
  saveGrants,
  tellGrants,
} from './grant-store.ts';

const longestMs = 366 * 24 * 60 * 60 * 1000;
const endedAtOnce = 500;

export interface FreeRoundsOptions {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueSource, 'current'>;
  /** Which of these players' accounts the house has closed. */
  closedAmong(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Its id is a uuid of the caller's: granting again with it grants nothing more. The game is a slot of the house. */
export type NewGrant = Omit<Grant, 'played' | 'won' | 'state' | 'grantedAt' | 'giftId'> & {
  /** The free spins they are played for; unset: given by hand, with a gift of their own. */
  giftId?: number;
};

/** Free rounds of the house's own slots: who gives them calls this; players play them through the door of all rounds. */
export interface FreeRoundsDesk {
  grant(tx: Tx, grant: NewGrant, author: Author): Promise<FreeRounds>;
  /** Takes back what is left; what was won stays. */
  withdraw(tx: Tx, id: string, author: Author): Promise<FreeRounds>;
  /** Moves the end of rounds that are open; what is over stays over. */
  prolong(tx: Tx, moved: { id: string; expiresAt: Date }): Promise<void>;
  /** Every grant to a player, newest first. */
  list(db: Queryable, playerId: number): Promise<FreeRounds[]>;
  /** Which games these are played in. */
  gamesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
  /** What can be granted in a currency, by title. */
  games(db: Queryable, currency: Currency): Promise<FreeRoundsGame[]>;
  /** Those that can be played now. */
  playable(playerId: number, game?: string): Promise<FreeRounds[]>;
  consumers: Consumer[];
  /** For a job: ends what has run out, and what belongs to closed accounts. */
  mind(): Promise<void>;
}

const slots: ReadonlyMap<string, SingleStepGame<unknown, unknown>> = new Map(
  Object.values(games).flatMap((game) =>
    game.kind === 'single' && game.listing.kind === 'slot' ? [[game.identifier, game] as const] : [],
  ),
);

export function createFreeRounds({ database, clock, catalogue, closedAmong }: FreeRoundsOptions): FreeRoundsDesk {
  const onTheWire = async (db: Queryable, grants: readonly Grant[]) => {
    const { titles } = await catalogue.current(db);
    return grants.map((grant) => grantOnTheWire(grant, (identifier) => titles.get(identifier)));
  };
  const one = async (db: Queryable, grant: Grant) => (await onTheWire(db, [grant]))[0] as FreeRounds;

  /** Ends locked grants that are open, in the same words for the trail. */
  const end = async (tx: Tx, open: readonly Grant[], to: FreeRoundsState, reason: string) => {
    const ended = open.map((grant) => ({ ...grant, state: to }));
    await saveGrants(tx, ended, clock.now());
    await writeSignificant(tx, ...ended.map((grant) => about(grant, { kind: 'games.free_rounds_ended', reason })));
  };

  return {
    async grant(tx, wanted, author) {
      refuse(wanted, clock.now());
      const { playerId, currency } = wanted;
      // Whatever they win has somewhere to go, and the door finds the wallet it locks.
      const { id: accountId } = await openWallet(tx, { playerId, currency });
      const now = clock.now();
      const grant: Grant = {
        ...wanted,
        played: 0,
        won: 0n,
        state: 'open',
        grantedAt: now,
        giftId: wanted.giftId ?? null,
      };
      const isNew = await insertGrant(tx, grant);
      if (isNew) {
        if (grant.giftId === null) {
          const { title } = await one(tx, grant);
          const { id: freeRoundsId, game, rounds, stake, expiresAt } = grant;
          const spins = { freeRoundsId, playerId, accountId, currency, game, title, rounds, stake, expiresAt };
          const by = {
            now,
            actor: author.actor.kind === 'staff' ? author.actor.name : 'system',
            reason: author.reason,
          };
          grant.giftId = await issueSpinsByHand(tx, { ...spins, ...by });
          await keepGift(tx, grant);
        }
        await tellGrants(tx, [grant], clock.now());
        await writeSignificant(tx, { ...about(grant, { kind: 'games.free_rounds_granted' }), ...author });
        return one(tx, grant);
      }
      const known = (await lockGrants(tx, [wanted.id])).get(wanted.id);
      if (!known || !isSame(known, wanted)) throw new Refusal('IDEMPOTENCY_CONFLICT');
      return one(tx, known);
    },
    async withdraw(tx, id, author) {
      const grant = (await lockGrants(tx, [id])).get(id);
      if (!grant) throw new Refusal('NOT_FOUND');
      if (grant.state !== 'open') throw new Refusal('FREE_ROUNDS_OVER');
      const withdrawn: Grant = { ...grant, state: 'withdrawn' };
      await saveGrants(tx, [withdrawn], clock.now());
      await writeSignificant(tx, { ...about(withdrawn, { kind: 'games.free_rounds_withdrawn' }), ...author });
      return one(tx, withdrawn);
    },
    prolong: moveEnd,
    gamesOf: readGamesOf,
    list: async (db, playerId) => onTheWire(db, await listGrants(db, { playerId })),
    async games(db, currency) {
      // Closed games are not among them.
      const { byIdentifier } = await catalogue.current(db);
      const offered = [...slots.values()].flatMap((slot) => {
        const title = byIdentifier.get(slot.identifier)?.title;
        const stakes = betLevels(slot, currency).map(wireCents);
        return title === undefined || stakes.length === 0
          ? []
          : [{ game: slot.identifier, title, stakes_cents: stakes }];
      });
      return offered.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
    },
    playable: async (playerId, game) =>
      onTheWire(database, await listGrants(database, { playerId, playableAt: clock.now(), game })),
    consumers: [
      {
        name: 'games-free-rounds',
        topics: ['limits.excluded'],
        // A break only pauses: the door refuses, and what has not run out by its end can be played.
        async handle(tx, events) {
          const players = events.flatMap((event) =>
            event.topic === 'limits.excluded' && event.data.kind === 'selfexclusion' ? [event.data.playerId] : [],
          );
          if (players.length > 0)
            await end(tx, await lockDue(tx, { players }), 'ended', 'the player excluded themselves');
        },
      },
    ],
    async mind() {
      await database.tx(async (tx) => {
        const due = await lockDue(tx, { expiredAt: clock.now(), limit: endedAtOnce });
        await end(tx, due, 'expired', 'their time ran out');
      });
      const closed = await closedAmong(database, await listHolders(database));
      if (closed.size === 0) return;
      await database.tx(async (tx) =>
        end(tx, await lockDue(tx, { players: [...closed] }), 'ended', 'the account was closed'),
      );
    },
  };
}

/** The steps of the game's own stake field, as far as a plain bet at them would be taken. */
function betLevels(slot: SingleStepGame<unknown, unknown>, currency: Currency): bigint[] {
  const limits = slot.limits(currency);
  if (!limits) return [];
  return stakeLadder(limits).filter((stake) => checkBet(slot, { currency, stake, choice: {} }).ok);
}

/** Checked as a bet would be: what is granted can be played, and its largest win be paid. */
function refuse({ game, currency, stake, expiresAt }: NewGrant, now: Date): void {
  const slot = slots.get(game);
  if (!slot) throw new Refusal('game.no_free_rounds');
  const bet = checkBet(slot, { currency, stake, choice: {} });
  if (!bet.ok) throw new Refusal(bet.refusal.code);
  const aheadMs = expiresAt.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > longestMs) throw new Refusal('expires_at.not_in_the_future');
}

function isSame(known: Grant, wanted: NewGrant): boolean {
  return (
    known.playerId === wanted.playerId &&
    known.game === wanted.game &&
    known.currency === wanted.currency &&
    known.rounds === wanted.rounds &&
    known.stake === wanted.stake &&
    known.expiresAt.getTime() === wanted.expiresAt.getTime()
  );
}

function about(grant: Grant, event: Pick<SignificantEvent, 'kind' | 'reason'>): SignificantEvent {
  const { id, playerId, game, currency, rounds, played, state, expiresAt } = grant;
  return {
    ...event,
    actor: { kind: 'system' },
    target: { kind: 'free_rounds', id },
    playerId,
    detail: {
      game,
      currency,
      rounds,
      played,
      state,
      expiresAt: expiresAt.toISOString(),
      stake: String(grant.stake),
      won: String(grant.won),
    },
  };
}
