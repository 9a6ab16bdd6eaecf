import type { Tx } from '../kit/index.ts';
import type { DueGrant, GiveRewards } from '../promotions/index.ts';
import { credit, lastTransferOf } from '../wallet/index.ts';
import { takeBonus } from './activate-bonus.ts';
import { type SpinsPorts, takeSpins } from './activate-spins.ts';
import type { Gift } from './gift.ts';
import { createHeld, type HeldPorts } from './held.ts';
import { heldUntilBy } from './held-until.ts';
import { issueGift } from './issue-gift.ts';
import { grantKey, newGift } from './new-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurses, type Purse } from './purse.ts';

/** How the ledger calls cash that is given. */
const reasonOf = { cashback: 'cashback', promotion: 'prize', points: 'points_exchange', prize: 'prize' } as const;

type GiftGrant = DueGrant<'bonus'> | DueGrant<'freespins'>;

type GivePorts = SpinsPorts &
  HeldPorts &
  Pick<BonusesPorts, 'clock' | 'geo' | 'givePoints' | 'giveLootboxes' | 'giveTickets' | 'giveOffers'>;

/** Makes grants true, each once: a grant that was given before changes nothing. */
export function giveRewards(ports: GivePorts): GiveRewards {
  const held = createHeld(ports);

  async function giveGifts(tx: Tx, grants: GiftGrant[]): Promise<void> {
    const now = ports.clock.now();
    const purses = await openPurses(tx, grants);
    const receivers = await ports.identity.receiversOf(
      tx,
      grants.map(({ playerId }) => playerId),
    );
    // Behind the wallets' locks: a review that is opened now waits for them, and finds the gift.
    const reviews = await ports.promotions.reviewsOf(
      tx,
      grants.map(({ playerId }) => playerId),
    );
    for (const grant of grants) {
      const { playerId, currency } = grant;
      const purse = purses.find(({ wallet }) => wallet.playerId === playerId && wallet.currency === currency) as Purse;
      const licence = receivers.get(playerId)?.licence;
      if (licence === undefined) continue;
      const protection = ports.geo.protectionOf(licence);
      const heldUntil = heldUntilBy({ id: 0, sourceKey: '', playerId, promotionId: grant.promotionId }, reviews);
      const source = sourceOf(grant, { accountId: purse.wallet.id, afterTransfer: await lastTransferOf(tx, playerId) });
      const terms = newGift(source, grant.reward, { now, takeDays: grant.takeDays, protection });
      const issued = { ...terms, heldUntil };
      const gift = await issueGift(tx, purse, issued, { actor: 'system', reason: `promotion ${grant.promotionId}` });
      // PR-05: the choice of it was the player's act.
      if (gift && grant.activate) await take(tx, purse, gift);
    }
    for (const purse of purses) await purse.write(tx);
  }

  async function take(tx: Tx, purse: Purse, gift: Gift): Promise<void> {
    const by = { now: ports.clock.now(), actor: 'player', reason: 'chosen' };
    if (gift.type === 'bonus') takeBonus(purse, gift, by);
    // Spins whose games are closed just now stay as they were issued.
    else await takeSpins(ports, tx, { purse, gift, by });
  }

  return {
    bonus: giveGifts,
    freespins: giveGifts,
    async cash(tx, grants) {
      await openPurses(tx, grants);
      for (const grant of grants) {
        const { id, playerId, currency, reward } = grant;
        const reason = reasonOf[reward.why];
        await credit(tx, {
          playerId,
          currency,
          amount: reward.amount,
          key: grantKey(id),
          reason,
          house: grant.isSetAside ? 'prizes' : 'bonus_cost',
        });
        await held.holdCash(tx, grant);
      }
    },
    async group(tx, grants) {
      for (const { playerId, reward } of grants)
        await ports.identity.changeGroups(tx, { playerId, add: [reward.group] });
    },
    freebet: (tx, grants) => ports.giveOffers(tx, grants),
    bet_offer: (tx, grants) => ports.giveOffers(tx, grants),
    points: (tx, grants) => ports.givePoints(tx, grants),
    lootbox: (tx, grants) => ports.giveLootboxes(tx, grants),
    tickets: (tx, grants) => ports.giveTickets(tx, grants),
    /** What is sent by post is given by the order: nothing is there before. */
    goods: async () => {},
  };
}

function sourceOf(grant: GiftGrant, wallet: Pick<Gift, 'accountId' | 'afterTransfer'>) {
  const { playerId, currency, promotionId, version, texts, groupKey, product, occasion, kind } = grant;
  return {
    ...wallet,
    playerId,
    currency,
    promotionId,
    version,
    texts,
    groupKey,
    product,
    occasion,
    strategy: kind,
    sourceKey: `grant:${grant.id}`,
  };
}
