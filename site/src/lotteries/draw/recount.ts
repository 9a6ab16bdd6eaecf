import type { LotteryDraw, TicketLeaf, TicketProof } from '@halley/contract';
import { checkCommitment } from '@halley/studio/fair';
import { checkBeacon, drawClientSeed, drawTickets, ticketsOf, verifyTickets } from '@halley/studio/fair/lottery';
import type { CheckName, CheckState } from './checks.ts';
import { createRootCount } from './count-root.ts';

/** The key of drand's quicknet, as the League of Entropy publishes it: whatever the house says, this is the one. */
const quicknetKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';

/** So many rows are hashed before the page may breathe. */
const rowsAtOnce = 1_000;

interface Recount {
  draw: LotteryDraw;
  readRows: (from: number) => Promise<{ leaves: TicketLeaf[]; next: number | null }>;
  /** The player's own rows; null: nobody's. */
  readProof: (() => Promise<TicketProof>) | null;
  tell: (check: CheckName, state: CheckState, done?: number) => void;
  /** Lets the page do what it has to do. */
  pause: () => Promise<void>;
}

/** Draws a lottery again from what was published, one check after the other. Answers the list, for who wants to keep it. */
export async function recount({ draw, readRows, readProof, tell, pause }: Recount): Promise<TicketLeaf[]> {
  const { seed, root, signature } = draw;
  tell('seed', seed === null ? 'notYet' : verdict(seedHolds(seed, draw)));
  await pause();
  tell('beacon', signature === null ? 'notYet' : 'running');
  await pause();
  if (signature !== null) tell('beacon', verdict(beaconHolds(signature, draw)));
  const rows: TicketLeaf[] = [];
  if (root === null) {
    tell('list', 'notYet');
  } else {
    const count = createRootCount();
    try {
      for (let from: number | null = 0; from !== null; ) {
        const page = await readRows(from);
        for (const row of page.leaves) {
          count.add(row);
          if (rows.push(row) % rowsAtOnce === 0) {
            tell('list', 'running', rows.length);
            await pause();
          }
        }
        from = page.next;
      }
    } catch {
      for (const check of ['list', 'winners', ...(readProof ? (['own'] as const) : [])] as const) tell(check, 'unread');
      return rows;
    }
    const isWhole = rows.length === draw.ranges && ticketsOf(rows) === draw.tickets;
    tell('list', verdict(isWhole && isInTime(draw) && count.root() === root));
  }
  await pause();
  tell('winners', winnersState(draw, rows));
  if (readProof) tell('own', root === null ? 'notYet' : await ownState(readProof, { root, ranges: draw.ranges }));
  return rows;
}

const verdict = (holds: boolean): CheckState => (holds ? 'holds' : 'fails');

const seedHolds = (seed: string, { seed_hash }: LotteryDraw) =>
  checkCommitment({ serverSeed: seed, serverSeedHash: seed_hash });

function beaconHolds(signature: string, { beacon, round }: LotteryDraw): boolean {
  const isKnown = beacon.kind === 'local' || beacon.public_key === quicknetKey;
  return isKnown && checkBeacon({ publicKey: beacon.public_key, round, signature });
}

/** A list that was closed when the beacon had already spoken could have been made to fit. */
const isInTime = ({ frozen_at: frozen, round_at: spoken }: LotteryDraw) =>
  frozen !== null && Date.parse(frozen) <= Date.parse(spoken);

function winnersState({ seed, root, signature, places, winners }: LotteryDraw, rows: TicketLeaf[]): CheckState {
  if (seed === null || root === null || signature === null) return 'notYet';
  if (ticketsOf(rows) === null) return 'fails';
  const clientSeed = drawClientSeed(signature, root);
  const drawn = drawTickets({ serverSeed: seed, clientSeed, ranges: rows, prizes: places });
  const told = winners.toSorted((one, other) => one.place - other.place);
  const same = drawn.every(
    ({ place, nonce, ticket }, at) =>
      told[at]?.place === place && told[at]?.nonce === nonce && told[at]?.ticket === ticket,
  );
  return verdict(same && drawn.length === told.length);
}

async function ownState(
  readProof: () => Promise<TicketProof>,
  list: { root: string; ranges: number },
): Promise<CheckState> {
  try {
    const proof = await readProof();
    return proof.leaves.length === 0 ? 'none' : verdict(verifyTickets(proof, list));
  } catch {
    return 'unread';
  }
}
