import { type AuditEntry, type DetailChange, Refusal, type staffPlayerCalls } from '@halley/contract';
import { listEntries, type SignificantEvent } from '../../audit/index.ts';
import type { Handlers, StaffContext, Tx } from '../../kit/index.ts';
import { documentOnTheWire } from '../../verification/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { hidePerson } from './hide-person.ts';
import { listPlayers } from './list-players.ts';
import { findPlayer, readDetails, readFile } from './read-player.ts';
import { readRound, readRounds } from './read-rounds.ts';

const pageSize = 50;

export function playerCalls(ports: StaffPorts): Handlers<typeof staffPlayerCalls> {
  const { database, identity, documents } = ports;
  const { desk } = identity;

  /** One deed upon a player and its entry in the trail: both or neither. */
  const act = (
    context: StaffContext,
    event: Pick<SignificantEvent, 'kind' | 'target' | 'reason' | 'detail'> & { playerId: number },
    deed: (tx: Tx) => Promise<void>,
  ) =>
    database.tx(async (tx) => {
      await findPlayer(ports, event.playerId, tx);
      await deed(tx);
      await record(tx, context, { target: { kind: 'player', id: event.playerId }, ...event });
      return { status: 204 as const, body: null };
    });

  /** Written down before it is shown. */
  const look = (context: StaffContext, playerId: number, part: string) =>
    database.tx(async (tx) => {
      await findPlayer(ports, playerId, tx);
      const target = { kind: 'player', id: playerId };
      await record(tx, context, { kind: 'staff.player_viewed', target, playerId, detail: { part } });
    });

  return {
    searchPlayers: ({ query }, context) =>
      database.tx(async (tx) => {
        const body = await listPlayers(ports, tx, { query, context });
        const { question, after, sort, ...filters } = query;
        await record(tx, context, {
          kind: 'staff.players_searched',
          detail: {
            question: hidePerson(question),
            ...filters,
            ...(sort !== 'newest' && { sort }),
            found: body.players.length,
          },
        });
        return { status: 200, body };
      }),
    readPlayerFile: async ({ params }, context) => ({ status: 200, body: await readFile(ports, params.id, context) }),
    readPlayerDetails: async ({ params }, context) => ({
      status: 200,
      body: await readDetails(ports, params.id, context),
    }),
    listPlayerSessions: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        await record(tx, context, { kind: 'staff.player_sessions_viewed', target, playerId });
        return { status: 200, body: await desk.sessionsOf(tx, playerId) };
      }),
    endPlayerSession: ({ params: { id: playerId, session: sessionId } }, context) =>
      act(
        context,
        { kind: 'staff.player_session_ended', playerId, target: { kind: 'session', id: sessionId } },
        async (tx) => {
          if (!(await desk.endSession(tx, { playerId, sessionId }))) throw new Refusal('NOT_FOUND');
        },
      ),
    listPlayerRounds: async ({ params: { id } }, context) => {
      await look(context, id, 'rounds');
      return { status: 200, body: await readRounds(ports, id) };
    },
    readPlayerRound: async ({ params: { id: playerId, round: roundId } }, context) => {
      await look(context, playerId, 'round');
      return { status: 200, body: await readRound(ports, { playerId, roundId }) };
    },
    listPlayerDocuments: async ({ params: { id } }, context) => {
      await look(context, id, 'documents');
      const all = await documents.documentsOfPlayer(database, id);
      return { status: 200, body: all.map(documentOnTheWire) };
    },
    listPlayerEntries: async ({ params: { id }, query }, context) => {
      await look(context, id, 'trail');
      const entries = await listEntries(database, { playerId: id, before: query.before, limit: pageSize });
      const isWhole = context.staff.permissions.includes('players.read_sensitive');
      return { status: 200, body: isWhole ? entries : entries.map((entry) => maskEntry(entry, desk.maskAddress)) };
    },
    lockPlayer: ({ params: { id: playerId }, body: { reason } }, context) =>
      act(context, { kind: 'staff.player_locked', playerId, reason }, (tx) => desk.block(tx, { playerId, reason })),
    unlockPlayer: ({ params: { id: playerId }, body: { reason } }, context) =>
      act(context, { kind: 'staff.player_unlocked', playerId, reason }, (tx) => desk.unblock(tx, playerId)),
    changePlayerGroups: ({ params: { id: playerId }, body: { reason, add, remove } }, context) =>
      act(
        context,
        { kind: 'staff.player_groups_changed', playerId, reason, detail: { add, remove } },
        async (tx) => void (await desk.changeGroups(tx, { playerId, add, remove })),
      ),
    clearFailedSignIns: ({ params: { id: playerId }, body: { reason } }, context) =>
      act(context, { kind: 'staff.player_failures_cleared', playerId, reason }, async (tx) => {
        const { email } = await findPlayer(ports, playerId, tx);
        if (!(await desk.openLockedOut(tx, { playerId, email }))) throw new Refusal('player.not_locked');
      }),
  };
}

/** Where a player was, and what was told of them before and after a correction, is for who may read what is personal. */
function maskEntry(entry: AuditEntry, maskAddress: (address: string) => string): AuditEntry {
  const { actor, address, kind, detail } = entry;
  const changes = kind === 'staff.player_details_changed' && Array.isArray(detail.changes) ? detail.changes : undefined;
  return {
    ...entry,
    address: actor.kind === 'player' && address !== null ? maskAddress(address) : address,
    detail: changes ? { changes: changes.map(({ field }: DetailChange) => ({ field })) } : detail,
  };
}
