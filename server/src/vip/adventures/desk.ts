import { type AdventureRule, type AdventureState, Refusal, type StaffAdventure, wireCents } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { editDocument } from '../../config/index.ts';
import { invariant, type Queryable, type Tx, tellCachedTables } from '../../kit/index.ts';
import type { VipPorts } from '../ports.ts';
import { dayPlus, dayText, type StoredAdventure, stepsOf, titleOfDay } from './adventure.ts';
import {
  findAdventures,
  insertAdventure,
  listAdventures,
  liveAdventures,
  lockAdventures,
  noteEnded,
  noteLive,
  rewriteAdventure,
} from './adventure-store.ts';
import { checkAdventure } from './check-adventure.ts';
import { figuresOf } from './progress-store.ts';

type DeskPorts = Pick<VipPorts, 'clock' | 'geo' | 'gifts' | 'documents'>;

/** Draft → live (by another person) → ended. A draft may be given up. */
const moves: Readonly<Record<AdventureState, readonly AdventureState[]>> = {
  draft: ['live', 'ended'],
  live: ['ended'],
  ended: [],
};
const mayMove = (from: AdventureState, to: AdventureState): boolean => moves[from].includes(to);

function personOf({ actor }: Author): { id: number; name: string } {
  invariant(actor.kind === 'staff', 'adventures are written by people');
  return { id: actor.id, name: actor.name };
}

const record = (tx: Tx, author: Author, change: string, adventureId: number, detail: object) =>
  writeSignificant(tx, {
    kind: 'vip.adventure_changed',
    ...author,
    target: { kind: 'adventure', id: adventureId },
    detail: { change, ...detail },
  });

/** The adventures as the back office writes and publishes them. */
export function createAdventureDesk(ports: DeskPorts) {
  const { clock } = ports;

  async function describe(db: Queryable, adventures: readonly StoredAdventure[], memberId: number) {
    const figures = await figuresOf(
      db,
      adventures.map(({ id }) => id),
    );
    return adventures.map((adventure): StaffAdventure => {
      const of = figures.filter(({ adventureId }) => adventureId === adventure.id);
      return {
        id: adventure.id,
        state: adventure.state,
        version: adventure.version,
        rule: adventure.rule,
        last_day: adventure.lastDay,
        made_by: adventure.madeByName,
        changed_at: adventure.changedAt.toISOString(),
        published_by: adventure.publishedByName,
        published_at: adventure.publishedAt?.toISOString() ?? null,
        ended_at: adventure.endedAt?.toISOString() ?? null,
        spent_cents: wireCents(adventure.spent),
        steps: of.map(({ step, done, given, notGiven }) => ({ step, done, given, not_given: notGiven })),
        is_own: adventure.writers.includes(memberId),
      };
    });
  }

  async function read(db: Queryable, id: number, memberId: number): Promise<StaffAdventure> {
    const found = (await findAdventures(db, [id])).get(id);
    if (!found) throw new Refusal('NOT_FOUND');
    const [adventure] = await describe(db, [found], memberId);
    return adventure as StaffAdventure;
  }

  /** Behind the lock of all changes. */
  async function locked(tx: Tx, { id, version }: { id: number; version: number }): Promise<StoredAdventure> {
    await lockAdventures(tx);
    const found = (await findAdventures(tx, [id])).get(id);
    if (!found) throw new Refusal('NOT_FOUND');
    if (found.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    return found;
  }

  async function refuseFaults(tx: Tx, rule: AdventureRule): Promise<void> {
    const faults = await checkAdventure(ports, tx, rule);
    if (faults.length === 0) return;
    throw new Refusal('rule.invalid', {
      fields: faults.map(({ field }) => field),
      texts: Object.fromEntries(faults.map(({ field, text }) => [field, text])),
    });
  }

  /** Two adventures of one group share no day, the super day included: a client shows one of them. */
  async function refuseOverlap(tx: Tx, adventure: StoredAdventure): Promise<void> {
    const end = ({ lastDay }: StoredAdventure) => dayPlus(lastDay, 1);
    const overlaps = (await liveAdventures(tx)).some(
      (other) =>
        other.groupId === adventure.groupId && other.firstDay <= end(adventure) && adventure.firstDay <= end(other),
    );
    if (!overlaps) return;
    const text = 'overlaps another adventure of this group';
    throw new Refusal('rule.invalid', { fields: ['first_day'], texts: { first_day: text } });
  }

  return {
    /** The newest first. */
    list: async (db: Queryable, memberId: number): Promise<StaffAdventure[]> =>
      describe(db, await listAdventures(db), memberId),
    read,

    /** Writes a draft, or another one in its place. */
    async save(
      tx: Tx,
      { id, fromVersion, rule }: { id?: number | undefined; fromVersion?: number | undefined; rule: AdventureRule },
      author: Author,
    ): Promise<StaffAdventure> {
      const by = personOf(author);
      const written = { rule, lastDay: dayPlus(rule.first_day, rule.days.length - 1), by, at: clock.now() };
      await lockAdventures(tx);
      if (id !== undefined) {
        const before = await locked(tx, { id, version: fromVersion ?? 0 });
        if (before.state !== 'draft') throw new Refusal('state.not_allowed');
      }
      await refuseFaults(tx, rule);
      const savedId = id ?? (await insertAdventure(tx, written));
      if (id !== undefined) await rewriteAdventure(tx, id, written);
      await record(tx, author, 'saved', savedId, { prefix: rule.prefix, first_day: rule.first_day });
      return read(tx, savedId, by.id);
    },

    /** Publishes a draft, which nobody may who wrote at it, or ends an adventure. */
    async move(
      tx: Tx,
      { id, version, to }: { id: number; version: number; to: Exclude<AdventureState, 'draft'> },
      author: Author,
    ): Promise<StaffAdventure> {
      const by = personOf(author);
      const adventure = await locked(tx, { id, version });
      if (!mayMove(adventure.state, to)) throw new Refusal('state.not_allowed');
      if (to === 'live') {
        if (adventure.writers.includes(by.id)) throw new Refusal('SECOND_PERSON_NEEDED');
        await refuseFaults(tx, adventure.rule);
        await refuseOverlap(tx, adventure);
        await noteLive(tx, id, by, clock.now());
        await nameStatuses(tx, adventure, by.name);
      } else {
        await noteEnded(tx, [id], clock.now());
      }
      await record(tx, author, to, id, { from: adventure.state, day: dayText(clock.now()) });
      await tellCachedTables(tx);
      return read(tx, id, by.id);
    },
  };

  /** A day is done for whoever has the status of its title: the groups of the days get these names. */
  async function nameStatuses(tx: Tx, adventure: StoredAdventure, by: string): Promise<void> {
    const steps = Array.from({ length: stepsOf(adventure) }, (_, index) => index + 1);
    const names = Object.fromEntries(
      steps.map((step) => [String(adventure.statusFrom + step), titleOfDay(adventure, step)]),
    );
    const edit = (content: Record<string, string>) => ({ ...content, ...names });
    await editDocument(tx, { name: 'group-names', edit, by, at: clock.now() });
    tx.afterCommit(ports.documents.doubt);
  }
}
