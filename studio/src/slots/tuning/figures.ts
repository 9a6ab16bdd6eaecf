import { createHash } from 'node:crypto';
import { volatilityOf } from '../../lab/tally.ts';
import type { Machine, MachineFigures } from '../machine.ts';
import { expectedUnits } from '../maths/expected-units.ts';
import { ONE } from '../maths/fixed.ts';
import { type Measured, measureBought } from './measure.ts';

/** What playing one way of a machine came to. Parts of the stake, but `largest` and `deviation` are stakes. */
export type ModeFigures = Pick<Measured, 'rounds' | 'rtp' | 'within' | 'deviation' | 'hitRate' | 'largest'>;

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

export function figuresOf(machine: Machine, measured: Measured, freeRounds: number): FiguresFile {
  return {
    version: machine.version,
    fingerprint: fingerprintOf(machine),
    spin: modeOf(measured),
    ...(machine.buy && { buy: modeOf(measureBought(machine, { rounds: freeRounds, seed: 77 })) }),
  };
}

function modeOf(measured: ModeFigures): ModeFigures {
  const digits = (value: number) => Number(value.toFixed(6));
  const { rounds, rtp, within, deviation, hitRate, largest } = measured;
  return {
    rounds,
    rtp: digits(rtp),
    within: digits(within),
    deviation: digits(deviation),
    hitRate: digits(hitRate),
    largest: digits(largest),
  };
}

/** What is published: worked out where it can be, else as it was played, and never rounded up. */
export function publishedOf(machine: Machine, figures: FiguresFile): MachineFigures {
  const exact = expectedUnits(machine);
  const hundredths = (units: bigint | undefined, cost: number, played: ModeFigures) =>
    units === undefined
      ? Math.floor(played.rtp * 10_000)
      : Number((units * 10_000n) / (ONE * BigInt(machine.unitsPerStake * cost)));
  return {
    rtp: hundredths(exact?.spin, 1, figures.spin),
    ...(machine.buy && figures.buy && { rtpOfBuy: hundredths(exact?.buy, machine.buy.cost, figures.buy) }),
    hits: Math.round(figures.spin.hitRate * 10_000),
    deviation: Number(figures.spin.deviation.toFixed(2)),
    volatility: volatilityOf(figures.spin.deviation),
  };
}
