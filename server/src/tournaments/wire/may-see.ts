import type { Queryable } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import type { TournamentsPorts } from '../ports.ts';

interface Viewer {
  playerId: number;
  /** Of the groups that contests ask for, those the player is in. */
  groups: ReadonlySet<number>;
}

type Audience = Pick<StoredContest, 'rule'>;

/** Contests that are for groups or players are hidden from everybody else, guests among them. */
export function maySee({ rule: { audience } }: Audience, viewer: Viewer | null): boolean {
  const { groups = [], playerIds } = audience;
  if (groups.length > 0 && !groups.some((group) => viewer?.groups.has(group))) return false;
  return playerIds === undefined || (viewer !== null && playerIds.includes(viewer.playerId));
}

/** Whoever looks at these contests; nobody's groups are read unless one of them asks. */
export async function readViewer(
  { identity }: { identity: Pick<TournamentsPorts['identity'], 'membersAmong'> },
  db: Queryable,
  { playerId, contests }: { playerId: number | null; contests: readonly Audience[] },
): Promise<Viewer | null> {
  if (playerId === null) return null;
  const asked = [...new Set(contests.flatMap(({ rule }) => rule.audience.groups ?? []))];
  const found =
    asked.length > 0 ? await identity.membersAmong(db, { playerIds: [playerId], groupIds: asked }) : undefined;
  return { playerId, groups: new Set(found?.get(playerId)) };
}
