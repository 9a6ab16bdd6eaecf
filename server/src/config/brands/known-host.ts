export const ofThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

interface Hosts {
  mode: 'demo' | 'production';
  publicUrl?: string;
  hosts?: readonly string[];
}

/**
 * Whether a page was asked for under a name of ours. A house that says its address is known by it and by the hosts beside
 * it; a demo that says nothing, by the names of the machine it runs on. A copy of the site under any other name, a
 * staging host or a bare address stays out of search engines by itself.
 */
export function isKnownHost(host: string, { mode, publicUrl, hosts = [] }: Hosts): boolean {
  const asked = host.toLowerCase();
  if (publicUrl && asked === new URL(publicUrl).host) return true;
  if (hosts.includes(asked)) return true;
  // Where a demo listens is not known when its hosts are written.
  return mode === 'demo' && (ofThisMachine.test(asked) || hosts.includes(asked.replace(/:\d+$/, '')));
}
