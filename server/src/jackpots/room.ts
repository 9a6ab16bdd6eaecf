import type { ConfigRoom } from '../config/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Base } from '../kit/index.ts';
import { createJackpots, type JackpotsOptions } from './create-jackpots.ts';

export interface JackpotsRoomOptions extends Base {
  config: Pick<ConfigRoom, 'rates'>;
  identity: Pick<Identity, 'nicknames'>;
  realtime: Pick<JackpotsOptions, 'publish' | 'publishToPlayer'>;
}

export function jackpotsRoom({ config, identity, realtime, ...base }: JackpotsRoomOptions) {
  const jackpots = createJackpots({
    ...base,
    keys: base.keys('jackpots'),
    rates: config.rates,
    nicknames: identity.nicknames,
    publish: realtime.publish,
    publishToPlayer: realtime.publishToPlayer,
  });
  return { ...jackpots, name: 'jackpots', crons: { 'jackpots.remind': '37 * * * *' } } as const;
}
