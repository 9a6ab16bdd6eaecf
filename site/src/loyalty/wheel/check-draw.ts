import type { Lootbox } from '@halley/contract';
import { isServerSeed, verifyDraw, weightedDraw } from '@halley/studio/fair';

export interface DrawVerdict {
  item: number;
  drawn: number;
  of: number;
  rest: number;
  /** Whether it is what was told; null: nobody told. */
  drawHolds: boolean | null;
  /** Whether the seed is the one that was sealed; null: no seal was given. */
  sealHolds: boolean | null;
}

/** Draws a turn or a box of the player's again, with the code that decided it. Null: its seed is still sealed. */
export function checkLootbox({ proof, chances, drawn_item: told }: Lootbox): DrawVerdict | null {
  const verdict =
    proof &&
    verifyDraw(
      proof,
      chances.map(({ weight }) => weight),
    );
  if (!verdict) return null;
  const { item, drawn, of, rest, drawHolds, commitmentHolds } = verdict;
  return { item, drawn, of, rest, drawHolds: drawHolds && item === told, sealHolds: commitmentHolds };
}

export interface TypedDraw {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  weights: string;
}

export type TypedField = keyof TypedDraw;

/** What was typed is drawn; else which fields cannot be understood. */
export function checkTyped(typed: TypedDraw): DrawVerdict | { faults: TypedField[] } {
  const weights = typed.weights.split(/[\s,;]+/).filter(Boolean);
  const serverSeed = typed.serverSeed.trim().toLowerCase();
  const hash = typed.serverSeedHash.trim().toLowerCase();
  const faults = [
    !isServerSeed(serverSeed) && 'serverSeed',
    hash !== '' && !isServerSeed(hash) && 'serverSeedHash',
    typed.clientSeed.trim() === '' && 'clientSeed',
    !/^\d{1,15}$/.test(typed.nonce.trim()) && 'nonce',
    (weights.length < 2 ||
      weights.some((weight) => !/^\d{1,9}$/.test(weight)) ||
      weights.every((w) => Number(w) === 0)) &&
      'weights',
  ].filter((fault): fault is TypedField => fault !== false);
  if (faults.length > 0) return { faults };
  const source = { serverSeed, clientSeed: typed.clientSeed.trim(), nonce: Number(typed.nonce) };
  const again = weightedDraw(source, weights.map(Number));
  // A hash has the shape of a seed; whether it is this one's is what is asked.
  const verified =
    hash === ''
      ? null
      : verifyDraw(
          {
            server_seed: serverSeed,
            server_seed_hash: hash,
            client_seed: source.clientSeed,
            ...again,
            nonce: source.nonce,
          },
          weights.map(Number),
        );
  return { ...again, drawHolds: null, sealHolds: verified?.commitmentHolds ?? null };
}
