import { createHash } from 'node:crypto';

/** What a rival has played until a moment. */
export interface RivalTally {
  nickname: string;
  team: number | null;
  /** In millionths of a subunit of the contest's currency. */
  bets: bigint;
  wins: bigint;
  /** In millionths. */
  rate: bigint;
  gamesTaken: number;
  /** In millionths. */
  points: bigint;
}

/** Names of stars, and what they are: nobody takes them for a player. */
const names = ['Adhara', 'Bellatrix', 'Castor', 'Diphda', 'Enif', 'Furud', 'Gacrux', 'Hamal', 'Izar', 'Jabbah'];

export const rivalCount = names.length;

interface RivalAsked {
  /** Of the contest: the same one has the same rivals, who play the same. */
  seed: string;
  /** From 0. */
  index: number;
  days: number;
  /** How much of the contest's time is over, from 0 to 1. */
  elapsed: number;
  limit: number | null;
  teams: number;
}

const roundsADay = 120;

/** How a rival stands. Nothing of it ever falls: the later, the more. */
export function rivalTally({ seed, index, days, elapsed, limit, teams }: RivalAsked): RivalTally {
  const hash = createHash('sha256').update(`${seed} ${index}`).digest();
  const part = (place: number) => hash.readUInt16BE(place * 2) / 65_536;
  const [strength, phase, luck, best] = [0.1 + 0.9 * part(0), part(1), part(2), part(3)] as const;
  const all = Math.floor(days * roundsADay * strength);
  const played = Math.floor(all * progress(Math.min(1, Math.max(0, elapsed)), phase));
  const gamesTaken = limit === null ? played : Math.min(played, limit);
  // From 0.20 to 2 units.
  const stake = 20 + 5 * ((hash[31] ?? 0) % 37);
  const bets = BigInt(gamesTaken * stake) * 1_000_000n;
  return {
    nickname: `Bot ${names[index]}`,
    team: teams > 0 ? (index % teams) + 1 : null,
    bets,
    // Between 80 and 110 of a hundred come back.
    wins: (bets * BigInt(Math.round(800 + 300 * luck))) / 1_000n,
    rate:
      gamesTaken === 0 ? 0n : BigInt(Math.floor((1 + 4 * best) * (1 + Math.floor(Math.sqrt(gamesTaken))) * 1_000_000)),
    gamesTaken,
    // A point for ten units.
    points: bets / 1_000n,
  };
}

/** From 0 to 1 as time goes from 0 to 1: faster in the evenings of each rival, and never back. */
function progress(elapsed: number, phase: number): number {
  const wave = (at: number) => Math.sin(2 * Math.PI * (3 * at + phase));
  return elapsed + 0.05 * (wave(elapsed) - wave(0));
}
