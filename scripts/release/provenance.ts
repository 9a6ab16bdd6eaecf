/** What npm wrote of one installed package into a lock file. */
interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

export type Lock = Readonly<Record<string, Locked>>;

interface Origin {
  name: string;
  version: string;
  /** The package as every registry knows it. */
  source: string;
  /** The hash of its tarball, from our lock file; npm refuses a tarball with another one. */
  integrity: string;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Where everything installed is from. The lock file in the repository decides: a package without a hash there, one that
 * is not there at all, or one from anywhere but a registry is a reason not to release.
 */
export function traceOrigins(installed: Lock, ours: Lock): { origins: Origin[]; faults: string[] } {
  const origins: Origin[] = [];
  const faults: string[] = [];
  for (const [path, { version, integrity, link }] of Object.entries(installed)) {
    if (link || !path.includes('node_modules/')) continue;
    const name = nameOf(path);
    const locked = ours[path];
    if (!locked?.integrity || locked.version !== version) faults.push(`${name}@${version} is not in package-lock.json`);
    else if (integrity !== locked.integrity) faults.push(`${name}@${version} has another hash than package-lock.json`);
    else if (locked.resolved && !/^https:\/\/[^/]+\/.+\.tgz$/.test(locked.resolved))
      faults.push(`${name}@${version} is not from a registry`);
    else
      origins.push({
        name,
        version: version ?? '',
        source: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        integrity: locked.integrity,
      });
  }
  origins.sort((one, other) => (one.source < other.source ? -1 : 1));
  return { origins: origins.filter(({ source }, place) => source !== origins[place - 1]?.source), faults };
}
