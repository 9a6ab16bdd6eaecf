import { execFileSync } from 'node:child_process';

const table = 'halley_chaos';

/** Whether the network can be cut here: by nftables, in a network of our own. */
export function canCut(): boolean {
  try {
    nft(`add table inet ${table}`);
    return true;
  } catch {
    return false;
  }
}

/** Drops everything to and from these ports, without a word to anybody, until it is undone. */
export function cutNetwork(ports: readonly number[]): () => void {
  const set = `{ ${ports.join(', ')} }`;
  nft(`add table inet ${table}`);
  nft(`add chain inet ${table} out { type filter hook output priority 0; }`);
  nft(`add rule inet ${table} out tcp dport ${set} drop`);
  nft(`add rule inet ${table} out tcp sport ${set} drop`);
  return () => nft(`delete table inet ${table}`);
}

function nft(command: string): void {
  execFileSync('nft', [command], { stdio: ['ignore', 'ignore', 'pipe'] });
}
