import type { Currency } from '@halley/contract';
import { formatAmount } from '@halley/contract';
import type { Consumer, Event, Tx } from '../kit/index.ts';
import { findLink } from './link-store.ts';
import { ownBecause } from './own-players.ts';
import { findPartner, type Partner } from './partner-store.ts';
import { findPlayers, insertPlayer, noteFirstDeposit, noteOwn, type PartnersPlayer } from './player-store.ts';
import type { PartnersPorts } from './ports.ts';
import { type PartnerEvent, selectHooks } from './postbacks/postback-store.ts';
import { queuePostback } from './postbacks/queue-postbacks.ts';
import { readStag, referralCodeOf } from './read-stag.ts';
import { insertFriend, liveTerms, ownerOfCode } from './referral/referral-store.ts';

type Registered = Extract<Event, { topic: 'identity.registered' }>['data'];
type Deposited = Extract<Event, { topic: 'payments.deposited' }>['data'];

type Needs = Pick<PartnersPorts, 'clock' | 'sealer' | 'identity' | 'sharingInstrument'>;

/** Who came from whom, and what partners' servers are told of it. One consumer: a deposit comes behind its registration. */
export function followPlayers(ports: Needs): Consumer {
  return {
    name: 'partners-players',
    topics: ['identity.registered', 'payments.deposited'],
    async handle(tx, events) {
      for (const event of events) {
        if (event.topic === 'identity.registered') await takeIn(ports, tx, event.data);
        if (event.topic === 'payments.deposited') await noteDeposit(ports, tx, event.data);
      }
    },
  };
}

async function takeIn(ports: Needs, tx: Tx, { playerId }: Registered): Promise<void> {
  const [origin] = await ports.identity.originsOf(tx, [playerId]);
  if (!origin) return;
  const code = referralCodeOf(origin.stag);
  if (code !== undefined) return noteFriend(tx, { playerId, code, country: origin.country, at: origin.createdAt });
  const stag = readStag(origin.stag);
  const partner = stag && (await findPartner(tx, stag.partnerId));
  if (!stag || partner?.state !== 'active') return;
  const link = stag.linkCode === null ? undefined : await findLink(tx, stag.linkCode);
  const own = link?.partnerId === partner.id ? link : undefined;
  const player = {
    playerId,
    partnerId: partner.id,
    linkId: own?.id ?? null,
    stag: origin.stag ?? '',
    campaign: origin.campaign ?? own?.campaign ?? null,
    country: origin.country,
    registeredAt: origin.createdAt,
    ownBecause: await ownBecause(ports, tx, { partner, player: origin }),
  };
  const isNew = await insertPlayer(tx, player);
  if (isNew && player.ownBecause === null)
    await tell(ports, tx, { partner, player, event: 'registration', mark: `${playerId}` });
}

/** Somebody came with a code. The terms that hold now are the terms of this invitation, whatever comes later. */
async function noteFriend(
  tx: Tx,
  { playerId, code, country, at }: { playerId: number; code: string; country: string | null; at: Date },
): Promise<void> {
  const [inviterId, terms] = [await ownerOfCode(tx, code), await liveTerms(tx)];
  if (inviterId === undefined || inviterId === playerId || !terms) return;
  if (country !== null && terms.rule.closed_markets.includes(country)) return;
  await insertFriend(tx, { playerId, inviterId, code, termsVersion: terms.version, registeredAt: at });
}

async function noteDeposit(ports: Needs, tx: Tx, deposit: Deposited): Promise<void> {
  const { playerId, paymentId, amount, currency, at } = deposit;
  const player = (await findPlayers(tx, [playerId])).get(playerId);
  const partner = player && (await findPartner(tx, player.partnerId));
  if (!player || !partner) return;
  const isFirst = await noteFirstDeposit(tx, { playerId, at: new Date(at), amount: BigInt(amount), currency });
  // A way of paying shows who somebody is.
  const [origin] = await ports.identity.originsOf(tx, [playerId]);
  const because = player.ownBecause ?? (origin ? await ownBecause(ports, tx, { partner, player: origin }) : null);
  if (because !== null && player.ownBecause === null) await noteOwn(tx, playerId, because);
  if (because !== null || partner.state === 'closed') return;
  const said = { partner, player, amount: formatAmount(BigInt(amount), currency as Currency), currency };
  if (isFirst) await tell(ports, tx, { ...said, event: 'first_deposit', mark: `${playerId}` });
  await tell(ports, tx, { ...said, event: 'deposit', mark: `${paymentId}` });
}

interface Told {
  partner: Partner;
  player: Pick<PartnersPlayer, 'playerId' | 'stag' | 'campaign'>;
  event: PartnerEvent;
  mark: string;
  amount?: string;
  currency?: string;
}

async function tell(ports: Needs, tx: Tx, { partner, player, event, ...said }: Told): Promise<void> {
  const hook = (await selectHooks(tx, [partner.id])).find((one) => one.event === event && one.active);
  if (!hook) return;
  const { playerId: id, stag, campaign } = player;
  const visit = readStag(stag)?.visit ?? '';
  await queuePostback(ports, tx, { hook, partner, player: { id, stag, visit, campaign }, ...said });
}
