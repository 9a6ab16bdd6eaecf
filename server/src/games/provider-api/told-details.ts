import { z } from 'zod';
import { isThisMachine } from './add-provider.ts';
import { ProviderRefusal } from './codes.ts';

/** Of one document, as text: a round is kept for years. */
const largestDocument = 4096;
const deepestDocument = 4;
const longestReplayUrl = 500;

/** What a player chose, or what came out: any JSON that is small, flat and could be kept and read again as it came. */
const document = z
  .unknown()
  .refine((value) => value !== undefined && isPlain(value, deepestDocument), 'must be plain JSON, at most 4 deep')
  .refine((value) => (JSON.stringify(value) ?? '').length <= largestDocument, 'must be at most 4096 characters long');

/** What a provider may tell about a round, so that the player can look at it again (PP-09). */
export const toldDetails = z
  .strictObject({
    choices: document.optional(),
    outcome: document.optional(),
    game_version: z
      .string()
      .regex(/^[\x20-\x7e]{1,40}$/)
      .optional(),
    replay_url: z.string().max(longestReplayUrl).optional(),
  })
  .refine((told) => Object.keys(told).length > 0, 'must tell something');

export type ToldDetails = z.output<typeof toldDetails>;

/** In the round's own memory each has a name of its own: what a later call tells does not wipe out the rest. */
export interface KeptDetails extends Record<string, unknown> {
  toldChoices?: unknown;
  toldOutcome?: unknown;
  toldVersion?: string;
  toldReplayUrl?: string;
}

/** What a round remembers of a call. An address that a player must not be sent to refuses the call. */
export function keepDetails(
  told: ToldDetails | undefined,
  { allowsLoopback }: { allowsLoopback: boolean },
): KeptDetails | undefined {
  if (!told) return undefined;
  const { choices, outcome, game_version: version, replay_url: url } = told;
  if (url !== undefined && !isReplayAddress(url, allowsLoopback)) {
    throw new ProviderRefusal('invalid_fields', { fields: ['details.replay_url'] });
  }
  return {
    ...(choices !== undefined && { toldChoices: choices }),
    ...(outcome !== undefined && { toldOutcome: outcome }),
    ...(version !== undefined && { toldVersion: version }),
    ...(url !== undefined && { toldReplayUrl: url }),
  };
}

/** What was told of a round, from its memory; null: nothing was. */
export function detailsOf(detail: KeptDetails) {
  const { toldChoices: choices, toldOutcome: outcome, toldVersion: version, toldReplayUrl: replayUrl } = detail;
  const told = [choices, outcome, version, replayUrl];
  if (told.every((part) => part === undefined)) return null;
  return {
    choices: choices ?? null,
    outcome: outcome ?? null,
    game_version: version ?? null,
    replay_url: replayUrl ?? null,
  };
}

/** Encrypted, without a name and password in it; unencrypted only on this machine, in the demo. */
function isReplayAddress(text: string, allowsLoopback: boolean): boolean {
  if (/[\s"'<>\\^`{|}]/.test(text) || !/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (allowsLoopback && isThisMachine(hostname));
}

/** JSON that the database keeps as it is: no endless numbers, no broken letters, no name that means something else. */
function isPlain(value: unknown, depthLeft: number): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || depthLeft === 0) return false;
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, depthLeft - 1));
  return Object.entries(value).every(
    ([name, entry]) => name !== '__proto__' && isText(name) && isPlain(entry, depthLeft - 1),
  );
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
