import type { Consumer, Event } from '../kit/index.ts';
import { withCardGame } from './card-game.ts';
import { type DescribePorts, readShown } from './describe-gifts.ts';
import { endAllGifts, endChargedBack, runClocks } from './end-gifts.ts';
import { endSpins } from './end-spins.ts';
import { bonusOnTheWire, freespinsOnTheWire } from './gift-on-the-wire.ts';
import { findGifts } from './gift-store.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurses } from './purse.ts';
import { startNext } from './start-next.ts';

type ChangedGift = Extract<Event, { topic: 'bonuses.changed' }>['data'];

const changedOf = (events: readonly Event[]): ChangedGift[] =>
  events.flatMap((event) => (event.topic === 'bonuses.changed' ? [event.data] : []));

/** Open pages are told of each gift as it is now: many steps of one gift are one event. */
export function tellGifts(ports: DescribePorts & Pick<BonusesPorts, 'identity' | 'tellPlayer'>): Consumer {
  return {
    name: 'bonuses-live',
    topics: ['bonuses.changed'],
    // At most one a second: progress comes with every round.
    gatherMs: 1_000,
    async handle(tx, events) {
      const changed = changedOf(events);
      const playerIds = [...new Set(changed.map(({ playerId }) => playerId))];
      const languages = await ports.identity.languagesOf(tx, playerIds);
      for (const playerId of playerIds) {
        const shown = await readShown(ports, tx, { playerId, locale: languages.get(playerId) ?? 'en' });
        const ids = new Set(changed.flatMap((one) => (one.playerId === playerId ? [one.giftId] : [])));
        const told = shown.gifts.filter(({ id }) => ids.has(id));
        const tell = await withCardGame((game) =>
          told.map((gift) => {
            if (gift.type === 'freespins') {
              const freespins = freespinsOnTheWire(gift, { ...shown, game });
              return () => ports.tellPlayer(playerId, 'freespins_changes', freespins);
            }
            const bonus = bonusOnTheWire(gift, { ...shown, game });
            return () => ports.tellPlayer(playerId, 'bonuses_changes', bonus);
          }),
        );
        for (const one of tell) one();
      }
    },
  };
}

type FollowPorts = Pick<BonusesPorts, 'clock' | 'freeRounds' | 'limits'>;

/** What follows from a gift that has moved: the next of the queue, the end of spins that are all played. */
export function followGifts(ports: FollowPorts): Consumer {
  return {
    name: 'bonuses-follow',
    topics: ['bonuses.changed'],
    async handle(tx, events) {
      const gifts = await findGifts(tx, [...new Set(changedOf(events).map(({ giftId }) => giftId))]);
      const purses = await openPurses(tx, gifts);
      const onBreak = await ports.limits.closedAmong(
        tx,
        gifts.map(({ playerId }) => playerId),
      );
      const by = { now: ports.clock.now(), actor: 'system' };
      for (const purse of purses) {
        for (const gift of purse.gifts()) {
          const isPlayed = gift.stage === 'activated' && gift.spinsDone >= (gift.spinsTotal ?? 0);
          if (isPlayed) await endSpins(ports, tx, { purse, gift, how: 'finished', by });
        }
        startNext(purse, { ...by, reason: 'its turn', onBreak: onBreak.has(purse.wallet.playerId) });
        await purse.write(tx);
      }
    },
  };
}

/** PR-11: an exclusion ends all gifts and pays what was earned; a break stops their clocks, and they go on after it. */
export function mindBreaks(ports: Pick<BonusesPorts, 'clock' | 'freeRounds' | 'limits'>): Consumer {
  return {
    name: 'bonuses-breaks',
    topics: ['limits.excluded', 'limits.changed'],
    // An exclusion of long ago ends nothing that was given after the return.
    once: true,
    async handle(tx, events) {
      const excluded = new Set<number>();
      const clocked = new Set<number>();
      for (const event of events) {
        if (event.topic === 'limits.excluded') {
          (event.data.kind === 'selfexclusion' ? excluded : clocked).add(event.data.playerId);
        } else if (event.topic === 'limits.changed' && event.data.type === 'coolingoff')
          clocked.add(event.data.playerId);
      }
      if (excluded.size > 0) await endAllGifts(ports, tx, { playerIds: [...excluded], how: 'excluded' });
      if (clocked.size > 0) await runClocks(ports, tx, [...clocked]);
    },
  };
}

/** A deposit that was paid out and then charged back ends what was given for it. */
export function mindChargeBacks(ports: Pick<BonusesPorts, 'clock' | 'freeRounds' | 'limits'>): Consumer {
  return {
    name: 'bonuses-charge-backs',
    topics: ['payments.flagged'],
    async handle(tx, events) {
      for (const event of events) {
        if (event.topic !== 'payments.flagged' || event.data.kind !== 'returned_after_paid') continue;
        const { playerId, reference } = event.data;
        if (playerId !== null && reference !== null) await endChargedBack(ports, tx, { playerId, reference });
      }
    },
  };
}
