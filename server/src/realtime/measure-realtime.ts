import type { Metrics } from '../kit/index.ts';
import type { RealtimeStats } from './create-realtime.ts';

const totals = {
  halley_live_published: ['published', 'Live events handed to all processes'],
  halley_live_published_here: ['publishedLocally', 'Live events that reached this process alone'],
  halley_live_unsent: ['failed', 'Live events that reached nobody'],
  halley_live_delivered: ['delivered', 'Messages written to sockets'],
  halley_live_recovered: ['recovered', 'Sockets that came back and missed nothing'],
  halley_live_unrecovered: ['unrecovered', 'Sockets that came back too late for what they missed'],
  halley_live_slow: ['slowConsumers', 'Sockets cut off because they did not read'],
  halley_live_refused: ['refusedUpgrades', 'Sockets that were not let in'],
} as const;

export function measureRealtime(metrics: Metrics, stats: () => RealtimeStats): void {
  metrics.gauge('halley_live_connections', 'Open sockets', async () => stats().connections);
  metrics.gauge('halley_live_channels', 'Channels somebody listens to', async () => stats().channels);
  metrics.gauge(
    'halley_redis_up',
    'Whether live events reach other processes: 1 or 0; without Redis absent',
    async () => {
      const { broker, isHealthy } = stats();
      return broker === 'memory' ? [] : Number(isHealthy);
    },
  );
  for (const [name, [field, help]] of Object.entries(totals)) metrics.total(name, help, () => stats()[field]);
}
