import { createRequire } from 'node:module';

/** The package is published with the day of its data in its version: 5.0.202609260156. */
export function readDatabaseInfo(version = installedVersion()): { name: string; date: string } {
  const stamp = /\.(\d{4})(\d{2})(\d{2})\d{4}$/.exec(version);
  return { name: `geoip-country ${version}`, date: stamp ? stamp.slice(1).join('-') : 'unknown' };
}

function installedVersion(): string {
  const { version } = createRequire(import.meta.url)('geoip-country/package.json') as { version: string };
  return version;
}
