import type { PageContext } from '@halley/contract';
import { type VipStatus, vipStatuses } from '@halley/contract/vip-status';
import { orElse } from '../page/index.server.ts';

/** What an operator says of a status: a sentence, and its parts. */
export interface StatusWords {
  reward: string;
  rewards: string[];
}

export interface Program {
  words: Partial<Record<VipStatus, StatusWords>>;
  season: { from: string; until: string } | null;
}

/** The operator's own words: none until somebody has written them, and none that the page makes up. */
export async function readProgram(site: PageContext): Promise<Program> {
  const document = await orElse(site, site.api.readVipProgramConfig(), null);
  const words: Program['words'] = {};
  for (const [index, status] of vipStatuses.entries()) {
    const card = document?.levelCards[`vip_level_${index + 1}`];
    if (card) words[status] = { reward: card.reward, rewards: Object.values(card.rewards).filter(Boolean) };
  }
  const { dateStart: from = '', dateEnd: until = '' } = document?.seasonInfo ?? {};
  return { words, season: from && until ? { from, until } : null };
}
