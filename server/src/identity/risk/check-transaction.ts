import { type FraudCheck, isMultiAccount } from '@halley/contract';
import type { z } from 'zod';
import { invariant, otherHomesOf, type PlayerContext } from '../../kit/index.ts';
import { lockPlayer } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { isDisposableAddress } from '../registration/disposable.ts';
import { countSharedDevices, noteFingerprint } from '../registration/fingerprint-store.ts';
import { countRiskChecks, insertRiskCheck } from './risk-check-store.ts';
import { judgeRisk, type Verdict } from './risk-rules.ts';

const velocityWindowMs = 10 * 60_000;

/** Asks the rules about a payment and writes down what they said. The player learns the verdict, not the reasons. */
export async function checkTransaction(
  { homes, clock, geo }: IdentityPorts,
  body: z.output<typeof FraudCheck>,
  context: PlayerContext,
): Promise<Verdict> {
  const { playerId } = context.principal;
  const at = clock.now();
  const placeCountry = geo.countryOf(context);
  const others = otherHomesOf(homes, playerId);
  const sharedThere = others.map((home) => countSharedDevices(home, { playerId, dfpc: body.dfpc }));
  const sharedElsewhere = (await Promise.all(sharedThere)).reduce((sum, count) => sum + count, 0);
  return homes.of(playerId).tx(async (tx) => {
    // Held, so that checks that come together count each other.
    const row = await lockPlayer(tx, playerId);
    invariant(row, 'a session belongs to a player');
    const email = body.email ?? row.email;
    const countries = [placeCountry, row.country, body.country].filter((country) => country != null);
    const { verdict, reasons } = judgeRisk({
      kind: body.type,
      account: { email: row.email, firstName: row.first_name, lastName: row.last_name, country: row.country },
      given: {
        email: body.email ?? null,
        firstName: body.first_name ?? null,
        lastName: body.last_name ?? null,
        country: body.country ?? null,
      },
      cardHolder: body.card?.holder ?? null,
      placeCountry,
      isClosedCountry: countries.some((country) => !geo.may('sign-in', country.toUpperCase())),
      isDisposableEmail: isDisposableAddress(email),
      isMultiAccount: isMultiAccount(row.group_ids),
      sharedDevices: sharedElsewhere + (await countSharedDevices(tx, { playerId, dfpc: body.dfpc })),
      recentChecks: await countRiskChecks(tx, { playerId, since: new Date(at.getTime() - velocityWindowMs) }),
    });
    await noteFingerprint(tx, { playerId, dfpc: body.dfpc, at });
    await insertRiskCheck(tx, {
      playerId,
      transactionId: body.transaction_id,
      kind: body.type,
      amount: body.amount,
      currency: body.currency,
      paymentSystem: body.payment_system,
      verdict,
      reasons,
      address: context.address,
      at,
    });
    return verdict;
  });
}
