import {
  Refusal,
  type StaffContest,
  type StaffContestPage,
  type StaffContestRow,
  type TournamentState,
  wireCents,
} from '@halley/contract';
import type { Author } from '../../audit/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import { contestGifts, contestPlaces, type DeskMember } from '../../promotions/index.ts';
import { readPlaySigns } from '../../wagers/index.ts';
import { meterOf, type StoredContest } from '../contest.ts';
import { contestsOf, findContest } from '../contest-store.ts';
import { type Exclusion, excludePlayer } from '../entries/exclude-player.ts';
import type { TournamentsPorts } from '../ports.ts';
import { dueAt } from '../settle/advance-contests.ts';
import { holdContest } from '../settle/hold-contest.ts';
import {
  boardRows,
  type ContestFigures,
  contestIds,
  type DeskRow,
  figuresOf,
  heldContests,
  noFigures,
  offTheBoard,
} from './desk-store.ts';
import { signsOfPlay } from './signs-of-play.ts';

const mostListed = 200;
const mostRows = 100;
/** Signs are looked up one by one: those who may win. */
const mostLookedAt = 50;
const hourMs = 60 * 60 * 1000;
const strategies = { rounds: 'spin', stake: 'bet', win: 'win', multiple: 'rate', points: 'points' } as const;

type Needs = Pick<TournamentsPorts, 'clock' | 'identity' | 'promotions' | 'titlesOf' | 'notify' | 'tellPlayer'>;

export type ContestDesk = ReturnType<typeof createContestDesk>;

/** What operators see of contests, and do with them. */
export function createContestDesk(ports: Needs) {
  const { clock, identity, promotions } = ports;

  async function summariesOf(db: Queryable, contests: readonly StoredContest[]): Promise<StaffContest[]> {
    const ids = contests.map(({ promotionId }) => promotionId);
    const figures = await figuresOf(db, ids);
    const budgets = await promotions.budgetsOf(db, ids);
    return contests.map((contest) => {
      const budget = budgets.get(contest.promotionId);
      const counted = figures.get(contest.promotionId) ?? noFigures;
      const cost = { spent: budget?.spent ?? 0n, reserved: budget?.reserved ?? 0n, given: budget?.given ?? 0 };
      return summaryOf(contest, { counted, cost, now: clock.now() });
    });
  }

  async function read(db: Queryable, id: number, member: DeskMember): Promise<StaffContestPage> {
    const contest = await findContest(ports, db, id);
    const [summary] = contest ? await summariesOf(db, [contest]) : [];
    if (!contest || !summary) throw new Refusal('NOT_FOUND');
    const isFrozen = contest.frozenAt !== null;
    const rows = await boardRows(db, { promotionId: id, isFrozen, limit: mostRows });
    const off = await offTheBoard(db, { promotionId: id, limit: mostRows });
    const looked = rows.filter(({ simulated }) => !simulated).slice(0, mostLookedAt);
    const describe = await describing(db, contest, [...looked, ...off], rows);
    const { of } = meterOf(contest) ?? {};
    const isOpen = !isFrozen && (contest.state === 'open' || contest.state === 'settling');
    const manages = member.permissions.includes('promotions.manage');
    return {
      ...summary,
      strategy:
        contest.kind === 'tournament' && of && of in strategies ? strategies[of as keyof typeof strategies] : null,
      due_at: dueAt(contest).toISOString(),
      frozen: isFrozen,
      rows: rows.map(describe),
      off_the_board: off.map(describe),
      may: {
        exclude: isOpen && manages,
        hold: isOpen && manages && contest.kind === 'tournament',
        cancel:
          contest.state === 'open' && clock.now() < contest.endsAt && member.permissions.includes('promotions.approve'),
      },
    };
  }

  /** How rows are told: names, signs, and what their places are given. */
  async function describing(
    db: Queryable,
    contest: StoredContest,
    looked: readonly DeskRow[],
    rows: readonly DeskRow[],
  ): Promise<(row: DeskRow) => StaffContestRow> {
    const ids = [...new Set([...looked, ...rows].map(({ playerId }) => playerId))];
    const names = await identity.nicknames(ids, db);
    const lookedIds = looked.map(({ playerId }) => playerId);
    const signs = await promotions.signsOf(db, lookedIds);
    const span = { playerIds: lookedIds, from: contest.startsAt, to: contest.endsAt };
    const plays = new Map((await readPlaySigns(db, span)).map((play) => [play.playerId, signsOfPlay(play)]));
    const titles = await ports.titlesOf(db);
    const places = contestPlaces(contest.rule.contest);
    const prizes = prizesOf(contest, rows);
    const { currency, teams } = contest.rule.contest;
    return (row) => {
      const place = places[(prizes.get(row.playerId) ?? 0) - 1];
      return {
        player_id: row.playerId,
        player_name: row.simulated ? row.nickname : (names.get(row.playerId) ?? row.nickname),
        place: row.place,
        state: row.state,
        score: Number(row.score),
        stake_cents: wireCents(row.stake),
        win_cents: wireCents(row.win),
        rounds: row.rounds,
        level: row.level,
        team: row.team === null ? null : (teams?.names[row.team - 1] ?? String(row.team)),
        joined_at: row.joinedAt.toISOString(),
        simulated: row.simulated,
        reason: row.reason,
        gifts: place ? contestGifts(place, { currency, titles }) : [],
        signs: [...(signs.get(row.playerId) ?? []), ...(plays.get(row.playerId) ?? [])],
      };
    };
  }

  return {
    async list(
      db: Queryable,
      { state, kind }: { state?: TournamentState | undefined; kind?: StoredContest['kind'] | undefined },
    ): Promise<StaffContest[]> {
      const ids = await contestIds(db, { kind, limit: mostListed });
      const contests = await contestsOf(ports, db, ids);
      const inOrder = contests.toSorted((one, other) => ids.indexOf(one.promotionId) - ids.indexOf(other.promotionId));
      const all = await summariesOf(db, inOrder);
      return all.filter((one) => state === undefined || one.state === state);
    },
    read,
    /** Takes somebody off a board, for good. */
    exclude: (tx: Tx, exclusion: Exclusion) => excludePlayer(ports, tx, exclusion),
    /** Nothing is decided before then; null: it goes on. */
    hold: (tx: Tx, held: { promotionId: number; until: Date | null; author: Author }) => holdContest(ports, tx, held),
    /** So many hours from now, or from the end if that is to come; a day after it at most. None: it goes on. */
    async holdFor(tx: Tx, { id, hours, author }: { id: number; hours: number; author: Author }): Promise<void> {
      const contest = await findContest(ports, tx, id);
      if (!contest) throw new Refusal('NOT_FOUND');
      const from = Math.max(clock.now().getTime(), contest.endsAt.getTime());
      const latest = contest.endsAt.getTime() + 24 * hourMs;
      const until = hours === 0 ? null : new Date(Math.min(from + hours * hourMs, latest));
      await holdContest(ports, tx, { promotionId: id, until, author });
    },
    /** Its promotion is ended before its time, by another person than who wrote it; the next look calls the contest off. */
    async cancel(tx: Tx, id: number, by: { author: Author; member: DeskMember }): Promise<void> {
      const contest = await findContest(ports, tx, id);
      if (!contest) throw new Refusal('NOT_FOUND');
      if (contest.state !== 'open' || clock.now() >= contest.endsAt) throw new Refusal('state.not_allowed');
      await promotions.desk.callOff(tx, { id }, by);
    },
    held: heldContests(clock),
  };
}

interface Summed {
  counted: ContestFigures;
  cost: { spent: bigint; reserved: bigint; given: number };
  now: Date;
}

function summaryOf(contest: StoredContest, { counted, cost, now }: Summed): StaffContest {
  const { rule, state } = contest;
  const pool = BigInt(rule.contest.pool ?? 0);
  const isOver = state === 'finished' || state === 'canceled';
  const promised = isOver ? 0n : pool - cost.spent;
  return {
    id: contest.promotionId,
    title: rule.texts.en.title,
    kind: contest.kind,
    identifier: rule.contest.identifier,
    state: stateOf(contest, now),
    currency: rule.contest.currency,
    start_at: contest.startsAt.toISOString(),
    end_at: contest.endsAt.toISOString(),
    held_until: contest.heldUntil?.toISOString() ?? null,
    finished_at: contest.finishedAt?.toISOString() ?? null,
    players: counted.players,
    excluded: counted.excluded,
    rounds: counted.rounds,
    stake_cents: wireCents(counted.stake),
    pool_cents: wireCents(pool),
    expected_cents: rule.budget.expected,
    given_cents: wireCents(cost.spent),
    given: cost.given,
    liability_cents: wireCents(promised > cost.reserved ? promised : cost.reserved),
  };
}

function stateOf({ state, startsAt }: StoredContest, now: Date): TournamentState {
  if (state !== 'open') return state;
  return now < startsAt ? 'future' : 'active';
}

/** Which prize a row has, or would have if it ended so: real players with a score, in their order. Teams have theirs in the end. */
function prizesOf({ rule, frozenAt }: StoredContest, rows: readonly DeskRow[]): ReadonlyMap<number, number> {
  if (frozenAt)
    return new Map(rows.flatMap(({ playerId, prizePlace }) => (prizePlace ? [[playerId, prizePlace]] : [])));
  if (rule.contest.teams) return new Map();
  const winning = rows.filter(({ simulated, score }) => !simulated && score > 0n);
  return new Map(winning.map(({ playerId }, index) => [playerId, index + 1]));
}
