import { Refusal, type StaffSegment, type StaffSegmentPage } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { invariant, type Queryable, type Tx } from '../../kit/index.ts';
import { addJob } from '../../kit/jobs/index.ts';
import { refuseFaults } from '../check-campaign.ts';
import type { CampaignsPorts } from '../ports.ts';
import { checkSegment } from './check-segment.ts';
import {
  beginCount,
  insertSegment,
  insertSegmentVersion,
  listSegments,
  lockNames,
  lockSegment,
  renameSegment,
  type StoredSegment,
  segmentVersions,
} from './segment-store.ts';

export interface SegmentSaved {
  id?: number | undefined;
  fromVersion?: number | undefined;
  name: string;
  rule: unknown;
}

export const personOf = ({ actor }: Author) => {
  invariant(actor.kind === 'staff', 'campaigns are written by people');
  return { id: actor.id, name: actor.name };
};

/** Enough to tell people apart, and no more. */
const masked = (text: string | null | undefined): string => (text ? `${text.slice(0, 2)}•••` : '•••');

function onTheWire(segment: StoredSegment): StaffSegment {
  const isCounted = segment.countedVersion === segment.version;
  return {
    id: segment.id,
    name: segment.name,
    version: segment.version,
    rule: segment.rule,
    changed_at: segment.changedAt.toISOString(),
    changed_by: segment.changedBy,
    players: isCounted ? segment.players : null,
    counted_at: isCounted ? (segment.countedAt?.toISOString() ?? null) : null,
    is_counting: segment.isCounting,
  };
}

/** Segments as the back office writes and reads them. */
export function createSegmentDesk({ clock, identity }: Pick<CampaignsPorts, 'clock' | 'identity'>) {
  async function find(db: Queryable, id: number): Promise<StoredSegment> {
    const [segment] = await listSegments(db, [id]);
    if (!segment) throw new Refusal('NOT_FOUND');
    return segment;
  }

  async function recount(tx: Tx, id: number): Promise<void> {
    await beginCount(tx, id);
    await addJob(tx, 'campaigns.count', { segmentId: id }, { key: `campaigns.count:${id}` });
  }

  const record = (tx: Tx, author: Author, id: number, detail: Record<string, unknown>) =>
    writeSignificant(tx, {
      kind: 'campaigns.segment_changed',
      ...author,
      target: { kind: 'segment', id },
      detail,
    });

  return {
    list: async (db: Queryable): Promise<StaffSegment[]> => (await listSegments(db)).map(onTheWire),

    async read(db: Queryable, id: number): Promise<StaffSegmentPage> {
      const segment = await find(db, id);
      const versions = await segmentVersions(db, id);
      const players = await identity.reachOf(db, segment.sample);
      const names = await identity.nicknames(segment.sample, db);
      return {
        ...onTheWire(segment),
        versions: versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() })),
        sample: [...players].map(([playerId, { country, language }]) => ({
          player_id: playerId,
          name: masked(names.get(playerId)),
          country,
          language,
        })),
      };
    },

    async save(tx: Tx, { id, fromVersion, name, rule: written }: SegmentSaved, author: Author): Promise<StaffSegment> {
      const by = personOf(author);
      const at = clock.now();
      const rule = checkSegment(written);
      await lockNames(tx);
      const taken = () => refuseFaults([['name', 'is taken already']]);
      let savedId = id;
      let version = 1;
      if (savedId === undefined) {
        savedId = (await insertSegment(tx, { name, at })) ?? undefined;
        if (savedId === undefined) taken();
      } else {
        const before = await lockSegment(tx, savedId);
        if (!before) throw new Refusal('NOT_FOUND');
        if (before.version !== fromVersion) throw new Refusal('CHANGED_MEANWHILE');
        version = before.version + 1;
        if (!(await renameSegment(tx, { id: savedId, name, version, at }))) taken();
      }
      invariant(savedId !== undefined, 'a segment that was saved has a number');
      await insertSegmentVersion(tx, { id: savedId, version, rule, by, at });
      await recount(tx, savedId);
      await record(tx, author, savedId, { change: 'saved', version, rule });
      return onTheWire(await find(tx, savedId));
    },

    async count(tx: Tx, id: number, author: Author): Promise<StaffSegment> {
      if (!(await lockSegment(tx, id))) throw new Refusal('NOT_FOUND');
      await recount(tx, id);
      await record(tx, author, id, { change: 'counted' });
      return onTheWire(await find(tx, id));
    },
  };
}
