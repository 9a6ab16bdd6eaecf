import { checkBeacon, roundAt } from '@halley/studio/fair/lottery';
import { z } from 'zod';
import type { BeaconSettings, Log } from '../../kit/index.ts';
import type { LotteryBeacon } from './lottery-beacon.ts';

const Answer = z.object({ round: z.int().positive(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

/** An answer has about 300. */
const mostBytes = 4_096;

/**
 * drand over HTTP. A relay is not trusted: it can be silent, and nothing else. What it says is taken only where the signature
 * is that of the chain for this very round.
 */
export function drandBeacon(
  { name, urls, chainHash, publicKey, genesisSeconds, periodSeconds }: BeaconSettings,
  { log, timeoutMs = 5_000 }: { log: Log; timeoutMs?: number },
): LotteryBeacon {
  const info = {
    name,
    kind: 'drand' as const,
    chain_hash: chainHash,
    public_key: publicKey,
    genesis_at: new Date(genesisSeconds * 1000).toISOString(),
    period_seconds: periodSeconds,
  };
  return {
    info,
    roundAt: (time) => roundAt(info, time),
    async signatureOf(round) {
      for (const url of urls) {
        try {
          const signature = await ask(`${url.replace(/\/+$/, '')}/${chainHash}/public/${round}`, { round, timeoutMs });
          if (checkBeacon({ publicKey, round, signature })) return signature;
          log.warn({ url, round }, 'a relay of the beacon gave a signature that does not hold');
        } catch (error) {
          log.warn({ url, round, error: String(error) }, 'a relay of the beacon gave no answer');
        }
      }
      return null;
    },
  };
}

async function ask(url: string, { round, timeoutMs }: { round: number; timeoutMs: number }): Promise<string> {
  // A relay that sends us elsewhere is not the one that was named.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const answer = Answer.parse(JSON.parse(await textOf(response)));
  if (answer.round !== round) throw new Error(`it answered with round ${answer.round}`);
  return answer.signature;
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Error('it says too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
