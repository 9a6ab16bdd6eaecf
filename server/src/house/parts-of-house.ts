import { writeSignificant } from '../audit/index.ts';
import { type Base, keepParts, outboxParts, type Room } from '../kit/index.ts';

type Options = Pick<Base, 'settings' | 'database' | 'clock' | 'log'> & { rooms: readonly Pick<Room, 'partitions'>[] };

/** Tables of the house that are cut by time. What goes as a file is in the audit trail, with the file's hash. */
export function partsOfHouse({ settings, rooms, ...base }: Options) {
  return keepParts({
    ...base,
    tables: [outboxParts(settings.outboxDays), ...rooms.flatMap(({ partitions = [] }) => partitions)],
    folder: settings.archiveDir,
    seal: (tx, { part, ...detail }) =>
      writeSignificant(tx, {
        kind: 'audit.part_archived',
        actor: { kind: 'system' },
        target: { kind: 'archive', id: part },
        detail,
      }),
  });
}
