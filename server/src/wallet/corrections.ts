import { randomUUID } from 'node:crypto';
import { type Currency, Refusal } from '@halley/contract';
import { type Clock, inputHash, type Queryable, queueOf, type Tx } from '../kit/index.ts';
import { largestBalance } from './apply-movements.ts';
import { openWallet } from './open-wallet.ts';
import { post } from './post.ts';
import { balanceOf } from './wallet.ts';

export interface Decider {
  id: number;
  name: string;
}

export interface Correction {
  id: number;
  key: string;
  playerId: number;
  currency: Currency;
  amount: bigint;
  corrects: number | null;
  reason: string;
  askedBy: Decider;
  askedAt: Date;
  state: 'asked' | 'approved' | 'refused';
  decidedBy: Decider | null;
  decidedAt: Date | null;
  decision: string | null;
}

export interface CorrectionFilter {
  playerId?: number | undefined;
  state?: Correction['state'] | undefined;
  /** The last id of the page before; newest first. */
  below?: number | undefined;
  limit: number;
}

interface Row {
  id: bigint;
  key: string;
  player_id: bigint;
  currency: Currency;
  amount: bigint;
  corrects: bigint | null;
  reason: string;
  asked_by: bigint;
  asked_by_name: string;
  asked_at: Date;
  state: Correction['state'];
  decided_by: bigint | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  decision: string | null;
}

/**
 * Money put right by hand (PP-34): one person asks, another agrees, and only then a transfer of its own is written. What
 * was wrong stays in the journal. A correction takes cash only, never more than there is: what a player has set aside
 * or holds as a bonus is not reached by it.
 */
export function createCorrections({ clock }: { clock: Clock }) {
  return {
    async list(db: Queryable, { playerId, state, below, limit }: CorrectionFilter): Promise<Correction[]> {
      const { rows } = await db.query<Row>(
        `select * from wallet_correction
         where ($1::bigint is null or player_id = $1) and ($2::text is null or state = $2) and ($3::bigint is null or id < $3)
         order by id desc limit $4`,
        [playerId ?? null, state ?? null, below ?? null, limit],
      );
      return rows.map(fromRow);
    },

    /** How many wait for a second person, and since when. */
    waiting: queueOf(`select id, asked_at as since, asked_by from wallet_correction where state = 'asked'`),

    async ask(
      tx: Tx,
      wanted: Pick<Correction, 'playerId' | 'currency' | 'amount' | 'corrects' | 'reason'> & { by: Decider },
    ): Promise<Correction> {
      const { playerId, currency, amount, corrects, reason, by } = wanted;
      if (corrects !== null && !(await isLineOf(tx, { transferId: corrects, playerId, currency }))) {
        throw new Refusal('corrects.unknown');
      }
      const { rows } = await tx.query<Row>(
        `insert into wallet_correction (key, player_id, currency, amount, corrects, reason, asked_by, asked_by_name, asked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
        [randomUUID(), playerId, currency, amount, corrects, reason, by.id, by.name, clock.now()],
      );
      return fromRow(rows[0] as Row);
    },

    async approve(tx: Tx, { id, by }: { id: number; by: Decider }): Promise<Correction> {
      const asked = await lockAsked(tx, id);
      if (asked.askedBy.id === by.id) throw new Refusal('SECOND_PERSON_NEEDED');
      const wallet = await openWallet(tx, asked);
      if (asked.amount < 0n && wallet.cash < -asked.amount) throw new Refusal('amount_cents.not_enough_money');
      if (balanceOf(wallet) + wallet.reserved + asked.amount > largestBalance)
        throw new Refusal('amount_cents.too_large');
      await post(
        tx,
        [wallet],
        [
          {
            accountId: wallet.id,
            key: asked.key,
            reason: 'correction',
            inputHash: Buffer.from(inputHash({ correction: asked.id, amount: asked.amount }), 'hex'),
            cash: asked.amount,
            bonus: 0n,
            reserved: 0n,
            house: 'corrections',
          },
        ],
      );
      return decide(tx, { id, state: 'approved', by, decision: null });
    },

    /** Also how somebody takes back what they asked for themselves. */
    async refuse(tx: Tx, { id, by, reason }: { id: number; by: Decider; reason: string }): Promise<Correction> {
      await lockAsked(tx, id);
      return decide(tx, { id, state: 'refused', by, decision: reason });
    },
  };

  async function decide(
    tx: Tx,
    { id, state, by, decision }: { id: number; state: Correction['state']; by: Decider; decision: string | null },
  ): Promise<Correction> {
    const { rows } = await tx.query<Row>(
      `update wallet_correction set state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5, decision = $6
       where id = $1 returning *`,
      [id, state, by.id, by.name, clock.now(), decision],
    );
    return fromRow(rows[0] as Row);
  }
}

export type Corrections = ReturnType<typeof createCorrections>;

/** Two who decide at once: the second one waits here, and finds it decided. */
async function lockAsked(tx: Tx, id: number): Promise<Correction> {
  const { rows } = await tx.query<Row>('select * from wallet_correction where id = $1 for update', [id]);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  const correction = fromRow(rows[0]);
  if (correction.state !== 'asked') throw new Refusal('correction.decided');
  return correction;
}

async function isLineOf(
  db: Queryable,
  { transferId, playerId, currency }: { transferId: number; playerId: number; currency: Currency },
): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from wallet_transfer t join wallet_account a on a.id = t.account_id
     where t.id = $1 and a.player_id = $2 and a.currency = $3`,
    [transferId, playerId, currency],
  );
  return rows.length > 0;
}

function fromRow(row: Row): Correction {
  return {
    id: Number(row.id),
    key: row.key,
    playerId: Number(row.player_id),
    currency: row.currency,
    amount: row.amount,
    corrects: row.corrects === null ? null : Number(row.corrects),
    reason: row.reason,
    askedBy: { id: Number(row.asked_by), name: row.asked_by_name },
    askedAt: row.asked_at,
    state: row.state,
    decidedBy: row.decided_by === null ? null : { id: Number(row.decided_by), name: row.decided_by_name ?? '' },
    decidedAt: row.decided_at,
    decision: row.decision,
  };
}
