import {
  type BettingSettings,
  type bettingCalls,
  currencyCodes,
  oddsTypes,
  Refusal,
  type SportPreferences,
} from '@halley/contract';
import type { Clock, Database, Handlers, PlayerContext } from '../../kit/index.ts';
import type { bettingBonusHandlers } from '../offers/betting-bonus-handlers.ts';
import { usualPreferences } from './keep-handlers.ts';
import { readKept } from './keep-store.ts';

export interface BettingPorts {
  database: Database;
  clock: Clock;
  /** For the socket of the house, which is the sport's too. */
  connectionToken(playerId: number, sessionId: string): string;
}

const provider = 'halley';

type Calls = Omit<typeof bettingCalls, keyof ReturnType<typeof bettingBonusHandlers>>;

/** What clients of other products read, from our own book. */
export function bettingHandlers({ database, clock, connectionToken }: BettingPorts): Handlers<Calls> {
  const tokenOf = ({ principal }: PlayerContext) => connectionToken(principal.playerId, principal.sessionId);
  return {
    async readBettingSettings(_input, { principal }) {
      const kept = (await readKept(database, principal.playerId, 'preferences')) as SportPreferences | null;
      const { odds_type, policy } = kept ?? usualPreferences;
      const body: BettingSettings = {
        provider_statuses: { [provider]: 'active' },
        video_settings: { enabled: false, providers: [] },
        // Nothing urges: no stake is suggested.
        stakes: Object.fromEntries(currencyCodes.map((code) => [code, []])),
        custom_bet_allow_single: true,
        custom_bet_enabled: false,
        auto_accept_odds_change: policy,
        odds_types: { available: [...oddsTypes], selected: odds_type },
        sport_type_providers: { regular: provider, cyber: provider },
        updated_at: clock.now().toISOString(),
        multi_bet_settings: { available_by_provider: { [provider]: true } },
        additional_providers: {
          horse_racing: { enabled: false, provider },
          lotto: { enabled: false, provider },
        },
        allow_multiple_active_user_freebets: false,
      };
      return { status: 200, body };
    },
    readBettingToken: async (_input, context) => ({ status: 200, body: { token: tokenOf(context) } }),
    async authorizeBettingChannels({ body }, context) {
      const own = String(context.principal.playerId);
      const isOwn = (channel: string) =>
        new RegExp(`^\\$private:[a-z]{2}(-[A-Za-z]{2})?\\.platform_user\\.${own}$`).test(channel);
      if (body.client !== own || !body.channels.every(isOwn)) throw new Refusal('FORBIDDEN');
      return {
        status: 200,
        body: { channels: body.channels.map((channel) => ({ channel, token: tokenOf(context) })) },
      };
    },
  };
}
