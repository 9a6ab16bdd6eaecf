import { ALL_DEALS, type CoupClass } from '../chances.ts';
import { bankerDraws, DECKS, playerDraws } from '../coup.ts';

const RANKS = 13;
const valueOfRank = (rank: number) => (rank >= 10 ? 0 : rank);

/**
 * Every deal of six cards from a whole shoe, sorted by how it ends. A coup that needs fewer cards counts for all that
 * could have followed. The largest sum is below 2^53, so plain numbers are exact.
 */
export function countDeals(): (CoupClass & { deals: number })[] {
  const left = Array.from({ length: RANKS + 1 }, () => 4 * DECKS);
  const counts = new Map<string, CoupClass & { deals: number }>();
  let size = 52 * DECKS;

  const taking = (rank: number, go: (ways: number) => void) => {
    const ways = left[rank]!;
    left[rank] = ways - 1;
    size--;
    go(ways);
    size++;
    left[rank] = ways;
  };
  /** Left of a value: pictures and tens count together. */
  const ofValue = (value: number) => (value === 0 ? left[10]! + left[11]! + left[12]! + left[13]! : left[value]!);

  const add = (coup: { player: number; banker: number; playerPair: boolean; bankerPair: boolean; ways: number }) => {
    const { player, banker, playerPair, bankerPair, ways } = coup;
    const result = player > banker ? 'player' : player < banker ? 'banker' : 'tie';
    const key = `${result} ${playerPair} ${bankerPair}`;
    const row = counts.get(key) ?? { result, playerPair, bankerPair, deals: 0 };
    row.deals += ways;
    counts.set(key, row);
  };

  for (let p1 = 1; p1 <= RANKS; p1++) {
    taking(p1, (w1) => {
      for (let b1 = 1; b1 <= RANKS; b1++) {
        taking(b1, (w2) => {
          for (let p2 = 1; p2 <= RANKS; p2++) {
            taking(p2, (w3) => {
              for (let b2 = 1; b2 <= RANKS; b2++) {
                taking(b2, (w4) => thirdCards({ p1, b1, p2, b2, ways: w1 * w2 * w3 * w4 }));
              }
            });
          }
        });
      }
    });
  }

  function thirdCards(deal: { p1: number; b1: number; p2: number; b2: number; ways: number }): void {
    const { p1, b1, p2, b2, ways } = deal;
    const pairs = { playerPair: p1 === p2, bankerPair: b1 === b2 };
    const player = (valueOfRank(p1) + valueOfRank(p2)) % 10;
    const banker = (valueOfRank(b1) + valueOfRank(b2)) % 10;
    const natural = player >= 8 || banker >= 8;
    if (natural || !playerDraws(player, banker)) {
      if (natural || !bankerDraws(banker, undefined)) {
        add({ ...pairs, player, banker, ways: ways * size * (size - 1) });
        return;
      }
      for (let value = 0; value < 10; value++) {
        add({ ...pairs, player, banker: (banker + value) % 10, ways: ways * ofValue(value) * (size - 1) });
      }
      return;
    }
    for (let third = 0; third < 10; third++) {
      const drawn = ofValue(third);
      const after = { ...pairs, player: (player + third) % 10 };
      if (!bankerDraws(banker, third)) {
        add({ ...after, banker, ways: ways * drawn * (size - 1) });
        continue;
      }
      for (let value = 0; value < 10; value++) {
        const others = ofValue(value) - (value === third ? 1 : 0);
        add({ ...after, banker: (banker + value) % 10, ways: ways * drawn * others });
      }
    }
  }

  const all = [...counts.values()];
  const sum = all.reduce((deals, row) => deals + row.deals, 0);
  if (sum !== ALL_DEALS) throw new Error(`${sum} deals counted of ${ALL_DEALS}`);
  return all;
}
