import { randomBytes } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { games, type HouseGame, type SingleStepGame } from '@halley/studio/games';
import { playRealRound } from '../games/index.ts';
import { invariant } from '../kit/index.ts';
import type { Wagers } from '../wagers/index.ts';
import { openDemoAccount, type SeedOptions } from './seed-demo.ts';

/** Names of the sky and of ships: nobody's. */
const names = [
  ...['Albireo', 'Bellatrix', 'Caldera', 'Deneb', 'Ember77', 'Fornax', 'Gibbous', 'Hadar', 'Isotope', 'Juniper'],
  ...['Kochab', 'Lodestar', 'Mirach', 'Nadir', 'Orrin', 'Penumbra', 'Quasar9', 'Rigel', 'Sextans', 'Talitha'],
  ...['Umbra', 'Vesper', 'Wezen', 'Xenolith', 'Yonder', 'Zaurak', 'Alkaid', 'Borealis', 'Cassini', 'Draco'],
  ...['Elnath', 'Ferry', 'Gale', 'Harbour', 'Inlet', 'Jetty'],
];
const emailOf = (name: string) => `${name.toLowerCase()}@crowd.halley.test`;
/** In subunits of EUR. */
const money = 8_000_00n;

const machines = Object.values(games).filter(
  (game: HouseGame): game is SingleStepGame<unknown, unknown> => game.kind === 'single' && game.listing.kind === 'slot',
) as SingleStepGame<unknown, unknown>[];

/** Long shots of the originals: what wins here wins several times its stake. */
const longShots: readonly { game: SingleStepGame<unknown, unknown>; choice: unknown }[] = [
  { game: games.dice as SingleStepGame<unknown, unknown>, choice: { side: 'under', target: 1_000 } },
  { game: games.limbo as SingleStepGame<unknown, unknown>, choice: { target: 800 } },
  { game: games.plinko as SingleStepGame<unknown, unknown>, choice: { rows: 8, risk: 'high' } },
  { game: games.wheel as SingleStepGame<unknown, unknown>, choice: { risk: 'high', segments: 10 } },
];

export interface CrowdOptions extends SeedOptions {
  turns?: number;
  wagers: Wagers;
  /** Between two turns: nobody may play faster than the pace of games. */
  pause(): Promise<void>;
  /** The house is being stopped. */
  isStopping(): boolean;
}

/**
 * A first hour of the demo: players with play money who play for it, so that the lobby has wins, jackpots that have grown
 * and games that are played. Every round goes through the wagers' door like anybody's; nothing is written beside it. It
 * happens once: whoever finds the crowd there leaves it alone.
 */
export async function playCrowd(options: CrowdOptions): Promise<void> {
  invariant(options.demo, 'a crowd with play money exists in demo mode only');
  const { identity, wagers, pause, isStopping, turns = 6 } = options;
  if ((await identity.findPlayerId(emailOf(names[0] ?? ''))) !== undefined) return;
  // Nobody signs in as one of them.
  const passwordHash = await identity.hashPassword(randomBytes(24).toString('base64url'));
  const players: number[] = [];
  for (const nickname of names) {
    const account = { email: emailOf(nickname), nickname, staff: false, money, passwordHash };
    const playerId = await openDemoAccount(options, account);
    if (playerId !== null) players.push(playerId);
  }
  for (let turn = 0; turn < turns; turn++) {
    if (turn > 0) await pause();
    if (isStopping()) return;
    // One after the other: visitors come first.
    for (const [place, playerId] of players.entries()) {
      if (isStopping()) return;
      const shot = longShots[(place + turn) % longShots.length];
      const stake = 500_00n - BigInt((place * 7 + turn * 13) % 60) * 1_00n;
      if (shot) await play(wagers, { playerId, turn, ...shot, stake });
      const machine = machines[(place * 7 + turn * 11) % machines.length];
      const coins = 1_00n + BigInt((place + turn) % 9) * 50n;
      if (machine) await play(wagers, { playerId, turn, game: machine, choice: {}, stake: coins });
    }
  }
}

interface CrowdRound {
  playerId: number;
  turn: number;
  game: SingleStepGame<unknown, unknown>;
  choice: unknown;
  stake: bigint;
}

/** A stake that is refused is not staked: the next turn comes anyway. */
async function play(wagers: Wagers, { playerId, turn, game, choice, stake }: CrowdRound): Promise<void> {
  const idempotencyKey = `demo-crowd-${turn}-${game.id}`;
  const round = { game, currency: 'EUR', stake, choice, idempotencyKey, country: 'DE' };
  await playRealRound(wagers, playerId, round).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
