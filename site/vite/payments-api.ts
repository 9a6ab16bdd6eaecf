import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const folder = join(import.meta.dirname, '..');

/** The payments library is a script of its own at an address of its own, so that an operator can bring another. */
export function paymentsApi(): Plugin {
  return {
    name: 'halley-payments-api',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async () => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            target: 'es2022',
            outDir: join(folder, 'build', 'client'),
            emptyOutDir: false,
            lib: {
              entry: join(folder, 'src', 'payments', 'api', 'main.ts'),
              formats: ['iife'],
              name: 'HalleyPayments',
              fileName: () => 'payments-api.js',
            },
          },
        });
      },
    },
  };
}
