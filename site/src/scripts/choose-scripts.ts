import type { ScriptsConfig } from '@halley/contract';

export type OtherScript = ScriptsConfig['scripts'][number];

export interface Door {
  /** Origins the operator's settings let into this document; none on a page where others have no place. */
  hosts: readonly string[];
  consent: 'all' | 'necessary' | undefined;
  mode: 'demo' | 'production';
  /** The address shown now is one where money moves or a game is played. */
  isSensitive: boolean;
}

/** Which of the listed scripts may be loaded here and now. */
export function chooseScripts(
  scripts: readonly OtherScript[],
  { hosts, consent, mode, isSensitive }: Door,
): OtherScript[] {
  if (isSensitive) return [];
  return scripts.filter((script) => {
    if (!URL.canParse(script.url)) return false;
    const { origin, protocol, username } = new URL(script.url);
    if (protocol !== 'https:' || username !== '' || !hosts.includes(origin)) return false;
    if (script.kind === 'pixel' && mode !== 'production') return false;
    return script.consent === 'necessary' || consent === 'all';
  });
}
