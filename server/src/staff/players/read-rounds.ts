import { type PlayerRound, type PlayerRoundFile, Refusal, wireCents } from '@halley/contract';
import { detailsOf, readProof } from '../../games/index.ts';
import { findRounds, listActions, listRounds, type Round, totalOf } from '../../wagers/index.ts';
import type { StaffPorts } from '../ports.ts';

const mostRounds = 50;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
type Ports = Pick<StaffPorts, 'database' | 'catalogueDesk'>;

export async function readRounds(ports: Ports, playerId: number): Promise<PlayerRound[]> {
  const rounds = await listRounds(ports.database, { playerId, limit: mostRounds });
  return named(ports, rounds);
}

/** Another player's round is not there. */
export async function readRound(
  ports: Ports,
  { playerId, roundId }: { playerId: number; roundId: string },
): Promise<PlayerRoundFile> {
  const { database } = ports;
  const round = uuid.test(roundId) ? (await findRounds(database, [roundId])).get(roundId) : undefined;
  if (round?.playerId !== playerId) throw new Refusal('NOT_FOUND');
  const [shown] = await named(ports, [round]);
  const proof = await readProof(database, round);
  const actions = round.stepwise ? await listActions(database, [roundId]) : [];
  return {
    ...(shown as PlayerRound),
    balance_before_cents: wireCents(round.balanceBefore),
    closed_at: round.closedAt?.toISOString() ?? null,
    game_version: round.gameVersion,
    choice: proof?.choice ?? null,
    steps: proof?.steps ?? [],
    outcome: proof?.outcome ?? null,
    actions: actions.map(({ kind, cash, bonus, state, at }) => ({
      kind,
      state,
      amount_cents: wireCents(cash + bonus),
      at: at.toISOString(),
    })),
    fair: proof?.fair ?? null,
  };
}

async function named({ database, catalogueDesk }: Ports, rounds: readonly Round[]): Promise<PlayerRound[]> {
  const names = await catalogueDesk.namesOfGames(
    database,
    rounds.map(({ game }) => game),
  );
  return rounds.map((round) => ({
    id: round.id,
    game: round.game,
    title: names.get(round.game)?.title ?? null,
    producer: names.get(round.game)?.producer ?? null,
    currency: round.currency,
    state: round.state,
    stake_cents: wireCents(totalOf(round.stake)),
    ...(round.free && { free_stake_cents: wireCents(round.free.stake) }),
    win_cents: wireCents(totalOf(round.win)),
    balance_after_cents: wireCents(round.balanceAfter),
    opened_at: round.openedAt.toISOString(),
    told: round.stepwise ? detailsOf(round.detail) : null,
  }));
}
