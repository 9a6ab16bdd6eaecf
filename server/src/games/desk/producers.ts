import type { ProvidersConfig, StaffProducer } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { editDocument } from '../../config/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import { lockCatalogue } from '../catalogue/list-in-catalogue.ts';
import { refuseStale } from './refuse-stale.ts';

interface ProducerRow {
  id: string;
  title: string;
  state: 'open' | 'closed';
  revision: number;
  games: bigint;
  open_games: bigint;
}

/** All of them, or the one of this name. */
export async function listProducers(db: Queryable, rules: ProvidersConfig, id?: string): Promise<StaffProducer[]> {
  const { rows } = await db.query<ProducerRow>(
    `select p.id, p.title, p.state, p.revision, count(g.id) as games, count(g.id) filter (where g.state = 'open')
       as open_games
     from games_producer p left join games_game g on g.producer_id = p.id
     where $1::text is null or p.id = $1 group by p.id order by lower(p.title), p.id`,
    [id ?? null],
  );
  return rows.map((row) => ({
    ...row,
    games: Number(row.games),
    open_games: Number(row.open_games),
    closed_in: Object.hasOwn(rules, row.id) ? (rules[row.id] ?? null) : null,
  }));
}

export interface ProducerSwitch extends Author {
  producer: string;
  revision?: number;
  state: 'open' | 'closed';
}

/** All of its games close with it; each keeps its own state for the day it opens again. */
export async function switchProducer(tx: Tx, { producer, revision, state, ...author }: ProducerSwitch): Promise<void> {
  const before = await holdProducer(tx, producer, revision);
  await tx.query('update games_producer set state = $2, revision = revision + 1 where id = $1', [producer, state]);
  await writeSignificant(tx, {
    ...author,
    kind: 'games.producer_switched',
    target: { kind: 'producer', id: producer },
    detail: { from: before.state, to: state },
  });
}

export interface ProducerChange extends Author {
  producer: string;
  revision: number;
  closedIn: 'all' | readonly string[] | null;
  by: string;
  at: Date;
}

export async function changeProducer(tx: Tx, { producer, revision, closedIn, by, at, ...author }: ProducerChange) {
  await holdProducer(tx, producer, revision);
  await tx.query('update games_producer set revision = revision + 1 where id = $1', [producer]);
  const countries = closedIn === 'all' ? 'all' : [...new Set(closedIn ?? [])].sort();
  await editDocument(tx, {
    name: 'providers-config',
    by,
    at,
    // The order of keys means something: a rule that stays keeps its place.
    edit(content) {
      if (countries !== 'all' && countries.length === 0) {
        const { [producer]: _gone, ...others } = content;
        return others;
      }
      return { ...content, [producer]: countries };
    },
  });
  await writeSignificant(tx, {
    ...author,
    kind: 'games.producer_changed',
    target: { kind: 'producer', id: producer },
    detail: { closed_in: countries },
  });
}

async function holdProducer(tx: Tx, producer: string, revision: number | undefined) {
  await lockCatalogue(tx);
  const { rows } = await tx.query<{ state: 'open' | 'closed'; revision: number }>(
    'select state, revision from games_producer where id = $1 for update',
    [producer],
  );
  return refuseStale(rows[0], revision);
}
