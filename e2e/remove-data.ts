import { rmSync } from 'node:fs';

/** Only the folder the configuration made; a given server keeps its own. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder?.includes('halley-e2e-')) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
