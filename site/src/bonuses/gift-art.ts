import { tileArt } from '@halley/ui/art/tiles.ts';
import type { Output } from '../query/index.ts';
import { type Gift, giftTypeOf, isFreespins } from './gift-rules.ts';

/** Images and links that the operator has given to gifts, by id or group key. */
export type GiftLooks = Output<'readModifyGiftsConfig'>;

const byType = {
  deposit: 'amber-crown',
  registration: 'star-atlas',
  general: 'sky-whale',
  freespins: 'moon-lotus',
  'studio-feature': 'moon-lotus',
} as const;

function lookOf(gift: Gift, looks: GiftLooks): GiftLooks[number] | undefined {
  const names = [String(gift.id), gift.group_key].filter((name) => typeof name === 'string');
  return looks.find(({ group_keys: keys }) => names.some((name) => keys.includes(name)));
}

/** The operator's image, that of the game the spins are for, or one of ours by what the gift is. */
export function giftArt(gift: Gift, looks: GiftLooks): string {
  const written = lookOf(gift, looks)?.logo;
  if (written) return written;
  const [game] = isFreespins(gift) ? gift.games : [];
  const own = game ? tileArt(game.slice(game.lastIndexOf('/') + 1)) : undefined;
  return own ?? (gift.deal.gets.type === 'cash' ? tileArt('tiny-rocket') : tileArt(byType[giftTypeOf(gift)])) ?? '';
}
