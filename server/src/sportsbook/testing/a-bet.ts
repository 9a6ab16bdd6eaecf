import { randomUUID } from 'node:crypto';
import type { NewBet } from '../stored-bet.ts';

type NewLeg = NewBet['legs'][number];

export function aNewLeg(given: Partial<NewLeg> = {}): NewLeg {
  return {
    place: 0,
    fixtureId: 1,
    market: '1x2;period=ft',
    outcome: 'home',
    price: 2_000,
    version: 1,
    fair: null,
    back: null,
    builderGroup: null,
    eachWay: null,
    seen: {},
    ...given,
  };
}

/** A single of 10.00 at 2.0 unless told otherwise. */
export function aNewBet(given: Partial<NewBet> = {}): NewBet {
  return {
    id: randomUUID(),
    playerId: 1,
    currency: 'EUR',
    kind: 'single',
    sizes: [1],
    bankers: [],
    unitStake: 1_000n,
    lines: 1,
    stake: 1_000n,
    eachWay: false,
    builder: [],
    policy: 'higher',
    largestReturn: 2_000n,
    expectedCost: null,
    freeBetId: null,
    freeKind: null,
    offer: null,
    autoCashOut: null,
    simulated: true,
    placedAt: new Date('2026-05-04T12:00:00Z'),
    legs: [aNewLeg()],
    ...given,
  };
}
