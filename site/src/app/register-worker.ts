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
      // The random part asks past every cache for the worker of today.
      const query = new URLSearchParams({ r: crypto.randomUUID().slice(0, 8), l: locale });
      const { scope } = await workers.register(`/sw.js?${query}`, { updateViaCache: 'none' });
      log.info(label, 'registered', { scope });
    } else {
      const registration = await workers.getRegistration('/');
      if (registration) log.info(label, (await registration.unregister()) ? 'unregistered' : 'not unregistered');
    }
  } catch (error) {
    log.warn(label, error);
  }
}
