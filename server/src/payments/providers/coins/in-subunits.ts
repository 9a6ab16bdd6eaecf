import { type Currency, currencies } from '@halley/contract';
import type { Chain } from './chains.ts';

const decimalsOf = (currency: Currency): number => String(currencies[currency].subunits).length - 1;

/** What a chain counts, in our subunits; what is finer stays behind as dust and is nobody's. */
export function inSubunits(chain: Chain, onChain: bigint): { amount: bigint; dust: bigint } {
  const finer = 10n ** BigInt(chain.decimals - decimalsOf(chain.currency));
  return { amount: onChain / finer, dust: onChain % finer };
}
