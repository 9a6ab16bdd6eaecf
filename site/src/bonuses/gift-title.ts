import { readPrizeTitle } from '@halley/contract/adventure';

/** As players read it: of a gift of an adventure what stands behind its marks. */
export const giftTitle = ({ title }: { title: string }): string => readPrizeTitle(title)?.text ?? title;
