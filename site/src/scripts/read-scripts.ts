import { callApi } from '../query/index.ts';
import { readStored, writeStored } from '../storage/index.ts';
import type { OtherScript } from './choose-scripts.ts';

const refreshEveryMs = 60 * 60_000;

interface Known {
  at: number;
  scripts: OtherScript[];
}

function readKnown(now: number): Known | undefined {
  try {
    const known = JSON.parse(readStored('scriptsRefreshed') ?? '') as Known;
    const isFresh = known.at <= now && now - known.at < refreshEveryMs;
    return isFresh && Array.isArray(known.scripts) ? known : undefined;
  } catch {
    return undefined;
  }
}

/** The list, asked for once an hour in all pages of this browser; and how long it holds. */
export async function readScripts(now = Date.now()): Promise<{ scripts: OtherScript[]; leftMs: number }> {
  const known = readKnown(now);
  if (known) return { scripts: known.scripts, leftMs: known.at + refreshEveryMs - now };
  const scripts = (await callApi('readScriptsConfig'))?.scripts ?? [];
  writeStored('scriptsRefreshed', JSON.stringify({ at: now, scripts } satisfies Known));
  return { scripts, leftMs: refreshEveryMs };
}
