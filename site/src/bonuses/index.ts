export { BonusSwitch } from './BonusSwitch.tsx';
export { CodeForm } from './CodeForm.tsx';
export { type CountedGame, countOf } from './count-of.ts';
export { DealCard, type DealCardProps } from './DealCard.tsx';
export { giftTypeOf, openGifts, playedGift } from './gift-rules.ts';
export { RegistrationOffers } from './RegistrationOffers.tsx';
export { reloadGifts } from './reload-gifts.ts';
export { useGiftAct } from './use-gift-act.ts';
export { useGiftSummary } from './use-gift-summary.ts';
