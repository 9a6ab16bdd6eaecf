import type { WalletLink } from '../../provider.ts';
import type { Chain } from './chains.ts';
import { drawQr } from './draw-qr.ts';

/** Tether's contract on Ethereum. */
const tetherContract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** BIP-21 for the family of Bitcoin, EIP-681 for Ethereum and what lives on it. */
function hrefTo(chain: Chain, address: string): string {
  switch (chain.name) {
    case 'BTC':
      return `bitcoin:${address}`;
    case 'LTC':
      return `litecoin:${address}`;
    case 'DOG':
      return `dogecoin:${address}`;
    case 'ETH':
      return `ethereum:${address}@1`;
    case 'USDT-ERC20':
      return `ethereum:${tetherContract}@1/transfer?address=${address}`;
    case 'USDT-TRC20':
      return `tron:${address}`;
    default:
      // A cash address carries the name of its scheme already.
      return address;
  }
}

export function walletLink(chain: Chain, address: string): WalletLink {
  const href = hrefTo(chain, address);
  // Wallets of TRON scan bare addresses only.
  return { href, qr: drawQr(chain.style.kind === 'tron' ? address : href) };
}
