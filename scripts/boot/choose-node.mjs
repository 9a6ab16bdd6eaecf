// Runs on plain Node 20 with nothing installed, as everything in this folder.

const requiredMajor = 24;

/** Systems the lockfile of `.toolchain` has a Node for. */
const packaged = ['linux-x64', 'linux-arm64'];

/**
 * Which Node runs Halley: the user's own when it is new enough, else the one of `.toolchain`.
 * @param {{ version: string, platform: string, arch: string }} user
 * @returns {{ kind: 'own' } | { kind: 'toolchain' } | { kind: 'none', message: string }}
 */
export function chooseNode({ version, platform, arch }) {
  if (Number(version.split('.')[0]) >= requiredMajor) return { kind: 'own' };
  const system = `${platform}-${arch}`;
  if (packaged.includes(system)) return { kind: 'toolchain' };
  return {
    kind: 'none',
    message: `Halley runs on Node ${requiredMajor} or newer; this is Node ${version}, and there is none to fetch for ${system}: install Node ${requiredMajor} from nodejs.org and start again.`,
  };
}
