import { ticketRoot, ticketsOf, verifyLottery } from '@halley/studio/fair/lottery';
import { nodeBytesHash, nodeHash } from '@halley/studio/fair/node';
import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { claimedPrizes, contestPlaces, readPools, versionsOf } from '../promotions/index.ts';
import { isLotteryTerms, type StoredLottery } from './lottery.ts';
import { lotteriesIn } from './lottery-store.ts';
import { leavesOf } from './ticket-lists.ts';
import { listRanges, type StoredRange } from './ticket-store.ts';
import { type Win, winsOf } from './win-store.ts';

const mostFindings = 20;
const hashes = { ...nodeHash, bytes: nodeBytesHash };

/** B8: numbers have no gaps, a frozen list has its root, a draw repeats from its seeds, a prize is claimed once. */
export async function auditLotteries(db: Queryable): Promise<Finding[]> {
  const lotteries = await lotteriesIn(db, ['open', 'frozen', 'drawn', 'canceled']);
  const findings: Finding[] = [];
  for (const lottery of lotteries) {
    if (findings.length >= mostFindings) break;
    findings.push(...(await faultsOf(db, lottery)));
  }
  return findings.slice(0, mostFindings);
}

export async function countLotteries(db: Queryable): Promise<{ lotteries: number; lotteryTickets: number }> {
  const { rows } = await db.query<{ lotteries: bigint; tickets: bigint }>(
    'select count(*) as lotteries, coalesce(sum(tickets), 0)::bigint as tickets from lotteries_lottery',
  );
  return { lotteries: Number(rows[0]?.lotteries), lotteryTickets: Number(rows[0]?.tickets) };
}

async function faultsOf(db: Queryable, lottery: StoredLottery): Promise<Finding[]> {
  const { promotionId, state, root } = lottery;
  const say = (check: string, detail: string): Finding => ({ check, detail: `lottery ${promotionId}: ${detail}` });
  const ranges = await listRanges(db, promotionId);
  const leaves = leavesOf(lottery, ranges);
  const findings = (await poolFaults(db, lottery)).map((detail) =>
    say('a lottery that is open has its pool set aside', detail),
  );
  const tickets = ticketsOf(leaves);
  if (tickets !== lottery.tickets || ranges.length !== lottery.ranges) {
    const found = tickets === null ? 'numbers with gaps' : `${tickets} tickets in ${ranges.length} rows`;
    findings.push(
      say(
        'tickets are numbered without gaps',
        `${lottery.tickets} in ${lottery.ranges} rows were given, ${found} are there`,
      ),
    );
    return findings;
  }
  if (root !== null && ticketRoot(leaves, nodeBytesHash) !== root) {
    findings.push(say('a frozen list does not change', `its root was ${root}`));
  }
  const wins = await winsOf(db, [promotionId]);
  if (state !== 'drawn') {
    return wins.length === 0 ? findings : [...findings, say('a draw repeats from its seeds', 'has winners undrawn')];
  }
  return [...findings, ...(await drawFaults(db, { lottery, ranges, wins })).map((fault) => say(...fault))];
}

async function drawFaults(
  db: Queryable,
  { lottery, ranges, wins }: { lottery: StoredLottery; ranges: readonly StoredRange[]; wins: readonly Win[] },
): Promise<[check: string, detail: string][]> {
  const { promotionId, openedSeed: seed, seedHash: seed_hash, root, round, signature, beacon } = lottery;
  const [terms] = await versionsOf(db, [lottery]);
  const places = terms && isLotteryTerms(terms) ? contestPlaces(terms.rule.contest) : [];
  const told = { seed, seed_hash, root, round, signature, beacon, places: places.length, winners: wins };
  const verdict = verifyLottery(told, leavesOf(lottery, ranges), hashes);
  const faults: [string, string][] = [];
  if (!verdict?.beaconHolds) faults.push(['a draw repeats from its seeds', 'the beacon did not sign so']);
  if (!verdict?.seedHolds) faults.push(['a draw repeats from its seeds', 'another seed than was sealed']);
  if (!verdict?.winnersHold) faults.push(['a draw repeats from its seeds', 'others have won']);
  for (const { place, playerId, ticket } of wins) {
    const owner = ranges.find(({ first, count }) => first <= ticket && ticket < first + count)?.playerId;
    if (owner !== playerId) faults.push(['a prize is its ticket’s', `place ${place} is not the owner’s of ${ticket}`]);
  }
  return [...faults, ...(await claimFaults(db, { promotionId, wins, places }))];
}

/** Each place was claimed once, by its winner; where it is money, it was. */
async function claimFaults(
  db: Queryable,
  {
    promotionId,
    wins,
    places,
  }: { promotionId: number; wins: readonly Win[]; places: readonly { place: number; cash: bigint }[] },
): Promise<[check: string, detail: string][]> {
  const claimed = await claimedPrizes(db, promotionId);
  const winners = new Map(wins.map(({ place, playerId }) => [`draw:${place}`, playerId]));
  const wrong = claimed.filter(({ occasion, playerId }) => winners.get(occasion) !== playerId);
  const paid = new Set(claimed.map(({ occasion }) => occasion));
  const missing = wins.filter(
    ({ place }) => !paid.has(`draw:${place}`) && places.some((one) => one.place === place && one.cash > 0n),
  );
  const check = 'a prize is claimed once, by its winner';
  return [
    ...wrong.map(({ occasion, playerId }): [string, string] => [check, `${occasion} by player ${playerId}`]),
    ...missing.map(({ place }): [string, string] => [check, `place ${place} was not`]),
  ];
}

/** B6: what it promises is set aside until it is drawn or called off. */
async function poolFaults(db: Queryable, { promotionId, version, state }: StoredLottery): Promise<string[]> {
  const [terms] = await versionsOf(db, [{ promotionId, version }]);
  const promised = BigInt(terms?.rule.contest?.pool ?? 0);
  const pool = (await readPools(db, [promotionId])).get(promotionId);
  const isOver = state === 'drawn' || state === 'canceled';
  const isRight = pool
    ? isOver === (pool.closedAt !== null) && (isOver || pool.promised === promised)
    : promised === 0n || isOver;
  return isRight ? [] : [`is ${state}, promises ${promised} and has set aside ${pool?.promised ?? 0n}`];
}
