import { Refusal, type Tournament, type tournamentsCalls } from '@halley/contract';
import type { Context, Handlers } from '../../kit/index.ts';
import { contestsEntered } from '../board/board-store.ts';
import type { StoredContest } from '../contest.ts';
import { contestsOf, findContest } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import type { ContestViews } from './contest-views.ts';
import { describeContest } from './describe-contest.ts';
import { createListedContests, type ListedContest, recentDays, withParts } from './listed-contests.ts';
import { maySee, readViewer } from './may-see.ts';
import { readShuffle } from './read-shuffle.ts';
import { statusesOf } from './statuses-of.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What is over stays in the list of all for so long. */
const listedDays = 14;
/** Lists carry the beginning of boards and prizes; all of it is told of the one that is asked for. */
const inLists = { top: 10, prizes: 100 };
const alone = { top: 100, prizes: Number.POSITIVE_INFINITY };

type ReadCalls = Omit<Handlers<typeof tournamentsCalls>, 'confirmTournament'>;

/** All that players and guests read of contests. */
export function readHandlers(ports: TournamentsPorts & { views: ContestViews }): ReadCalls {
  const { database, clock, identity, views } = ports;
  const copy = createListedContests(ports);
  const playerOf = (context: Context) => context.principal?.playerId ?? null;

  async function describe(listed: ListedContest, locale: string, most: typeof inLists): Promise<Tournament> {
    const { contest, parts } = listed;
    const at = await views.nowOf(contest, { most: most.top });
    const shown = { ...parts, prizes: parts.prizes.slice(0, most.prizes) };
    return describeContest(contest, shown, { locale, now: clock.now(), at });
  }

  async function describeAll(listed: readonly ListedContest[], context: Context): Promise<Tournament[]> {
    const locale = await identity.localeOf(context);
    return Promise.all(listed.map((one) => describe(one, locale, inLists)));
  }

  async function seenBy(context: Context, isListed: (contest: StoredContest) => boolean): Promise<ListedContest[]> {
    const { all } = await copy.current();
    const open = all.filter(({ contest }) => contest.rule.contest.identifier !== 'nonvisible' && isListed(contest));
    const contests = open.map(({ contest }) => contest);
    const viewer = await readViewer(ports, database, { playerId: playerOf(context), contests });
    return open.filter(({ contest }) => maySee(contest, viewer));
  }

  /** Throws `NOT_FOUND`, for who may not see it too. Whoever is in it goes on seeing it. */
  async function find(promotionId: number, context: Context): Promise<ListedContest> {
    const known = (await copy.current()).find(promotionId);
    const contest = known?.contest ?? (await findContest(ports, database, promotionId));
    if (!contest) throw new Refusal('NOT_FOUND');
    const playerId = playerOf(context);
    const viewer = await readViewer(ports, database, { playerId, contests: [contest] });
    const isIn = async () => playerId !== null && (await contestsEntered(database, playerId)).includes(promotionId);
    if (!maySee(contest, viewer) && !(await isIn())) throw new Refusal('NOT_FOUND');
    return known ?? withParts(ports, contest);
  }

  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);

  return {
    async listTournaments(_input, context) {
      const since = daysAgo(listedDays);
      const seen = await seenBy(context, ({ state, endsAt }) => state === 'open' || endsAt >= since);
      return { status: 200, body: await describeAll(seen, context) };
    },
    async listOwnTournaments(_input, context) {
      const entered = await contestsEntered(database, context.principal.playerId);
      const { find: findListed } = await copy.current();
      const since = daysAgo(recentDays);
      const known = entered.flatMap((id) => findListed(id) ?? []);
      // Somebody may have joined what this process has not read yet, and what was canceled is in no list of all.
      const missing = await contestsOf(
        ports,
        database,
        entered.filter((id) => !findListed(id)),
      );
      const lately = missing.filter(({ state, endsAt }) => state === 'open' || endsAt >= since);
      const own = [...known, ...(await Promise.all(lately.map((contest) => withParts(ports, contest))))];
      return { status: 200, body: await describeAll(own, context) };
    },
    async listRecentTournaments(_input, context) {
      const now = clock.now();
      const seen = await seenBy(context, ({ endsAt }) => endsAt <= now && endsAt >= daysAgo(recentDays));
      return { status: 200, body: await describeAll(seen, context) };
    },
    async readTournament({ params: { id } }, context) {
      const listed = await find(id, context);
      return { status: 200, body: await describe(listed, await identity.localeOf(context), alone) };
    },
    async readTournamentStatus({ params: { id } }, context) {
      const { contest } = await find(id, context);
      const { playerId } = context.principal;
      const [status] = await statusesOf(ports, database, { playerId, contests: [contest] });
      if (!status) throw new Refusal('NOT_FOUND');
      return { status: 200, body: status };
    },
    async readTeamShuffle({ params: { id }, query: { after } }, context) {
      // Not the copy of this process: the seed is told once nobody can join.
      const { promotionId } = (await find(id, context)).contest;
      const contest = await findContest(ports, database, promotionId);
      if (!contest) throw new Refusal('NOT_FOUND');
      return { status: 200, body: await readShuffle(database, contest, after) };
    },
    async readTournamentBoard({ params: { id } }, context) {
      const { contest } = await find(id, context);
      return { status: 200, body: await views.boardOf(contest, playerOf(context)) };
    },
  };
}
