import { log } from '../telemetry/index.ts';

const label = 'SERVICE_WORKER';

export interface WorkerOptions {
  /** Off: one that is there from an earlier visit goes. */
  wanted: boolean;
  locale: string;
  workers?: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'>;
}

/** The result is logged, whichever it is; a page works without. */
export async function registerWorker({ wanted, locale, workers = navigator.serviceWorker }: WorkerOptions) {
  if (!workers) return;
  try {
    if (wanted) {
      const today = new Date().toISOString().slice(0, 10);
      const present = await workers.getRegistration('/');
      const { scope } =
        present && isFor(present, { d: today, l: locale })
          ? present
          : // The random part asks past every cache for the worker of today.
            await workers.register(
              `/sw.js?${new URLSearchParams({ r: crypto.randomUUID().slice(0, 8), d: today, l: locale })}`,
              { updateViaCache: 'none' },
            );
      log.info(label, 'registered', { scope });
    } else {
      const registration = await workers.getRegistration('/');
      if (registration) log.info(label, (await registration.unregister()) ? 'unregistered' : 'not unregistered');
    }
  } catch (error) {
    log.warn(label, error);
  }
}

/**
 * Another address is another worker, and while one takes over from the other every page and frame waits for it: on each
 * page a new one would cost each page most of a second. Today's is good until tomorrow.
 */
function isFor({ active }: ServiceWorkerRegistration, wanted: Record<string, string>): boolean {
  if (!active) return false;
  const { searchParams } = new URL(active.scriptURL);
  return Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value);
}
