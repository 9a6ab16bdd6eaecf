import { readStored, writeStored } from './stored.ts';

const parameters = ['promo', 'promocode', 'bonus_code', 'depositPromocode'];
const giftParameters = ['coupon', 'coupon_code', 'giftPromocode'];
const longest = 64;

/** The code of a link: the first of the known parameters, if it could be one. */
export function promoCodeOf(search: string): string | undefined {
  return codeIn(search, parameters);
}

/** A code that opens a gift by itself: it has nothing to do with a deposit. */
function giftCodeOf(search: string): string | undefined {
  return codeIn(search, giftParameters);
}

function codeIn(search: string, names: readonly string[]): string | undefined {
  const query = new URLSearchParams(search);
  const given = names.map((name) => query.get(name)?.trim()).find(Boolean);
  return given && given.length <= longest && /^[\w.-]+$/.test(given) ? given : undefined;
}

/** `depositMinValue` of a link, in units, as it was written. */
function depositValueOf(search: string): string | undefined {
  const given = new URLSearchParams(search).get('depositMinValue')?.trim();
  return given && /^\d{1,9}(\.\d{1,8})?$/.test(given) && Number(given) > 0 ? given : undefined;
}

/** For the registration form and the cashier: the code the visitor came with. */
export function readPromoCode(): string | null {
  return readStored('promoCode');
}

/** For the field of gift codes. */
export function readGiftCode(): string | null {
  return readStored('giftCode');
}

const readers = new Set<() => void>();

/** Codes of the address are kept by a part of the page that comes late: whoever shows one hears when it is there or gone. */
export function subscribeToCodes(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function tellReaders(): void {
  for (const reader of readers) reader();
}

/** The code is used, or not wanted. */
export function forgetPromoCode(): void {
  writeStored('promoCode', null);
  writeStored('promoCodeShown', null);
  tellReaders();
}

let refused: string | null = null;

/** The code brings nothing, or has done its work: it is not kept again while the address of this page still says it. */
export function refusePromoCode(): void {
  refused = readPromoCode();
  forgetPromoCode();
}

/** Codes in the address are kept for the session; a guest who lands on main without one starts afresh. */
export function keepPromoCode(search: string, { forget }: { forget: boolean }): void {
  const code = promoCodeOf(search);
  const giftCode = giftCodeOf(search);
  const value = depositValueOf(search);
  const isNew = code !== undefined && code !== readPromoCode() && code !== refused;
  if (isNew || (forget && !code)) {
    forgetPromoCode();
    writeStored('depositMinValue', null);
  }
  if (forget && !giftCode) writeStored('giftCode', null);
  if (isNew) writeStored('promoCode', code);
  if (value) writeStored('depositMinValue', value);
  if (giftCode) {
    writeStored('giftCode', giftCode);
    // Whoever is logged in, now or later, finds it in the field of the gifts page.
    writeStored('goToGifts', '1');
  }
  tellReaders();
}

let keeping: Promise<unknown> = Promise.resolve();

/** The codes of an address are kept once it is known that they may be: partners can be left out. */
export function keepPromoCodeUnless(
  excluded: Promise<boolean>,
  search: string,
  { forget }: { forget: boolean },
): Promise<unknown> {
  keeping = excluded.then((isExcluded) => keepPromoCode(isExcluded ? '' : search, { forget }));
  return keeping;
}

/** Whoever reads the code right after an arrival waits for this. */
export function promoCodeKept(): Promise<unknown> {
  return keeping;
}

/** The flag that sends a player from main to the gifts, once. */
export function takeGiftsFlag(): boolean {
  const set = readStored('goToGifts') !== null;
  if (set) writeStored('goToGifts', null);
  return set;
}
