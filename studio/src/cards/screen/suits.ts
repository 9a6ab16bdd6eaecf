import type { MessageKey } from '../../messages/index.ts';

/** Drawn into 24 × 24, by the number of the suit. */
export const suits: readonly { sign: string; name: MessageKey; red: boolean }[] = [
  {
    sign: 'M12 2C9 7 3.5 10 3.5 14.5a4.3 4.3 0 0 0 7.3 3c-.2 1.8-.9 3.2-2.3 4.5h7c-1.4-1.3-2.1-2.7-2.3-4.5a4.3 4.3 0 0 0 7.3-3C20.5 10 15 7 12 2Z',
    name: 'studio.suit.spades',
    red: false,
  },
  {
    sign: 'M12 21.500C5.5 16.5 2.8 13 2.8 9A4.9 4.9 0 0 1 12 6.6 4.9 4.9 0 0 1 21.2 9C21.2 13 18.5 16.5 12 21.500Z',
    name: 'studio.suit.hearts',
    red: true,
  },
  {
    sign: 'M12 1.800Q15.5 7.5 20 12 15.5 16.5 12 22.2 8.5 16.5 4 12 8.5 7.5 12 1.800Z',
    name: 'studio.suit.diamonds',
    red: true,
  },
  {
    sign: 'M12 2.200a4.5 4.5 0 0 0-3.7 7A4.5 4.5 0 1 0 10.9 16.300c-.2 2.3-.9 4-2.4 5.500h7c-1.5-1.5-2.2-3.2-2.4-5.500A4.5 4.5 0 1 0 15.7 9.200a4.5 4.5 0 0 0-3.7-7Z',
    name: 'studio.suit.clubs',
    red: false,
  },
];
