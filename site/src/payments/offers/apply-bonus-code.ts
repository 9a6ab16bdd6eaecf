import type { BonusOffer, Player } from '@halley/contract';
import { callApi, queries } from '../../query/index.ts';

/** `valid`: it brings offers. `invalid`: it brings none, and is forgotten again. `failed`: nobody knows. */
export type CodeOutcome = 'valid' | 'invalid' | 'failed';

/** Keeps a code with the house and asks what it brings: it is valid exactly when there are offers with it. */
export async function applyBonusCode(code: string): Promise<CodeOutcome> {
  await callApi('setBonusCode', { body: { deposit_bonus_code: code } });
  const [player, offers] = await Promise.all([
    callApi('readPlayer') as Promise<Player | null>,
    (callApi('listDepositOffers') as Promise<BonusOffer[]>).catch(() => null),
  ]);
  // A failed call is only logged: what the profile says counts.
  if (!offers || player?.deposit_bonus_code?.toLowerCase() !== code.toLowerCase()) return 'failed';
  if (offers.length === 0) {
    await clearBonusCode();
    return 'invalid';
  }
  queries.set('listDepositOffers', undefined, offers);
  return 'valid';
}

export async function clearBonusCode(): Promise<void> {
  await callApi('clearBonusCode');
  queries.invalidate('listDepositOffers');
}
