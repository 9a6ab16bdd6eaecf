import { join } from 'node:path';
import { contractRoutes } from '@halley/contract/vite';
import { precompress } from '@halley/ui/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { keepMaps } from './vite/keep-maps.ts';
import { paymentsApi } from './vite/payments-api.ts';
import { trimLive } from './vite/trim-live.ts';
import { trimManifest } from './vite/trim-manifest.ts';
import { trimRouter } from './vite/trim-router.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    contractRoutes(),
    trimRouter(),
    trimLive(),
    reactRouter(),
    paymentsApi(),
    keepMaps(),
    trimManifest(),
    precompress(join(import.meta.dirname, 'build', 'client'), 'app'),
  ],
  // One file for the server: it starts faster, and needs nothing of node_modules to run.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    cssTarget: 'es2022',
    modulePreload: {
      // The first screen names no file it does not need: what comes later is asked for by what needs it.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'js' && hostId.includes('first-screen') ? [] : files,
    },
  },
  environments: {
    client: {
      build: {
        // Written, but named by no file and moved out of what is served: see `keepMaps`.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
});
