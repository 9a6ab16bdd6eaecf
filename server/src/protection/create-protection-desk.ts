import type {
  CaseOutcome,
  ProtectionCase,
  ProtectionCaseFile,
  ProtectionReport,
  ProtectionRules,
  ProtectionTemplate,
} from '@halley/contract';
import type { Author } from '../audit/index.ts';
import { csvLine, type Queryable, type Tx } from '../kit/index.ts';
import {
  type Acting,
  askForFunds,
  closeCase,
  decideCase,
  moveOn,
  noteContact,
  writeToPlayer,
} from './cases/act-on-case.ts';
import { type CaseFilter, listCases } from './cases/case-store.ts';
import { caseOnTheWire, describeCase } from './cases/describe-case.ts';
import { openByHand } from './cases/open-case.ts';
import { decideFunds } from './funds/decide-funds.ts';
import type { ProtectionPorts } from './ports.ts';
import { countMonth } from './report/report-store.ts';
import { decideOnRules, describeRules, proposeRules } from './rules/decide-rules.ts';
import { describeSigns } from './signs/describe-signs.ts';
import { listWatched } from './signs/list-watched.ts';

export type ProtectionDesk = ReturnType<typeof createProtectionDesk>;

type Kind = ProtectionCaseFile['requests'][number]['kind'];
interface Deciding {
  member: Acting['member'];
  author: Author;
}
const most = 200;

/** Signs, cases and rules as the back office sees and moves them. */
export function createProtectionDesk(ports: ProtectionPorts) {
  const { clock, identity } = ports;
  const file = (db: Queryable, { id, member }: Pick<Acting, 'id' | 'member'>) =>
    describeCase(ports, db, { id, memberId: member.id });

  async function report(db: Queryable, month: string): Promise<ProtectionReport> {
    const from = new Date(`${month}-01T00:00:00.000Z`);
    const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    return { month, lines: await countMonth(db, { from, until }) };
  }

  return {
    signsOf: (db: Queryable, playerId: number) => describeSigns(ports, db, playerId),
    watched: (db: Queryable, query: Parameters<typeof listWatched>[2]) => listWatched(ports, db, query),
    async cases(db: Queryable, filter: Omit<CaseFilter, 'most'>, memberId: number): Promise<ProtectionCase[]> {
      const found = await listCases(db, { ...filter, most });
      const nicknames = await identity.nicknames([...new Set(found.map(({ playerId }) => playerId))], db);
      return found.map((one) => caseOnTheWire(one, { memberId, now: clock.now(), nicknames }));
    },
    read: file,
    async open(tx: Tx, { playerId, level, member, author }: Deciding & { playerId: number; level: 'watch' | 'act' }) {
      const { id } = await openByHand(ports, tx, { playerId, level, author, name: member.name });
      return file(tx, { id, member });
    },
    async move(tx: Tx, acting: Acting, move: Parameters<typeof moveOn>[2]) {
      await moveOn(tx, acting, move);
      return file(tx, acting);
    },
    async note(tx: Tx, acting: Acting, contact: Parameters<typeof noteContact>[3]) {
      await noteContact(ports, tx, acting, contact);
      return file(tx, acting);
    },
    async write(tx: Tx, acting: Acting, message: { template: ProtectionTemplate; ownWords?: string | undefined }) {
      await writeToPlayer(ports, tx, acting, message);
      return file(tx, acting);
    },
    async ask(tx: Tx, acting: Acting, kind: Kind) {
      await askForFunds(ports, tx, acting, kind);
      return file(tx, acting);
    },
    async decideFunds(tx: Tx, acting: Acting, decision: Parameters<typeof decideFunds>[3]) {
      await decideFunds(ports, tx, acting, decision);
      return file(tx, acting);
    },
    async close(tx: Tx, acting: Acting, outcome: CaseOutcome) {
      await closeCase(ports, tx, acting, outcome);
      return file(tx, acting);
    },
    async decide(tx: Tx, acting: Acting, isAgreed: boolean) {
      await decideCase(ports, tx, acting, isAgreed);
      return file(tx, acting);
    },
    rules: (db: Queryable, memberId: number) => describeRules(ports, db, memberId),
    async proposeRules(tx: Tx, proposal: Deciding & { rules: ProtectionRules; from: Date }) {
      await proposeRules(ports, tx, proposal);
      return describeRules(ports, tx, proposal.member.id);
    },
    async decideRules(tx: Tx, decision: Deciding & { version: number; isAgreed: boolean }) {
      await decideOnRules(ports, tx, decision);
      return describeRules(ports, tx, decision.member.id);
    },
    report,
    /** The same as a file. */
    fileOfReport({ month, lines }: ProtectionReport): string {
      const rows = lines.map(({ group, name, count }) => [month, group, name, String(count)]);
      return [['month', 'group', 'name', 'count'], ...rows].map(csvLine).join('');
    },
  };
}
