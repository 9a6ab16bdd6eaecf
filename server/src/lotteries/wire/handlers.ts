import { type Lottery, type LotteryStatus, type lotteriesCalls, Refusal } from '@halley/contract';
import { maskNickname } from '../../games/index.ts';
import type { Context, Handlers } from '../../kit/index.ts';
import { isInSchedule } from '../../promotions/index.ts';
import { givesTickets, type LotteryTerms, type StoredLottery } from '../lottery.ts';
import { findLottery, recentLotteries } from '../lottery-store.ts';
import { termsOf } from '../lottery-terms.ts';
import { lookForLotteries } from '../open-lotteries.ts';
import type { LotteriesPorts } from '../ports.ts';
import { leavesOf, saltFor } from '../ticket-lists.ts';
import { listRanges, rangesOf, type StoredRange } from '../ticket-store.ts';
import { type Win, winsOf } from '../win-store.ts';
import { drawOnTheWire } from './draw-on-the-wire.ts';
import { lotteryOnTheWire, prizesOnTheWire, type ShownWin, type Told } from './lottery-on-the-wire.ts';

/** What is over is told of for so long. */
const recentMs = 30 * 24 * 60 * 60 * 1000;
const pageRows = 10_000;
/** Clients of the field drop it as well. */
const hidden = 'nonvisible';

export function lotteriesHandlers(ports: LotteriesPorts): Handlers<typeof lotteriesCalls> {
  const { database, clock, identity, promotions } = ports;

  async function recent(): Promise<StoredLottery[]> {
    await lookForLotteries(ports);
    return recentLotteries(database, new Date(clock.now().getTime() - recentMs));
  }

  async function found(id: number): Promise<{ lottery: StoredLottery; terms: LotteryTerms }> {
    await lookForLotteries(ports);
    const lottery = await findLottery(database, id);
    if (!lottery || lottery.identifier === hidden) throw new Refusal('NOT_FOUND');
    return { lottery, terms: (await termsOf(ports, database, [lottery]))(lottery) };
  }

  async function playerOf(context: Context) {
    const playerId = context.principal?.playerId;
    return playerId === undefined ? undefined : (await promotions.knownPlayers(database, [playerId])).get(playerId);
  }

  type Asking = Awaited<ReturnType<typeof playerOf>>;

  /** One that is for groups is shown to whoever is in one of them, and to nobody else. */
  const isShown = ({ rule }: LotteryTerms, player: Asking) =>
    rule.contest.identifier !== hidden &&
    (!rule.audience.groups?.length || rule.audience.groups.some((group) => player?.groups.includes(group)));

  async function toldIn(context: Context, player: Asking): Promise<Told> {
    const now = clock.now();
    const cards = (await promotions.live(database)).all.filter(
      ({ rule }) =>
        rule.card && 'claim' in rule.trigger && rule.trigger.claim === 'points' && isInSchedule(rule.schedule, now),
    );
    return {
      language: await identity.localeOf(context),
      now,
      titles: await ports.titlesOf(database),
      currency: player?.currency,
      priceOf(identifier, currency) {
        const prices = cards.flatMap(({ rule: { card, rewards } }) => {
          const [reward] = rewards;
          const price = card?.price[currency] ?? card?.price.EUR;
          return reward?.type === 'tickets' && reward.lottery === identifier && price ? [price / reward.count] : [];
        });
        return prices.length > 0 ? Math.min(...prices) : undefined;
      },
    };
  }

  async function shownWins(lotteries: readonly StoredLottery[]): Promise<Map<number, (ShownWin & Win)[]>> {
    const drawn = lotteries.filter(({ state }) => state === 'drawn').map(({ promotionId }) => promotionId);
    const wins = drawn.length > 0 ? await winsOf(database, drawn) : [];
    const names = await identity.nicknames([...new Set(wins.map(({ playerId }) => playerId))]);
    const shown = wins.map((win) => ({ ...win, nickname: maskNickname(names.get(win.playerId)) }));
    return Map.groupBy(shown, ({ promotionId }) => promotionId);
  }

  async function described(lotteries: readonly StoredLottery[], context: Context): Promise<Lottery[]> {
    const player = await playerOf(context);
    const terms = await termsOf(ports, database, lotteries);
    const visible = lotteries.filter((lottery) => isShown(terms(lottery), player));
    if (visible.length === 0) return [];
    const told = await toldIn(context, player);
    const wins = await shownWins(visible);
    const standings = await promotions.statesOf(
      database,
      visible.map(({ promotionId }) => promotionId),
    );
    return visible.map((lottery) => {
      const standing = standings.get(lottery.promotionId);
      const isGiving = standing !== undefined && givesTickets(lottery, standing);
      return lotteryOnTheWire(lottery, terms(lottery), {
        ...told,
        wins: wins.get(lottery.promotionId) ?? [],
        isGiving,
      });
    });
  }

  async function statuses(lotteries: readonly StoredLottery[], playerId: number): Promise<LotteryStatus[]> {
    const ids = lotteries.map(({ promotionId }) => promotionId);
    const ranges = Map.groupBy(await rangesOf(database, playerId, ids), ({ promotionId }) => promotionId);
    const terms = await termsOf(ports, database, lotteries);
    const wins = await shownWins(lotteries);
    const titles = await ports.titlesOf(database);
    return lotteries.map((lottery) => {
      const { promotionId } = lottery;
      const own = (wins.get(promotionId) ?? []).filter((win) => win.playerId === playerId);
      const prizes = prizesOnTheWire(terms(lottery).rule, { wins: own, titles });
      return {
        lottery_id: promotionId,
        tickets: numbersOf(ranges.get(promotionId) ?? []),
        prizes: prizes.filter(({ ticket }) => ticket !== null),
      };
    });
  }

  return {
    listLotteries: async (_input, context) => ({ status: 200, body: await described(await recent(), context) }),
    async readLottery({ params: { id } }, context) {
      const { lottery } = await found(id);
      const [body] = await described([lottery], context);
      if (!body) throw new Refusal('NOT_FOUND');
      return { status: 200, body };
    },
    async listLotteryStatuses(_input, { principal: { playerId } }) {
      const all = (await recent()).filter(({ identifier }) => identifier !== hidden);
      const known = await statuses(all, playerId);
      return { status: 200, body: known.filter(({ tickets, prizes }) => tickets.length + prizes.length > 0) };
    },
    async readLotteryStatus({ params: { id } }, context) {
      const { lottery, terms } = await found(id);
      const [status] = await statuses([lottery], context.principal.playerId);
      // Who has tickets may look at them, whatever groups they are in by now.
      if (!status || (status.tickets.length === 0 && !isShown(terms, await playerOf(context))))
        throw new Refusal('NOT_FOUND');
      return { status: 200, body: status };
    },
    async readLotteryDraw({ params: { id } }, context) {
      const { lottery, terms } = await found(id);
      const wins = (await shownWins([lottery])).get(id) ?? [];
      const titles = await ports.titlesOf(database);
      const language = await identity.localeOf(context);
      return { status: 200, body: drawOnTheWire({ lottery, terms, wins, titles, language, now: clock.now() }) };
    },
    async listDrawTickets({ params: { id }, query: { from } }) {
      const { lottery } = await found(id);
      if (lottery.root === null) return { status: 200, body: { leaves: [], next: null } };
      const ranges = await listRanges(database, id, { from, most: pageRows });
      const next = from + ranges.length < lottery.ranges && ranges.length > 0 ? from + ranges.length : null;
      return { status: 200, body: { leaves: leavesOf(lottery, ranges), next } };
    },
    async readTicketProof({ params: { id } }, { principal: { playerId } }) {
      const { lottery } = await found(id);
      const { root } = lottery;
      if (root === null) throw new Refusal('DRAW_NOT_FROZEN');
      const own = await rangesOf(database, playerId, [id]);
      const { leaves, tree } = await ports.lists.read(database, lottery);
      const rows = new Map(leaves.map(({ first }, at) => [first, at]));
      const proved = own.flatMap(({ first }) => {
        const at = rows.get(first);
        const leaf = at === undefined ? undefined : leaves[at];
        return at === undefined || !leaf ? [] : [{ ...leaf, at, path: tree.pathOf(at) }];
      });
      return {
        status: 200,
        body: { root, salt: saltFor(lottery, playerId), player_id: playerId, leaves: proved },
      };
    },
  };
}

/** Good numbers, in their order. */
const numbersOf = (ranges: readonly StoredRange[]): number[] =>
  ranges.flatMap(({ first, count, isVoid }) =>
    isVoid ? [] : Array.from({ length: count }, (_, index) => first + index),
  );
