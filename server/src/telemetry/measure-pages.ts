import type { effectiveTypes, GameStartPerformance, NetworkPerformance } from '@halley/contract';
import type { z } from 'zod';

/** As much of a Prometheus histogram as is needed here. */
interface LabelHistogram {
  observe(labels: Record<string, string>, value: number): void;
}

export type Timing = Record<string, number | string>;

/** What of the browser's timing is worth a figure, each from the moment the page was asked for. */
const phases = {
  first_byte: 'responseStart',
  interactive: 'domInteractive',
  ready: 'domContentLoadedEventEnd',
  loaded: 'loadEventEnd',
} as const;
const longestSeconds = 600;

/** Both kinds of timing object are read: the old one counts from 1970, the new one from its start. */
export function pagePhases(timing: Timing): { phase: string; seconds: number }[] {
  const start = timing.navigationStart ?? timing.startTime ?? 0;
  return Object.entries(phases).flatMap(([phase, name]) => {
    const at = timing[name];
    if (typeof at !== 'number' || typeof start !== 'number' || at === 0) return [];
    const seconds = (at - start) / 1000;
    return seconds > 0 && seconds <= longestSeconds ? [{ phase, seconds }] : [];
  });
}

/** Every name is a time series for ever: a stranger must not be able to make up more of them than this. */
const mostProviders = 100;

export interface PageFigures {
  pages: LabelHistogram;
  roundTrips: LabelHistogram;
  downlinks: LabelHistogram;
  gameStarts: LabelHistogram;
}

export function createPageMeasure(figures: PageFigures) {
  const providers = new Set<string>();
  const providerName = (name: string) => {
    const isNew = !providers.has(name);
    if (!/^[a-z0-9][a-z0-9_-]{0,59}$/.test(name) || (isNew && providers.size >= mostProviders)) return 'other';
    providers.add(name);
    return name;
  };
  return {
    page(timing: Timing): void {
      for (const { phase, seconds } of pagePhases(timing)) figures.pages.observe({ phase }, seconds);
    },
    network({ rtt, downlink, effectiveType }: z.output<typeof NetworkPerformance>): void {
      const labels: { type: (typeof effectiveTypes)[number] } = { type: effectiveType };
      figures.roundTrips.observe(labels, rtt / 1000);
      figures.downlinks.observe(labels, downlink);
    },
    gameStart({ provider, value }: z.output<typeof GameStartPerformance>): void {
      figures.gameStarts.observe({ provider: providerName(provider) }, value / 1000);
    },
  };
}
