import type { staffProtectionCalls } from '@halley/contract';
import { csvLine, type Handlers, type StaffContext, type Tx } from '../../kit/index.ts';
import { recordExport } from '../assignments/record-export.ts';
import { authorOf } from '../author-of.ts';
import { deedOnce } from '../deed-once.ts';
import { findPlayer } from '../players/read-player.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

const memberOf = ({ staff }: StaffContext) => ({ id: staff.memberId, name: staff.name });
const deciding = (context: StaffContext, reason: string) => ({
  member: memberOf(context),
  author: authorOf(context, reason),
});

/** Signs, cases and rules of player protection: calls on the desk of that room. */
export function protectionCalls(ports: StaffPorts): Handlers<typeof staffProtectionCalls> {
  const { database, clock, protectionDesk: desk } = ports;
  type Acting = Parameters<typeof desk.move>[1];
  type File = Awaited<ReturnType<typeof desk.read>>;
  /** A deed on a case, in one transaction with its line in the trail; the answer is the case as it is then. */
  const act = async (
    { params, body, reason }: { params: { id: number }; body: { version: number }; reason: string },
    context: StaffContext,
    deed: (tx: Tx, acting: Acting) => Promise<File>,
  ) => ({
    status: 200 as const,
    body: await database.tx((tx) => deed(tx, { ...params, version: body.version, ...deciding(context, reason) })),
  });
  return {
    readPlayerSigns: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        await record(tx, context, { kind: 'staff.player_viewed', target, playerId, detail: { part: 'signs' } });
        return { status: 200, body: await desk.signsOf(tx, playerId) };
      }),
    listWatchedPlayers: ({ query }, context) =>
      database.tx(async (tx) => {
        await record(tx, context, { kind: 'protection.players_viewed', detail: { ...query } });
        const { level, sign, limit_used: used } = query;
        return { status: 200, body: await desk.watched(tx, { level, sign, limitUsed: used && Number(used) }) };
      }),
    async listProtectionCases({ query: { state, level, player_id: playerId } }, { staff }) {
      const filter = { state, level, playerId };
      return { status: 200, body: await desk.cases(database, filter, staff.memberId) };
    },
    readProtectionCase: ({ params: { id } }, context) =>
      database.tx(async (tx) => {
        const file = await desk.read(tx, { id, member: memberOf(context) });
        const target = { kind: 'case', id };
        await record(tx, context, { kind: 'protection.case_viewed', target, playerId: file.player_id });
        return { status: 200, body: file };
      }),
    openProtectionCase: ({ body: { player_id: playerId, level, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.open(tx, { playerId, level, ...deciding(context, reason) }),
      })),
    moveProtectionCase: ({ params, body }, context) =>
      act({ params, body, reason: body.reason }, context, (tx, acting) => desk.move(tx, acting, body.move)),
    noteProtectionContact: ({ params, body }, context) =>
      act({ params, body, reason: 'a talk' }, context, (tx, acting) => {
        const { channel, is_from_player: isFromPlayer, said } = body;
        return desk.note(tx, acting, { channel, isFromPlayer, said });
      }),
    writeToPlayer: ({ params, body }, context) =>
      act({ params, body, reason: 'a message' }, context, (tx, acting) => {
        const { template, own_words: ownWords } = body;
        return desk.write(tx, acting, { template, ownWords });
      }),
    askForFunds: ({ params, body }, context) =>
      act({ params, body, reason: body.reason }, context, (tx, acting) => desk.ask(tx, acting, body.kind)),
    decideFunds: ({ params, body }, context) =>
      act({ params, body, reason: body.reason }, context, (tx, acting) => {
        const { answer: answerId, accept: isAccepted, own_words: ownWords } = body;
        return desk.decideFunds(tx, acting, { answerId, isAccepted, ownWords });
      }),
    closeProtectionCase: ({ params, body }, context) =>
      act({ params, body, reason: body.reason }, context, (tx, acting) => desk.close(tx, acting, body.outcome)),
    decideProtectionCase: ({ params, body }, context) =>
      act({ params, body, reason: body.reason }, context, (tx, acting) => desk.decide(tx, acting, body.agree)),
    readStaffProtectionRules: async (_input, { staff }) => ({
      status: 200,
      body: await desk.rules(database, staff.memberId),
    }),
    proposeProtectionRules: ({ body, body: { rules, from, reason } }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'proposeProtectionRules', input: body }, async () => ({
          status: 200,
          body: await desk.proposeRules(tx, { rules, from: new Date(from), ...deciding(context, reason) }),
        })),
      ),
    decideProtectionRules: ({ params: { id: version }, body: { agree: isAgreed, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.decideRules(tx, { version, isAgreed, ...deciding(context, reason) }),
      })),
    readProtectionReport: async ({ query: { month } }) => ({ status: 200, body: await desk.report(database, month) }),
    exportProtectionReport: async ({ query: { month } }, context) => {
      const report = await desk.report(database, month);
      const taken = { list: 'protection_report', filters: { month }, rows: report.lines.length, isPersonal: false };
      const { watermark } = await database.tx((tx) => recordExport(tx, { clock, context }, taken));
      const content = Buffer.from([desk.fileOfReport(report), csvLine([]), csvLine([watermark])].join(''));
      return {
        status: 200,
        body: { fileName: `protection-${month}.csv`, contentType: 'text/csv; charset=utf-8', content },
      };
    },
  };
}
