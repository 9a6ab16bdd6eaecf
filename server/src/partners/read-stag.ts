/** `{partner id}_{visit}` (api.md §23.2). The visit of our own links begins with the code of the link. */
export interface Stag {
  partnerId: number;
  visit: string;
  linkCode: string | null;
}

const codeLength = 8;

export function readStag(stag: string | null): Stag | undefined {
  const [, partner, visit] = /^([1-9][0-9]{0,14})_([A-Za-z0-9_-]{1,150})$/.exec(stag ?? '') ?? [];
  if (partner === undefined || visit === undefined) return undefined;
  return { partnerId: Number(partner), visit, linkCode: visit.length > codeLength ? visit.slice(0, codeLength) : null };
}

export const stagOf = (partnerId: number, linkCode: string, visit: string): string =>
  `${partnerId}_${linkCode}${visit}`;

/** What stands for an invitation: no partner has such a number. */
export const referralStag = (code: string): string => `ref_${code}`;
export const referralCodeOf = (stag: string | null): string | undefined =>
  /^ref_([A-Z0-9]{4,20})$/.exec(stag ?? '')?.[1];
