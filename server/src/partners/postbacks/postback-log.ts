import { type PartnerPostback, Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import { addJob } from '../../kit/jobs/index.ts';
import { postbackOnTheWire } from '../describe-partner.ts';
import { findPostback, reopenPostback, selectPostbacks } from './postback-store.ts';

const logPageSize = 50;

/** What partners' servers were told, and a way to tell it once more by hand. */
export function createPostbackLog() {
  async function read(db: Queryable, id: number): Promise<PartnerPostback> {
    const postback = await findPostback(db, id);
    if (!postback) throw new Refusal('NOT_FOUND');
    return postbackOnTheWire(postback);
  }
  return {
    async list(
      db: Queryable,
      wanted: { partnerId?: number | undefined; state?: string | undefined; below?: number | undefined },
    ) {
      const postbacks = await selectPostbacks(db, { ...wanted, limit: logPageSize });
      const last = postbacks.length === logPageSize ? (postbacks.at(-1)?.id ?? null) : null;
      return { postbacks: postbacks.map(postbackOnTheWire), next_before: last };
    },

    async replay(tx: Tx, id: number, author: Author): Promise<PartnerPostback> {
      const before = await read(tx, id);
      if (!(await reopenPostback(tx, id))) throw new Refusal('state.not_allowed');
      await addJob(tx, 'partners.postback', { postbackId: id }, { key: `partners.postback:${id}` });
      await writeSignificant(tx, {
        kind: 'partners.postback_replayed',
        ...author,
        target: { kind: 'partner', id: before.partner_id },
        detail: { postback: id, event: before.event, was: before.state },
      });
      return read(tx, id);
    },
  };
}
