import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Jackpots } from '../jackpots/index.ts';
import type { BaseOfHomes, Room } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Verification } from '../verification/index.ts';
import type { WagerFollower } from './accepted-stake.ts';
import type { OpenChances, OpenFreeRounds, ReadGameFacts } from './apply-group.ts';
import { createWagers } from './create-wagers.ts';
import { judgeLaunch } from './judge-launch.ts';
import { measureGroups } from './measure-groups.ts';
import { type PlayersMayStakeOptions, playersMayStake } from './rules/account-may-stake.ts';
import { playersKeepLimits } from './rules/limits-hold.ts';
import { type HandedRules, inOrder } from './rules/rule-order.ts';
import { playersAcceptedTerms } from './rules/terms-accepted.ts';
import { sweepRounds } from './sweep-rounds.ts';

const hourMs = 60 * 60 * 1000;

/** What rooms above bring to the door. */
interface DoorPorts extends Pick<PlayersMayStakeOptions, 'readPaces' | 'readJoining'> {
  rules: HandedRules;
  followers: readonly WagerFollower[];
  openChances: OpenChances;
  openFreeRounds: OpenFreeRounds;
  readGameFacts: ReadGameFacts;
}

export interface WagersRoomOptions extends BaseOfHomes {
  geo: Pick<Geo, 'may' | 'protectionOf'>;
  identity: Pick<IdentityRoom, 'openTokens' | 'standingsOf' | 'standingsOnce'>;
  verification: Pick<Verification, 'mayPlayForReal'>;
  limits: Pick<Limits, 'guardStakes' | 'judgeLaunch'>;
  jackpots: Pick<Jackpots, 'writeStakes'>;
  door: DoorPorts;
}

export function wagersRoom({ geo, identity, verification, limits, jackpots, door, ...base }: WagersRoomOptions) {
  const { settings, homes, clock, metrics } = base;
  const { standingsOnce: standingsOf } = identity;
  const keepLimits = playersKeepLimits(limits);
  const wagers = createWagers({
    ...measureGroups(metrics),
    homes,
    clock,
    openChances: door.openChances,
    openFreeRounds: door.openFreeRounds,
    readGameFacts: door.readGameFacts,
    writers: settings.wagerWriters,
    openSessions: identity.openTokens,
    rules: inOrder({
      ...door.rules,
      'terms-accepted': playersAcceptedTerms({ standingsOf }),
      'account-may-stake': playersMayStake({
        clock,
        geo,
        standingsOf,
        mayPlayForReal: verification.mayPlayForReal,
        readPaces: door.readPaces,
        readJoining: door.readJoining,
      }),
      'limits-hold': keepLimits.rule,
    }),
    followers: [jackpots.writeStakes, ...door.followers],
    watchers: [keepLimits.watcher],
  });
  metrics.gauge(
    'halley_wagers_waiting',
    'Wagers that wait for a group, and those whose wallet somebody else holds',
    async () => Object.entries(wagers.load()).map(([name, value]) => ({ labels: { name }, value })),
  );
  const sweptRounds = metrics.counter('halley_rounds_swept', 'Rounds nobody had ended, by what became of them', [
    'state',
    'awaits',
  ]);
  const rules = {
    providerMs: settings.staleRoundHours * hourMs,
    playerMs: settings.abandonedRoundDays * 24 * hourMs,
  };
  return {
    ...wagers,
    name: 'wagers',
    judgeLaunch: (launch: { playerId: number; game: string; currency: string }) =>
      judgeLaunch({ homes, identity, verification, limits }, launch),
    tasks: {
      'wagers.sweep': async () =>
        void (await sweepRounds({
          homes,
          clock,
          wagers,
          rules,
          onSwept: ({ state, awaits }) => sweptRounds.inc({ state, awaits }),
        })),
    },
    crons: { 'wagers.sweep': '*/10 * * * *' },
    stop: wagers.idle,
  } as const satisfies Room;
}

export type WagersRoom = ReturnType<typeof wagersRoom>;
