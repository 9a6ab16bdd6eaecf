import { classNames } from '@halley/ui/class-names.ts';
import type { ReactNode } from 'react';

/** The sign of each brand, in our own hand: a shape for the kind, a letter or a coin's sign for the name. */
const brands: Readonly<Record<string, readonly [colour: string, sign: string]>> = {
  visa: ['text-[#8fc2ff]', 'V'],
  mastercard: ['text-[#ffb27a]', 'M'],
  maestro: ['text-[#8fe3ff]', 'Ma'],
  bank_transfer: ['text-[#5fe3a1]', ''],
  sofort: ['text-[#ffd27a]', ''],
  ecopayz: ['text-[#9fe08a]', 'e'],
  voucher: ['text-[#ff9fc8]', ''],
  bitcoin: ['text-[#ffb27a]', '₿'],
  bitcoin_cash: ['text-[#9fe08a]', '₿'],
  litecoin: ['text-[#c6cfe8]', 'Ł'],
  ethereum: ['text-[#b8a8ff]', 'Ξ'],
  dogecoin: ['text-[#ffe08a]', 'Ð'],
  tether: ['text-[#6fe8d8]', '₮'],
};

type Kind = 'cards' | 'bank_transfer' | 'direct' | 'voucher' | 'crypto';

const kinds: Readonly<Record<Kind, { colour: string; drawing: ReactNode; textAt?: [number, number, number] }>> = {
  cards: {
    colour: 'text-[#8fc2ff]',
    drawing: (
      <>
        <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
        <path d="M3 9h18" />
      </>
    ),
    textAt: [12, 16.4, 6.2],
  },
  bank_transfer: {
    colour: 'text-[#5fe3a1]',
    drawing: <path d="M4 9.5 12 4l8 5.5ZM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20.5h17" />,
  },
  direct: {
    colour: 'text-[#ff9fc8]',
    drawing: (
      <>
        <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V18a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H5" />
        <path d="M20 12h-3a2 2 0 0 0 0 4h3" />
      </>
    ),
    textAt: [9, 17, 8],
  },
  voucher: {
    colour: 'text-[#ff9fc8]',
    drawing: <path d="M3.5 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4ZM14 7v2.5M14 11v2M14 14.5V17" />,
  },
  crypto: { colour: 'text-[#ffb27a]', drawing: <circle cx="12" cy="12" r="8.5" />, textAt: [12, 16, 11] },
};

interface MethodLogoProps {
  brand: string;
  type?: string;
  small?: boolean;
}

export function MethodLogo({ brand, type, small }: MethodLogoProps): ReactNode {
  const kind = kinds[type as Kind] ?? kinds[kindOf(brand)];
  const [colour, sign] = brands[brand] ?? [kind.colour, ''];
  const [x, y, size] = kind.textAt ?? [0, 0, 0];
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-md bg-surface-3',
        small ? 'size-9' : 'size-11',
        colour,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={small ? 'size-5' : 'size-6'}
      >
        {kind.drawing}
        {sign && kind.textAt && (
          <text
            x={x}
            y={y}
            fontSize={size}
            fontWeight="700"
            textAnchor="middle"
            fill="currentColor"
            stroke="none"
            className="font-display"
          >
            {sign}
          </text>
        )}
      </svg>
    </span>
  );
}

/** Where only the brand is known: in the history. */
function kindOf(brand: string): Kind {
  if (/^(visa|mastercard|maestro)/.test(brand)) return 'cards';
  if (/^(bank|sofort)/.test(brand)) return 'bank_transfer';
  if (/^(bitcoin|litecoin|ethereum|dogecoin|tether)/.test(brand)) return 'crypto';
  return brand === 'voucher' ? 'voucher' : 'direct';
}
