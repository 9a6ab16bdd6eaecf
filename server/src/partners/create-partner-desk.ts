import { randomBytes } from 'node:crypto';
import { Refusal, type StaffApi, type StaffPartner, type StaffPartnerFile } from '@halley/contract';
import type { z } from 'zod';
import { type Author, writeSignificant } from '../audit/index.ts';
import { isTaken, type Queryable, type Tx } from '../kit/index.ts';
import { brandsOf, describePartner, partnerOnTheWire } from './describe-partner.ts';
import { insertLink } from './link-store.ts';
import {
  findPartner,
  insertPartner,
  insertTerms,
  lockPartner,
  type Partner,
  selectPartners,
  selectTerms,
  updatePartner,
} from './partner-store.ts';
import { sumPayouts } from './payout-store.ts';
import { createPayouts } from './payouts.ts';
import { countPlayers } from './player-store.ts';
import type { PartnersPorts } from './ports.ts';
import { checkTemplate } from './postbacks/macros.ts';
import { createPostbackLog } from './postbacks/postback-log.ts';
import { type Hook, upsertHook } from './postbacks/postback-store.ts';
import { openSecret, sealSecret } from './postbacks/queue-postbacks.ts';
import { createReferralDesk } from './referral/referral-desk.ts';
import { selectStatements, sumStatements } from './statements/statement-store.ts';
import { planFromForm } from './terms/plan-from-form.ts';
import { planName } from './terms/plan-of.ts';

export type DeskPorts = Pick<PartnersPorts, 'clock' | 'sealer' | 'publicUrl' | 'allowsLoopback' | 'hosts'>;
type Body<Name extends keyof StaffApi> = StaffApi[Name] extends { body: z.ZodType }
  ? z.output<StaffApi[Name]['body']>
  : never;
type PartnerKind = 'saved' | 'payout_details_viewed' | 'secret_viewed' | 'terms_set' | 'link_added' | 'hook_set';

const payoutPurpose = 'partner payout';
const linkCodeBytes = 6;
const names = new Set(['partners_partner_name', 'partners_link_name']);

/** Partners as the back office sees and moves them. */
export function createPartnerDesk(ports: DeskPorts) {
  const { clock, sealer } = ports;

  async function known(db: Queryable, id: number): Promise<Partner> {
    const partner = await findPartner(db, id);
    if (!partner) throw new Refusal('NOT_FOUND');
    return partner;
  }
  const read = async (db: Queryable, id: number): Promise<StaffPartnerFile> =>
    describePartner(ports, db, await known(db, id));

  const record = (tx: Tx, author: Author, kind: PartnerKind, id: number, detail: Record<string, unknown> = {}) =>
    writeSignificant(tx, { kind: `partners.${kind}`, ...author, target: { kind: 'partner', id }, detail });

  /** Kept sealed; of it only the last four signs are shown. */
  const sealed = (details: string | null | undefined) =>
    details
      ? { payoutSealed: sealer.seal(Buffer.from(details), payoutPurpose), payoutShown: `…${details.slice(-4)}` }
      : undefined;

  /** A name that somebody has is refused beside its field. */
  async function unlessTaken<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw isTaken(error, names) ? new Refusal('name.taken') : error;
    });
  }

  return {
    read,
    payouts: createPayouts(ports),
    postbacks: createPostbackLog(),
    referral: createReferralDesk(ports),

    async list(db: Queryable, wanted: Parameters<typeof selectPartners>[1]): Promise<StaffPartner[]> {
      const [partners, counts, earned, paid] = [
        await selectPartners(db, wanted),
        await countPlayers(db),
        await sumStatements(db),
        await sumPayouts(db),
      ];
      return partners.map((partner) =>
        partnerOnTheWire(partner, {
          ...(counts.get(partner.id) ?? { players: 0, firstDeposits: 0 }),
          owed: (earned.get(partner.id) ?? 0n) - (paid.get(partner.id) ?? 0n),
        }),
      );
    },

    async add(tx: Tx, body: Body<'addPartner'>, author: Author): Promise<StaffPartnerFile> {
      const id = await unlessTaken(
        insertPartner(tx, {
          name: body.name,
          contact: body.contact,
          currency: body.currency,
          ownPlayerId: body.player_id ?? null,
          payoutSealed: null,
          payoutShown: null,
          ...sealed(body.payout_details),
          secretSealed: sealSecret(ports, randomBytes(32).toString('hex')),
          createdAt: clock.now(),
        }),
      );
      await record(tx, author, 'saved', id, { name: body.name, currency: body.currency });
      return read(tx, id);
    },

    async change(tx: Tx, id: number, body: Body<'changePartner'>, author: Author): Promise<StaffPartnerFile> {
      const before = await known(tx, id);
      const { version, name, contact, state, player_id, payout_details } = body;
      const { payoutSealed, payoutShown } = before;
      const changed = { id, version, name, contact, state, ownPlayerId: player_id ?? null };
      const done = await unlessTaken(
        updatePartner(tx, { ...changed, payoutSealed, payoutShown, ...sealed(payout_details) }),
      );
      if (!done) throw new Refusal('CHANGED_MEANWHILE');
      const detail = { name, state, from: before.state, payout_details: payout_details ? 'changed' : 'as before' };
      await record(tx, author, 'saved', id, detail);
      return read(tx, id);
    },

    async revealPayout(tx: Tx, id: number, author: Author): Promise<string | null> {
      const { payoutSealed } = await known(tx, id);
      await record(tx, author, 'payout_details_viewed', id);
      return payoutSealed && (sealer.open(payoutSealed, payoutPurpose)?.toString('utf8') ?? null);
    },

    async revealSecret(tx: Tx, id: number, author: Author): Promise<string> {
      const partner = await known(tx, id);
      await record(tx, author, 'secret_viewed', id);
      return openSecret(ports, partner);
    },

    /** One plan anew, the others as they are: a version of its own, from a month on that nobody has been told the sum of. */
    async setPlan(
      tx: Tx,
      { id, body, by }: { id: number; body: Body<'setPartnerPlan'>; by: string },
      author: Author,
    ): Promise<StaffPartnerFile> {
      const partner = await lockPartner(tx, id);
      if (!partner) throw new Refusal('NOT_FOUND');
      const [last] = await selectTerms(tx, id);
      if ((last?.version ?? 0) !== body.from_version) throw new Refusal('CHANGED_MEANWHILE');
      const plan = planFromForm(body);
      const [closed] = await selectStatements(tx, id);
      const isClosed = closed !== undefined && body.from_month <= closed.month;
      if (isClosed || (last && body.from_month < last.fromMonth)) throw new Refusal('from_month.closed');
      const others = (last?.plans ?? []).filter((one) => planName(one) !== planName(plan));
      await insertTerms(tx, {
        partnerId: id,
        version: body.from_version + 1,
        fromMonth: body.from_month,
        plans: [...others, plan],
        madeBy: by,
        madeAt: clock.now(),
      });
      await record(tx, author, 'terms_set', id, { from_month: body.from_month, plan: planName(plan) });
      return read(tx, id);
    },

    async addLink(tx: Tx, id: number, body: Body<'addPartnerLink'>, author: Author): Promise<StaffPartnerFile> {
      await known(tx, id);
      const { name, brand, path, campaign = null } = body;
      if (!brandsOf(ports).includes(brand)) throw new Refusal('brand.unknown');
      const code = randomBytes(linkCodeBytes).toString('base64url').replaceAll(/[-_]/g, 'x');
      await unlessTaken(insertLink(tx, { partnerId: id, code, name, brand, path, campaign, at: clock.now() }));
      await record(tx, author, 'link_added', id, { name, brand, path, campaign });
      return read(tx, id);
    },

    async setHook(
      tx: Tx,
      id: number,
      hook: Pick<Hook, 'event' | 'url' | 'active'>,
      author: Author,
    ): Promise<StaffPartnerFile> {
      await known(tx, id);
      checkTemplate(hook.url, ports);
      await upsertHook(tx, { ...hook, partnerId: id });
      await record(tx, author, 'hook_set', id, { event: hook.event, active: hook.active });
      return read(tx, id);
    },
  };
}

export type PartnerDesk = ReturnType<typeof createPartnerDesk>;
