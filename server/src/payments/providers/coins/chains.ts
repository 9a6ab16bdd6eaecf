import type { Currency } from '@halley/contract';

/** How an address of a chain is made and written. */
export type AddressStyle =
  | { kind: 'bitcoin'; prefix: string; publicKeyHash: number; scriptHashes: readonly number[]; segwit: boolean }
  | { kind: 'cash' }
  | { kind: 'ethereum' }
  | { kind: 'tron' };

export interface Chain {
  /** As settings call it. */
  name: string;
  currency: Currency;
  /** Where a currency has more than one chain. */
  network: string | null;
  style: AddressStyle;
  /** Digits after the point of one coin, as the chain counts. */
  decimals: number;
  /** How many blocks make a payment final, unless an operator says otherwise. */
  confirmations: number;
}

const bitcoin = (prefix: string, publicKeyHash: number, scriptHashes: readonly number[]): AddressStyle => ({
  kind: 'bitcoin',
  prefix,
  publicKeyHash,
  scriptHashes,
  segwit: prefix !== '',
});

/** Adding a coin is a line here, if its addresses are of a style we know. */
export const chains: readonly Chain[] = [
  { name: 'BTC', currency: 'BTC', network: null, style: bitcoin('bc', 0x00, [0x05]), decimals: 8, confirmations: 2 },
  // The old 3… of Litecoin could as well be Bitcoin's: such coins would be lost, so they are not sent there.
  { name: 'LTC', currency: 'LTC', network: null, style: bitcoin('ltc', 0x30, [0x32]), decimals: 8, confirmations: 6 },
  { name: 'DOG', currency: 'DOG', network: null, style: bitcoin('', 0x1e, [0x16]), decimals: 8, confirmations: 20 },
  { name: 'BCH', currency: 'BCH', network: null, style: { kind: 'cash' }, decimals: 8, confirmations: 6 },
  { name: 'ETH', currency: 'ETH', network: null, style: { kind: 'ethereum' }, decimals: 18, confirmations: 12 },
  {
    name: 'USDT-ERC20',
    currency: 'USDT',
    network: 'ERC20',
    style: { kind: 'ethereum' },
    decimals: 6,
    confirmations: 12,
  },
  {
    name: 'USDT-TRC20',
    currency: 'USDT',
    network: 'TRC20',
    style: { kind: 'tron' },
    decimals: 6,
    confirmations: 20,
  },
];

/** `ERC-20`, `erc20` and `ERC20` are one network. */
export function chainOf({ currency, network }: { currency: Currency; network: string | null }): Chain | undefined {
  const wanted = network?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? null;
  return chains.find((chain) => chain.currency === currency && (chain.network === null || chain.network === wanted));
}
