import { randomUUID } from 'node:crypto';
import type { CampaignRule } from '@halley/contract';
import { type LimitedHouse, openLimitedHouse } from '../../../../test/limited-house.ts';
import type { JobName, JobPayloads } from '../../kit/jobs/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { aName, author } from './a-campaign.ts';

/** A Monday, and noon where the players of these tests live. */
const start = '2026-05-04T10:00:00Z';

/** The whole house with its clock in the test's hand, and players who can be written to. */
async function openCampaignHouse() {
  const limited = await openLimitedHouse(start, { COPY_TRUSTED_MS: '0', COPY_STALE_MS: '0' });
  const { database, house, clock } = limited;
  const { desk, ports } = house.campaigns;
  let groups = 700_000;

  const run = <N extends JobName & keyof LimitedHouse['house']['campaigns']['tasks']>(
    name: N,
    payload: JobPayloads[N],
    at = house,
  ) => (at.campaigns.tasks[name] as (payload: JobPayloads[N]) => Promise<void>)(payload);

  /** A group of this test alone, so that no other test's players are in its segments. */
  const newGroup = () => {
    groups += 1;
    return groups;
  };

  async function reachable(group: number, changed: { country?: string; language?: string } = {}) {
    const player = await limited.player();
    const { playerId } = player;
    await database.query(
      `update identity_player set confirmed_at = $2, receive_promos = true, date_of_birth = '1980-11-08', first_name = $5,
         last_name = 'Halley', country = $3, language = $4 where id = $1`,
      [playerId, clock.now(), changed.country ?? 'DE', changed.language ?? 'de', randomUUID()],
    );
    await database.tx((tx) => house.identity.changeGroups(tx, { playerId, add: [group] }));
    return player;
  }

  const aSegment = async (group: number) => {
    const saved = { name: aName('Segment'), rule: { audience: { groups: [group] }, seen: {} } };
    return (await database.tx((tx) => desk.segments.save(tx, saved, author(1)))).id;
  };

  /** Written by one, agreed to by another. */
  async function agreed(rule: CampaignRule): Promise<number> {
    return database.tx(async (tx) => {
      const { id } = await desk.save(tx, { rule }, author(1));
      await desk.move(tx, { id, to: 'waiting', version: 1 }, author(1));
      await desk.decide(tx, { id, to: 'approved', version: 1 }, author(2));
      return id;
    });
  }

  /** Begins what is due, and sends a campaign until it rests. */
  async function send(id: number): Promise<void> {
    await run('campaigns.advance', {});
    for (let turn = 0; turn < 4; turn += 1) await run('campaigns.send', { campaignId: id });
  }

  const deliveries = async (id: number) => {
    const { rows } = await database.query<{ player_id: bigint; state: string; why: string | null; arm: number }>(
      'select player_id, state, why, arm from campaigns_delivery where campaign_id = $1 order by player_id',
      [id],
    );
    return new Map(rows.map((row) => [Number(row.player_id), row.why ?? row.state]));
  };

  return { ...limited, desk, ports, run, newGroup, reachable, aSegment, agreed, send, deliveries };
}

export const sharedCampaignHouse = () => shared(openCampaignHouse, (house) => house.close());
