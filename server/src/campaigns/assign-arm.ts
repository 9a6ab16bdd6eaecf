import { hash } from 'node:crypto';

const parts = 10_000;

/** A number below 10 000 that is always the same for a player and a campaign, and tells nothing of another campaign. */
export function placeOf(campaignId: number, playerId: number): number {
  return Number.parseInt(hash('sha256', `campaign ${campaignId} player ${playerId}`, 'hex').slice(0, 12), 16) % parts;
}

/** 0: the control group; 1, 2: the texts, in equal shares of the rest. */
export function assignArm(
  { campaignId, playerId }: { campaignId: number; playerId: number },
  { controlPercent, arms }: { controlPercent: number; arms: number },
): number {
  const control = (controlPercent * parts) / 100;
  const place = placeOf(campaignId, playerId);
  if (place < control) return 0;
  return 1 + Math.floor(((place - control) * arms) / (parts - control));
}
