import { Refusal } from '@halley/contract';
import { demoCurrency, games } from '@halley/studio/games';
import type { Principal } from '../../kit/index.ts';
import type { CatalogueGame, Device } from './catalogue.ts';
import { ownScreenRules, type ScreenProtection, screenRules } from './screen-rules.ts';

/** What must be true before a game opens for money, asked of the rooms that know. */
export interface LaunchPorts {
  /** The wallet the player has selected, and all there are. */
  currencyOf(playerId: number): Promise<string>;
  walletsOf(playerId: number): Promise<readonly string[]>;
  /** Personal fields the game's producer wants filled and this player has left empty. */
  missingFields(playerId: number, game: CatalogueGame): Promise<readonly string[]>;
  /** Throws what stands in the way: limits, exclusion, verification. */
  mayLaunch(playerId: number, launch: { game: CatalogueGame; currency: string }): Promise<void>;
  /** What protects this player on the screen of a game. */
  protectionOf(playerId: number): Promise<ScreenProtection>;
  launchAtProvider: LaunchAtProvider;
}

/** Opens a session at the provider that runs the game and answers its address. */
export type LaunchAtProvider = (launch: ProviderLaunch) => Promise<{ url: string }>;

export type ProviderLaunch = {
  game: Pick<CatalogueGame, 'identifier' | 'provider' | 'title'>;
  device: Device;
  /** Where the visitor is. */
  country: string;
  locale: string;
} & Seat;

type Seat =
  | { mode: 'demo' }
  | {
      mode: 'real';
      playerId: number;
      /** The log-in it is opened from. What is open at a provider ends with it. */
      playerSessionId: string;
      currency: string;
      /** Told to the game with its address. */
      screen: Record<string, string>;
    };

export interface LaunchRequest {
  game: CatalogueGame;
  /** The game's id in a currency, where one was named. */
  id: number | undefined;
  mode: 'real' | 'demo';
  device: Device;
  player: Pick<Principal, 'playerId' | 'sessionId'> | null;
  country: string;
  locale: string;
  /** Whether the game may be shown to this visitor here, and whether it may be played for money here. */
  isShown: boolean;
  isOpenForMoney: boolean;
  /** Whether this house plays for money in a currency. */
  takes(currency: string): boolean;
}

export interface Launched {
  url: string;
  mode: 'real' | 'demo';
  strategy: 'iframe';
}

/** Where a game is opened. Everything that stands in the way is said before a session is made anywhere. */
export async function launchGame(ports: LaunchPorts, request: LaunchRequest): Promise<Launched> {
  const { game, mode } = request;
  if (mode === 'demo') {
    if (!request.isShown) throw new Refusal('REGION_RESTRICTED');
    const asked = currencyAsked(request) ?? demoCurrency;
    if (asked !== demoCurrency || !game.hasDemo) throw new Refusal('currency.not_supported');
    return { url: await addressOf(ports, request, { mode: 'demo' }), mode, strategy: 'iframe' };
  }
  if (!request.player) throw new Refusal('UNAUTHENTICATED');
  const { playerId, sessionId: playerSessionId } = request.player;
  if (!request.isOpenForMoney) throw new Refusal('REGION_RESTRICTED');
  const currency = await currencyFor(ports, request, playerId);
  await ports.mayLaunch(playerId, { game, currency });
  const missing = await ports.missingFields(playerId, game);
  if (missing.length > 0) throw new Refusal('provider_fields.missing', { fields: missing });
  const rulesFor = game.launch === 'provider' ? screenRules : ownScreenRules;
  const screen = rulesFor(await ports.protectionOf(playerId), game.kind);
  const seat = { mode: 'real', playerId, playerSessionId, currency, screen } as const;
  return { url: await addressOf(ports, request, seat), mode, strategy: 'iframe' };
}

function currencyAsked({ game, id }: LaunchRequest): string | undefined {
  if (id === undefined) return undefined;
  const asked = game.currencies.find((candidate) => candidate.id === id);
  if (!asked) throw new Refusal('NOT_FOUND');
  return asked.currency;
}

/** The wallet that is played from: the one behind the id, or the selected one. It must exist, and the game must take it. */
async function currencyFor(ports: LaunchPorts, request: LaunchRequest, playerId: number): Promise<string> {
  const asked = currencyAsked(request);
  const currency = asked ?? (await ports.currencyOf(playerId));
  const isTaken =
    currency !== demoCurrency && request.game.currencies.some((candidate) => candidate.currency === currency);
  if (!isTaken || !request.takes(currency)) throw new Refusal('currency.not_supported');
  if (asked && !(await ports.walletsOf(playerId)).includes(asked)) throw new Refusal('currency.not_supported');
  return currency;
}

async function addressOf(ports: LaunchPorts, { game, device, country, locale }: LaunchRequest, seat: Seat) {
  if (game.launch === 'provider') {
    const { url } = await ports.launchAtProvider({ game, device, country, locale, ...seat });
    return url;
  }
  const own = Object.values(games).find((candidate) => candidate.identifier === game.identifier);
  // Another release of the studio may have had one that this one has not.
  if (!own) throw new Refusal('NOT_FOUND');
  const launch =
    seat.mode === 'real'
      ? { mode: seat.mode, currency: seat.currency, ...seat.screen }
      : { mode: seat.mode, currency: demoCurrency };
  return `/games/${own.id}/?${new URLSearchParams(launch)}`;
}
