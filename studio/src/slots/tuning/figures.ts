import { createHash } from 'node:crypto';
import { labDraw } from '../../fair/index.ts';
import {
  count,
  countPart,
  emptyTally,
  type Figures,
  returnInParts,
  figuresOf as tallied,
  volatilityOf,
} from '../../kit/index.ts';
import type { Machine, MachineFigures } from '../machine.ts';
import { expectedUnits } from '../maths/expected-units.ts';
import { ONE } from '../maths/fixed.ts';
import { playInParts } from '../maths/play-in-parts.ts';

/** What playing one way of a machine came to. Parts of the stake, but `largest` and `deviation` are stakes. */
export type ModeFigures = Figures;

/** `figures.json` beside a machine. */
export interface FiguresFile {
  version: number;
  /** Of the description they were played with: a machine that was changed since has other figures. */
  fingerprint: string;
  spin: ModeFigures;
  buy?: ModeFigures;
}

/** Changes with everything that is played, and with nothing that is only told. */
export function fingerprintOf(machine: Machine): string {
  const { published: _, listing: __, title: ___, provider: ____, ...played } = machine;
  return createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 16);
}

/** Plays a machine in parts, as the laboratory does, with a seed of its own. */
export function figuresOf(machine: Machine, rounds: number): FiguresFile {
  return {
    version: machine.version,
    fingerprint: fingerprintOf(machine),
    spin: modeOf(machine, 'spin', rounds),
    ...(machine.buy && { buy: modeOf(machine, 'buy', rounds) }),
  };
}

function modeOf(machine: Machine, mode: 'spin' | 'buy', rounds: number): ModeFigures {
  const parts = playInParts(machine, mode);
  const tally = emptyTally();
  const draw = labDraw(77_041);
  const out = { pays: 0, class: 0, counts: 0 };
  for (let round = 0; round < rounds; round++) {
    parts.play(draw, out);
    count(tally, out.pays);
    countPart(tally, out);
  }
  const digits = (value: number) => Number(value.toFixed(6));
  const { deviation, hitRate, largest } = tallied(tally);
  const found = returnInParts(parts, tally) ?? tallied(tally);
  return {
    rounds,
    rtp: digits(found.rtp),
    within: digits(found.within),
    deviation: digits(deviation),
    hitRate: digits(hitRate),
    largest: digits(largest),
  };
}

/** What is published: worked out where it can be, else as it was played, and never rounded up. */
export function publishedOf(machine: Machine, figures: FiguresFile): MachineFigures {
  const exact = expectedUnits(machine);
  const spin = returnOf(exact?.spin, machine.unitsPerStake, figures.spin);
  const buy = machine.buy && figures.buy && returnOf(exact?.buy, machine.unitsPerStake * machine.buy.cost, figures.buy);
  return {
    rtp: spin.rtp,
    ...(spin.within > 0 && { within: spin.within }),
    ...(spin.cut > 0 && { cut: spin.cut }),
    ...(buy && {
      rtpOfBuy: buy.rtp,
      ...(buy.within > 0 && { withinOfBuy: buy.within }),
      ...(buy.cut > 0 && { cutOfBuy: buy.cut }),
    }),
    hits: Math.round(figures.spin.hitRate * 10_000),
    deviation: Number(figures.spin.deviation.toFixed(2)),
    volatility: volatilityOf(figures.spin.deviation),
  };
}

/** Hundredths of a percent; the interval and what the largest win cuts off in millionths of the stake. */
function returnOf(units: bigint | undefined, perStake: number, played: ModeFigures) {
  const within = Math.ceil(played.within * 1_000_000);
  if (units === undefined) return { rtp: Math.floor(played.rtp * 10_000), within, cut: 0 };
  const millionths = Number((units * 1_000_000n) / (ONE * BigInt(perStake)));
  const cut = Math.max(0, Math.ceil(millionths - played.rtp * 1_000_000));
  return { rtp: Math.floor((millionths - cut) / 100), within, cut };
}
