import type { PromotionLanguage } from '@halley/contract';

/** The five a promotion is written in, as short as a button. */
export const languages: readonly { value: PromotionLanguage; short: string }[] = [
  { value: 'en', short: 'EN' },
  { value: 'de', short: 'DE' },
  { value: 'fr-CA', short: 'FR' },
  { value: 'no', short: 'NO' },
  { value: 'it', short: 'IT' },
];
