import { Refusal, type staffPlayerPageCalls, type staffSearchCalls } from '@halley/contract';
import type { Handlers, StaffContext, Tx } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { hidePerson } from './hide-person.ts';
import { findNote, insertNote, saveTags, selectTags } from './note-store.ts';
import { readCard } from './read-card.ts';
import { noteOnTheWire, notesOf, tagsOf } from './read-notes.ts';
import { findPlayer } from './read-player.ts';
import { readRelated } from './read-related.ts';
import { readSums } from './read-sums.ts';
import { searchEverything } from './search-everything.ts';
import { readTimeline } from './timeline/read-timeline.ts';

/** The page of one player, and the card of them that stands beside everything that is decided about them. */
export function playerPageCalls(ports: StaffPorts): Handlers<typeof staffPlayerPageCalls & typeof staffSearchCalls> {
  const { database, clock } = ports;
  const about = (playerId: number) => ({ target: { kind: 'player', id: playerId }, playerId });

  /** Written down before it is shown. */
  const look = <Shown>(
    context: StaffContext,
    { playerId, part }: { playerId: number; part: string },
    show: (tx: Tx) => Promise<Shown>,
  ) =>
    database.tx(async (tx) => {
      await findPlayer(ports, playerId, tx);
      await record(tx, context, { kind: 'staff.player_viewed', ...about(playerId), detail: { part } });
      return { status: 200 as const, body: await show(tx) };
    });

  return {
    readPlayerSums: ({ params: { id: playerId } }, context) =>
      look(context, { playerId, part: 'sums' }, async (tx) => ({ currencies: await readSums(ports, tx, playerId) })),
    listPlayerTimeline: ({ params: { id: playerId }, query }, context) =>
      look(context, { playerId, part: 'timeline' }, () => readTimeline(ports, { playerId, ...query }, context)),
    listRelatedPlayers: ({ params: { id: playerId } }, context) =>
      look(context, { playerId, part: 'related' }, (tx) => readRelated(ports, tx, playerId)),
    readPlayerCard: ({ params: { id: playerId } }, context) =>
      look(context, { playerId, part: 'card' }, (tx) => readCard(ports, tx, { playerId, context })),
    listPlayerNotes: ({ params: { id: playerId }, query: { before } }, context) =>
      look(context, { playerId, part: 'notes' }, (tx) => notesOf(tx, { playerId, before })),
    searchEverything: ({ query: { q: question } }, context) =>
      database.tx(async (tx) => {
        const hits = await searchEverything(ports, tx, { question, context });
        const detail = { question: hidePerson(question), found: hits.length };
        await record(tx, context, { kind: 'staff.everything_searched', detail });
        return { status: 200, body: { hits } };
      }),
    listStaffTags: async () => ({ status: 200, body: await selectTags(database) }),
    writePlayerNote: ({ params: { id: playerId }, body: { text, key } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const member = { id: context.staff.memberId, name: context.staff.name };
        const written = await insertNote(tx, { playerId, text, key, member, at: clock.now() });
        if (written) {
          await record(tx, context, { kind: 'staff.player_note_written', ...about(playerId) });
          return { status: 201, body: noteOnTheWire(written) };
        }
        const before = await findNote(tx, { playerId, key });
        if (before?.text !== text || before.memberId !== member.id) throw new Refusal('IDEMPOTENCY_CONFLICT');
        return { status: 201, body: noteOnTheWire(before) };
      }),
    tagPlayer: ({ params: { id: playerId }, body: { add, remove } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const known = await selectTags(tx);
        const isKnown = (tag: string) => known.some(({ name, retired }) => name === tag && !retired);
        if (!add.every(isKnown)) throw new Refusal('tag.unknown');
        const member = { id: context.staff.memberId, name: context.staff.name };
        await saveTags(tx, { playerId, add, remove, member, at: clock.now() });
        await record(tx, context, { kind: 'staff.player_tagged', ...about(playerId), detail: { add, remove } });
        return { status: 200, body: await tagsOf(tx, playerId) };
      }),
  };
}
