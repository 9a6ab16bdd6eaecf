import { isCurrency, Refusal } from '@halley/contract';
import type { ProviderLaunch } from '../catalogue/launch-game.ts';
import { idleMs } from './judge-session.ts';
import type { ProviderPorts } from './ports.ts';
import { findProviderOfProducer, type Provider } from './provider-store.ts';
import { insertSession, launchTokenHash, newLaunchToken } from './session-store.ts';

type LaunchPorts = Pick<ProviderPorts, 'database' | 'clock' | 'refusalToPlay'>;

/**
 * Where a game of another house is opened. For real money the address carries a token, made for this one launch: it
 * stands for the player, the currency, the game and the device, and is worth nothing without the provider's secret.
 */
export async function launchAtProvider(ports: LaunchPorts, launch: ProviderLaunch): Promise<{ url: string }> {
  const { database, clock } = ports;
  const provider = await findProviderOfProducer(database, launch.game.provider);
  if (!provider) throw new Refusal('NOT_FOUND');
  if (provider.state !== 'open') throw new Refusal('GAME_CLOSED');
  if (launch.mode === 'demo') return { url: launchUrl(provider, launch, { mode: 'fun' }) };

  const { playerId, playerSessionId, currency, device, country, locale, screen } = launch;
  const game = launch.game.identifier;
  if (!isCurrency(currency)) throw new Refusal('currency.not_supported');
  const refusal = await ports.refusalToPlay?.({ playerId, game, country });
  if (refusal) throw refusal;
  const token = newLaunchToken();
  const launchedAt = clock.now();
  await database.tx((tx) =>
    insertSession(tx, {
      providerId: provider.id,
      playerId,
      playerSessionId,
      game,
      currency,
      device,
      country,
      language: locale,
      tokenHash: launchTokenHash(token),
      launchedAt,
      expiresAt: new Date(launchedAt.getTime() + idleMs),
    }),
  );
  return { url: launchUrl(provider, launch, { mode: 'real', currency, ...screen, token }) };
}

/** `/launch` below the provider's address, whether that is another host or a path of ours. */
function launchUrl(provider: Provider, { game, device, locale }: ProviderLaunch, more: Record<string, string>): string {
  const query = new URLSearchParams({ game: game.identifier, device, locale, ...more });
  return `${provider.baseUrl.replace(/\/$/, '')}/launch?${query}`;
}
