import { type Database, systemClock } from '../../kit/index.ts';
import { usualRules } from '../../protection/index.ts';
import type { TestStaff } from './test-staff.ts';

const reason = 'a reason for the trail';

/** Opened by a rule; its outcome was proposed by nobody of the staff. */
export async function aCase(room: Pick<TestStaff, 'player'>, database: Database, state = 'open'): Promise<number> {
  const { playerId } = await room.player();
  const { rows } = await database.query<{ id: bigint }>(
    `insert into protection_case (player_id, level, state, opened_why, opened_at, due_at, outcome, outcome_by_id)
     values ($1, 'act', $2, 'chasing', $3, $3, $4, $5) returning id`,
    [playerId, state, systemClock.now(), ...(state === 'second_person' ? ['account_closed', 0] : [null, null])],
  );
  return Number(rows[0]?.id);
}

async function someRules(database: Database): Promise<number> {
  const { rows } = await database.query<{ version: number }>(
    `insert into protection_rules (version, content, state, from_at, reason, proposed_by, proposed_by_id, proposed_at)
     select coalesce(max(version), 0) + 1, $1, 'proposed', $2, $3, 'Somebody', 0, $2 from protection_rules returning version`,
    [JSON.stringify(usualRules), systemClock.now(), reason],
  );
  return rows[0]?.version as number;
}

/** What the player of a case has told of money, and nobody has decided. */
async function anAnswer(database: Database, caseId: number): Promise<number> {
  const { rows } = await database.query<{ id: bigint }>(
    `insert into protection_answer (player_id, sealed, mark, at)
     select player_id, '\\x00', '\\x00', $2 from protection_case where id = $1 returning id`,
    [caseId, systemClock.now()],
  );
  return Number(rows[0]?.id);
}

/** For every call on the desk of player protection: a request that succeeds if it is let through. */
export const protectionRequests = (room: Pick<TestStaff, 'player'>, database: Database) => {
  const onCase = (payload: object, state?: string) => async () => ({
    params: { id: await aCase(room, database, state) },
    payload: { version: 1, ...payload },
  });
  return {
    readPlayerSigns: async () => ({ params: { id: (await room.player()).playerId } }),
    listWatchedPlayers: async () => ({ query: '?level=act&limit_used=80' }),
    listProtectionCases: async () => ({}),
    readProtectionCase: async () => ({ params: { id: await aCase(room, database) } }),
    openProtectionCase: async () => ({
      payload: { player_id: (await room.player()).playerId, level: 'act', reason },
    }),
    moveProtectionCase: onCase({ move: 'wait', reason }),
    noteProtectionContact: onCase({ channel: 'phone', is_from_player: false, said: 'We talked.' }),
    writeToPlayer: onCase({ template: 'check_in' }),
    askForFunds: onCase({ kind: 'source_of_funds', reason }),
    decideFunds: async () => {
      const id = await aCase(room, database);
      const answer = await anAnswer(database, id);
      return { params: { id }, payload: { version: 1, answer, accept: true, reason } };
    },
    closeProtectionCase: onCase({ outcome: 'no_action', reason }),
    decideProtectionCase: onCase({ agree: true, reason }, 'second_person'),
    readStaffProtectionRules: async () => ({}),
    proposeProtectionRules: async () => ({ payload: { rules: usualRules, from: '2100-01-01T00:00:00.000Z', reason } }),
    decideProtectionRules: async () => ({
      params: { id: await someRules(database) },
      payload: { agree: false, reason },
    }),
    readProtectionReport: async () => ({ query: '?month=2026-11' }),
    exportProtectionReport: async () => ({ query: '?month=2026-11' }),
  };
};
