import { randomBytes } from 'node:crypto';
import type { LiveTableId } from '@halley/contract';
import { newServerSeed } from '@halley/studio/fair';
import { nodeHexHash } from '@halley/studio/fair/node';
import { type Chain, createChain } from '@halley/studio/live';
import { invariant, type Queryable, type Sealer } from '../kit/index.ts';

/** About two weeks of rounds. */
const chainLength = 50_000;
const purpose = 'live chain';

interface OpenChain {
  id: number;
  terminal: string;
  salt: string;
  length: number;
  linkOf: Chain['linkOf'];
}

interface ChainRow {
  id: bigint;
  terminal: string;
  salt: string;
  length: number;
  sealed_seed: Buffer;
}

const columns = 'id, terminal, salt, length, sealed_seed';

export interface Chains {
  /** The chain the next round of a table belongs to; a new one begins when the last has no link left. */
  forNextRound(db: Queryable, table: LiveTableId, at: Date): Promise<{ chain: OpenChain; number: number }>;
  byId(db: Queryable, id: number): Promise<OpenChain>;
}

/** Chains, opened once in each process: making one takes a moment, finding a link in it does not. */
export function createChains(sealer: Sealer, length = chainLength): Chains {
  const opened = new Map<number, OpenChain>();

  function open(row: ChainRow): OpenChain {
    const known = opened.get(Number(row.id));
    if (known) return known;
    const seed = sealer.open(row.sealed_seed, purpose)?.toString('utf8');
    invariant(seed, 'the seed of a chain opens with the keys of the house');
    return keep(row, createChain(seed, row.length, nodeHexHash));
  }

  function keep(row: ChainRow, chain: Chain): OpenChain {
    const id = Number(row.id);
    invariant(chain.terminal === row.terminal, 'a chain ends in the hash that was published');
    const made = { id, terminal: row.terminal, salt: row.salt, length: row.length, linkOf: chain.linkOf };
    opened.set(id, made);
    return made;
  }

  async function begin(db: Queryable, table: LiveTableId, at: Date): Promise<OpenChain> {
    const seed = newServerSeed(randomBytes);
    const chain = createChain(seed, length, nodeHexHash);
    const { rows } = await db.query<ChainRow>(
      `insert into live_chain (table_id, terminal, salt, length, sealed_seed, begun_at)
       values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
      [table, chain.terminal, newServerSeed(randomBytes), length, sealer.seal(Buffer.from(seed), purpose), at],
    );
    return keep(rows[0] as ChainRow, chain);
  }

  return {
    async forNextRound(db, table, at) {
      const { rows } = await db.query<ChainRow & { used: number }>(
        `select ${columns}, coalesce((select max(number) from live_round r where r.chain_id = c.id), 0) as used
         from live_chain c where table_id = $1 order by id desc limit 1`,
        [table],
      );
      const [last] = rows;
      if (last && last.used < last.length) return { chain: open(last), number: last.used + 1 };
      return { chain: await begin(db, table, at), number: 1 };
    },
    async byId(db, id) {
      const known = opened.get(id);
      if (known) return known;
      const { rows } = await db.query<ChainRow>(`select ${columns} from live_chain where id = $1`, [id]);
      invariant(rows[0], 'the chain of a round is kept');
      return open(rows[0]);
    },
  };
}
