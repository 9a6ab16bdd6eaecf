import { weightedDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { Finding } from '../../audit/index.ts';
import { grantKey, grantsWithGifts } from '../../bonuses/index.ts';
import { findPairs } from '../../games/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { movedUnder } from '../../wallet/index.ts';
import { millionths } from '../points/millionths.ts';
import { readEntriesOf } from '../points/points-store.ts';
import type { StoredLootbox } from './lootbox.ts';
import { countLootboxesIn, findSharedChances, listOpened } from './lootbox-store.ts';

const drawn = 'a box was drawn by its seeds';
const given = 'what a box drew was given, once';
const alone = 'a chance decides one box';

const pageSize = 1_000;
const mostFindings = 20;

/** B5, B7: every box repeats from its seeds, and what it drew is where it belongs. */
export async function auditLootboxes(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = (await findSharedChances(db, mostFindings)).map((detail) => ({ check: alone, detail }));
  let after = 0;
  for (;;) {
    const page = await listOpened(db, { after, limit: pageSize });
    const last = page.at(-1);
    if (!last || findings.length >= mostFindings) return findings;
    findings.push(...(await redraw(db, page)), ...(await findPrizes(db, page)));
    after = last.id;
  }
}

async function redraw(db: Queryable, boxes: readonly StoredLootbox[]): Promise<Finding[]> {
  const pairs = await findPairs(db, [...new Set(boxes.flatMap(({ draw }) => draw?.pairId ?? []))]);
  return boxes.flatMap(({ id, draw, items }) => {
    const pair = draw && pairs.get(draw.pairId);
    if (!draw || !pair) return [{ check: drawn, detail: `box ${id}: its seeds are not there` }];
    const { clientSeed, serverSeedHash, nonce } = draw;
    const again = weightedDraw(
      { serverSeed: pair.serverSeed, clientSeed, nonce },
      items.map(({ weight }) => weight),
      nodeHash.hmac,
    );
    const isSame =
      again.item === draw.item &&
      again.drawn === draw.drawn &&
      again.rest === draw.rest &&
      pair.serverSeedHash === serverSeedHash &&
      pair.clientSeed === clientSeed &&
      nonce < pair.nonce;
    const said = `box ${id}: item ${draw.item} by ${draw.drawn}, the seeds say ${again.item} by ${again.drawn}`;
    return isSame ? [] : [{ check: drawn, detail: said }];
  });
}

async function findPrizes(db: Queryable, boxes: readonly StoredLootbox[]): Promise<Finding[]> {
  const won = boxes.flatMap(({ id, playerId, grantId, items, draw }) => {
    const prize = draw && items[draw.item]?.prize;
    return prize ? [{ id, playerId, grantId, prize }] : [];
  });
  const of = (...types: string[]) => won.filter(({ prize }) => types.includes(prize.type));
  const gifts = await grantsWithGifts(db, of('bonus', 'freespins'));
  const entries = await readEntriesOf(
    db,
    of('points').map(({ playerId, grantId }) => ({ playerId, key: `grant:${grantId}` })),
  );
  const paid = await readPaid(
    db,
    of('cash').map(({ grantId }) => grantKey(grantId)),
  );
  return won.flatMap(({ id, playerId, grantId, prize }) => {
    const isThere = {
      bonus: () => gifts.has(grantId),
      freespins: () => gifts.has(grantId),
      points: () =>
        prize.type === 'points' &&
        (entries.get(`${playerId} grant:${grantId}`) ?? 0n) === BigInt(prize.chargeable) * millionths,
      cash: () => prize.type === 'cash' && paid.get(grantKey(grantId)) === prize.amount,
    }[prize.type]();
    return isThere ? [] : [{ check: given, detail: `box ${id}: ${prize.type} of grant ${grantId}` }];
  });
}

async function readPaid(db: Queryable, keys: readonly string[]): Promise<Map<string, bigint>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<{ key: string; cash: bigint }>(
    `select key, sum(cash)::bigint as cash from (${movedUnder('select unnest($1::uuid[])')}) m group by key`,
    [keys],
  );
  return new Map(rows.map(({ key, cash }) => [key, cash]));
}

export async function countLootboxes(db: Queryable): Promise<{ lootboxes: number }> {
  return { lootboxes: await countLootboxesIn(db) };
}
