import {
  type CampaignContent,
  type CampaignKind,
  type CampaignRule,
  type CampaignState,
  type campaignChannels,
  campaignLanguages,
  type ReachRules,
  Refusal,
  type StaffCampaign,
  type StaffCampaignPage,
} from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import type { Queryable, Tx } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { mayMove, maySave } from './campaign-moves.ts';
import {
  campaignVersions,
  findCampaign,
  insertCampaign,
  isNameTaken,
  listCampaigns,
  lockCampaign,
  noteApproved,
  noteProposed,
  noteState,
  rewriteCampaign,
  type StoredCampaign,
  waitingCampaigns,
} from './campaign-store.ts';
import { checkCampaign, checkContent, refuseFaults, segmentsIn } from './check-campaign.ts';
import { countRuns, countSteps } from './journeys/run-store.ts';
import { mailOf } from './message-of.ts';
import type { CampaignsPorts } from './ports.ts';
import { insertReachRules, readReachRules } from './reach/reach-rules-store.ts';
import { readResults } from './results/read-results.ts';
import { createSegmentDesk, personOf } from './segments/segment-desk.ts';
import { listSegments, lockNames } from './segments/segment-store.ts';
import { countsOf } from './sending/delivery-store.ts';
import { jobKey } from './sending/send-campaign.ts';
import { unsubscribeLinks } from './sending/unsubscribe.ts';

export interface CampaignSaved {
  id?: number | undefined;
  fromVersion?: number | undefined;
  rule: CampaignRule;
}

export interface CampaignMoved<To extends CampaignState> {
  id: number;
  version: number;
  to: To;
}

export type CampaignDesk = ReturnType<typeof createCampaignDesk>;

const pageSize = 50;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Campaigns and journeys as the back office writes, agrees to and reads them. */
export function createCampaignDesk(ports: CampaignsPorts) {
  const { clock, publicUrl, queueMail } = ports;

  async function describe(db: Queryable, campaigns: readonly StoredCampaign[], memberId: number) {
    const counts = await countsOf(
      db,
      campaigns.map(({ id }) => id),
    );
    return campaigns.map(
      (campaign): StaffCampaign => ({
        id: campaign.id,
        kind: campaign.kind,
        name: campaign.name,
        state: campaign.state,
        version: campaign.version,
        rule: campaign.rule,
        made_by: campaign.madeBy,
        changed_at: campaign.changedAt.toISOString(),
        proposed_at: iso(campaign.proposedAt),
        approved_by: campaign.approvedBy,
        approved_at: iso(campaign.approvedAt),
        started_at: iso(campaign.startedAt),
        ended_at: iso(campaign.endedAt),
        assigned: counts.get(campaign.id)?.assigned ?? 0,
        sent: counts.get(campaign.id)?.sent ?? 0,
        is_own: campaign.writers.includes(memberId),
      }),
    );
  }

  async function read(db: Queryable, id: number, memberId: number): Promise<StaffCampaign> {
    const found = await findCampaign(db, id);
    if (!found) throw new Refusal('NOT_FOUND');
    const [campaign] = await describe(db, [found], memberId);
    return campaign as StaffCampaign;
  }

  async function locked(tx: Tx, { id, version }: { id: number; version: number }): Promise<StoredCampaign> {
    const found = await lockCampaign(tx, id, 'update');
    if (!found) throw new Refusal('NOT_FOUND');
    if (found.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    return found;
  }

  const record = (
    tx: Tx,
    author: Author,
    kind: 'campaigns.campaign_changed' | 'campaigns.campaign_decided',
    { id, ...detail }: { id: number; change: string; version: number; from?: CampaignState },
  ) => writeSignificant(tx, { kind, ...author, target: { kind: 'campaign', id }, detail });

  return {
    segments: createSegmentDesk(ports),
    waiting: waitingCampaigns,
    results: (db: Queryable, id: number) => readResults(ports, db, id),

    async list(
      db: Queryable,
      wanted: { kind?: CampaignKind | undefined; state?: CampaignState | undefined; before?: number | undefined },
      memberId: number,
    ): Promise<{ campaigns: StaffCampaign[]; next_before: number | null }> {
      const found = await listCampaigns(db, { ...wanted, limit: pageSize });
      const last = found.at(-1);
      return {
        campaigns: await describe(db, found, memberId),
        next_before: found.length === pageSize && last ? last.id : null,
      };
    },

    async page(db: Queryable, id: number, memberId: number): Promise<StaffCampaignPage> {
      const campaign = await read(db, id, memberId);
      const pins = (await findCampaign(db, id))?.pins ?? {};
      const segments = await listSegments(db, segmentsIn(campaign.rule));
      const steps = campaign.rule.kind === 'journey' ? campaign.rule.steps : [];
      const [noted, runs] = [await countSteps(db, id), await countRuns(db, id)];
      const of = (step: number, outcome: string) =>
        noted.find((one) => one.step === step && one.outcome === outcome)?.players ?? 0;
      const sum = (which: (run: (typeof runs)[number]) => boolean) =>
        runs.filter(which).reduce((all, { players }) => all + players, 0);
      const whys = [...new Set(runs.flatMap(({ state, why }) => (state === 'left' && why ? [why] : [])))].sort();
      return {
        ...campaign,
        versions: (await campaignVersions(db, id)).map(({ at, ...version }) => ({ ...version, at: at.toISOString() })),
        segments: segments.map((segment) => ({
          id: segment.id,
          name: segment.name,
          version: pins[segment.id] ?? segment.version,
          players: segment.countedVersion === (pins[segment.id] ?? segment.version) ? segment.players : null,
        })),
        steps: steps.map((_, step) => ({
          step,
          waiting: sum((run) => run.state === 'running' && run.step === step),
          done: of(step, 'done'),
          refused: of(step, 'refused'),
          skipped: of(step, 'skipped'),
          left: of(step, 'left'),
        })),
        runs: {
          running: sum(({ state }) => state === 'running'),
          done: sum(({ state }) => state === 'done'),
          left: whys.map((why) => ({ why, players: sum((run) => run.state === 'left' && run.why === why) })),
        },
      };
    },

    /** Writes a draft, or another version in its place; what waited is a draft again. */
    async save(tx: Tx, { id, fromVersion, rule }: CampaignSaved, author: Author): Promise<StaffCampaign> {
      const by = personOf(author);
      const at = clock.now();
      await lockNames(tx);
      const before = id === undefined ? undefined : await locked(tx, { id, version: fromVersion ?? 0 });
      if (before && (!maySave(before.state) || before.kind !== rule.kind)) throw new Refusal('state.not_allowed');
      await checkCampaign(ports, tx, rule);
      if (await isNameTaken(tx, { id, name: rule.name })) refuseFaults([['name', 'is taken already']]);
      const version = (before?.version ?? 0) + 1;
      const savedId = before?.id ?? (await insertCampaign(tx, { rule, by, at }));
      if (before) await rewriteCampaign(tx, { id: savedId, version, rule, by, at });
      await record(tx, author, 'campaigns.campaign_changed', { id: savedId, change: 'saved', version });
      return read(tx, savedId, by.id);
    },

    /** Sends it to another person with the segments as they are now, takes it back, or stops it. */
    async move(
      tx: Tx,
      { id, version, to }: CampaignMoved<'waiting' | 'draft' | 'stopped'>,
      author: Author,
    ): Promise<StaffCampaign> {
      const campaign = await locked(tx, { id, version });
      if (!mayMove(campaign.state, to)) throw new Refusal('state.not_allowed');
      const at = clock.now();
      if (to === 'waiting') {
        await checkCampaign(ports, tx, campaign.rule);
        const segments = await listSegments(tx, segmentsIn(campaign.rule));
        const pins = Object.fromEntries(segments.map((segment) => [segment.id, segment.version]));
        await noteProposed(tx, { id, pins, at });
      } else {
        await noteState(tx, { id, state: to, at });
      }
      await record(tx, author, 'campaigns.campaign_changed', { id, change: to, version, from: campaign.state });
      return read(tx, id, personOf(author).id);
    },

    /** Agrees to it, which nobody may who wrote at it, or gives it back. */
    async decide(
      tx: Tx,
      { id, version, to }: CampaignMoved<'approved' | 'draft'>,
      author: Author,
    ): Promise<StaffCampaign> {
      const by = personOf(author);
      const campaign = await locked(tx, { id, version });
      if (campaign.state !== 'waiting' || !mayMove(campaign.state, to)) throw new Refusal('state.not_allowed');
      const at = clock.now();
      if (to === 'approved') {
        if (campaign.writers.includes(by.id)) throw new Refusal('SECOND_PERSON_NEEDED');
        await checkCampaign(ports, tx, campaign.rule);
        await noteApproved(tx, { id, by, at });
        const runAt = new Date(Math.max(new Date(campaign.rule.starts_at).getTime(), at.getTime()));
        await addJob(tx, 'campaigns.advance', {}, { key: `${jobKey(id)}:start`, runAt });
      } else {
        await noteState(tx, { id, state: to, at });
      }
      await record(tx, author, 'campaigns.campaign_decided', { id, change: to, version, from: campaign.state });
      return read(tx, id, by.id);
    },

    /** As its recipient sees it, in each language. */
    preview({ channel, content }: { channel: (typeof campaignChannels)[number]; content: CampaignContent }) {
      checkContent(content);
      const unsubscribe = unsubscribeLinks(publicUrl, 'preview');
      return campaignLanguages.map((language) => ({
        language,
        ...content.words[language],
        path: content.path,
        html: channel === 'mail' ? mailOf({ content, language, publicUrl, unsubscribe }).html : null,
      }));
    },

    /** To whoever asks, by mail. */
    async test(
      tx: Tx,
      { language, content, to }: { language: string; content: CampaignContent; to: string },
      author: Author,
    ): Promise<void> {
      checkContent(content);
      const mail = mailOf({ content, language, publicUrl, unsubscribe: unsubscribeLinks(publicUrl, 'preview') });
      await queueMail(tx, { to, ...mail, subject: `Test: ${mail.subject}` });
      await writeSignificant(tx, { kind: 'campaigns.test_sent', ...author, detail: { language } });
    },

    rules: readReachRules,
    async saveRules(
      tx: Tx,
      { fromVersion, rules }: { fromVersion: number; rules: ReachRules },
      author: Author,
    ): Promise<void> {
      const before = await readReachRules(tx);
      const by = personOf(author).name;
      const written = { version: fromVersion + 1, rules, by, at: clock.now() };
      if (before.version !== fromVersion || !(await insertReachRules(tx, written))) {
        throw new Refusal('CHANGED_MEANWHILE');
      }
      await writeSignificant(tx, {
        kind: 'campaigns.rules_changed',
        ...author,
        detail: { was: before.rules, now: rules },
      });
    },
  };
}
