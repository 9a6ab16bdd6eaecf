import { readStored, writeStored } from './stored.ts';

const parameters = ['promo', 'promocode', 'bonus_code', 'coupon'];
const longest = 64;

/** The code of a link: the first of the known parameters, if it could be one. */
export function promoCodeOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const given = parameters.map((name) => query.get(name)?.trim()).find(Boolean);
  return given && given.length <= longest && /^[\w.-]+$/.test(given) ? given : undefined;
}

/** For the registration form: the code the visitor came with. */
export function readPromoCode(): string | null {
  return readStored('promoCode');
}

/** A code in the address is kept for the session; a guest who lands on main without one starts afresh. */
export function keepPromoCode(search: string, { forget }: { forget: boolean }): void {
  const code = promoCodeOf(search);
  if (code) writeStored('promoCode', code);
  else if (forget) writeStored('promoCode', null);
}

/** The flag that sends a player from main to the gifts, once. */
export function takeGiftsFlag(): boolean {
  const set = readStored('goToGifts') !== null;
  if (set) writeStored('goToGifts', null);
  return set;
}
