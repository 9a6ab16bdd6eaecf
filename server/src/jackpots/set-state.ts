import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import type { Tx } from '../kit/index.ts';
import { markChanged } from './announce.ts';
import type { JackpotState } from './jackpot.ts';
import { lockPlace } from './stake-store.ts';

/** What an operator may make of a jackpot. `retired` comes by itself, with the last drop, and is the end. */
export const jackpotMoves: Readonly<Record<JackpotState, readonly JackpotState[]>> = {
  active: ['paused', 'retiring'],
  paused: ['active', 'retiring'],
  // Only while every level still runs: what has dropped for the last time does not come back.
  retiring: ['active'],
  retired: [],
};

export interface StateChange extends Author {
  jackpotId: number;
  /** The state the author has seen; unset for those who name the jackpot and cannot have looked. */
  revision?: number;
  state: 'active' | 'paused' | 'retiring';
  at: Date;
}

export interface HeldJackpot {
  identifier: string;
  state: JackpotState;
  revision: number;
}

/**
 * Pauses a jackpot, lets it go on, or has it retire. Stakes that commit from now on see it; nothing is counted
 * meanwhile, so that it is clear which cycles were running.
 */
export async function setJackpotState(tx: Tx, change: StateChange): Promise<void> {
  const { jackpotId, revision, state, at, ...author } = change;
  const before = await holdJackpot(tx, jackpotId, revision);
  if (!jackpotMoves[before.state].includes(state)) throw new Refusal('state.not_allowed');
  if (before.state === 'retiring' && (await hasEndedLevel(tx, jackpotId))) throw new Refusal('state.not_allowed');
  await tx.query('update jackpots_jackpot set state = $2, revision = revision + 1 where id = $1', [jackpotId, state]);
  await markChanged(tx, [jackpotId], at);
  await writeSignificant(tx, {
    ...author,
    kind: 'jackpots.state_changed',
    target: { kind: 'jackpot', id: jackpotId },
    detail: { identifier: before.identifier, from: before.state, to: state },
  });
}

/** The jackpot as its author has seen it, with counting held until the commit. */
export async function holdJackpot(tx: Tx, jackpotId: number, seen: number | undefined): Promise<HeldJackpot> {
  await lockPlace(tx);
  const { rows } = await tx.query<HeldJackpot>(
    'select identifier, state, revision from jackpots_jackpot where id = $1 for update',
    [jackpotId],
  );
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  if (seen !== undefined && rows[0].revision !== seen) throw new Refusal('CHANGED_MEANWHILE');
  return rows[0];
}

async function hasEndedLevel(tx: Tx, jackpotId: number): Promise<boolean> {
  const { rows } = await tx.query(
    `select from jackpots_level l where l.jackpot_id = $1
       and not exists (select from jackpots_cycle c where c.level_id = l.id and c.dropped_at is null)`,
    [jackpotId],
  );
  return rows.length > 0;
}

export async function findJackpotId(tx: Tx, identifier: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>('select id from jackpots_jackpot where identifier = $1', [
    identifier,
  ]);
  return rows[0]?.id;
}
