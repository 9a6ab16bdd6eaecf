import type { Log, Metrics, Settings } from '../kit/index.ts';
import { createTracer, type Tracer, traceWorkBy } from '../kit/trace/index.ts';

/** Traces to wherever the settings say; undefined where they say nothing, and then no request pays for it. */
export async function startTracing({
  settings,
  metrics,
  log,
}: {
  settings: Pick<Settings, 'role' | 'traces' | 'trustProxy'>;
  metrics: Metrics;
  log: Log;
}): Promise<{ tracer: Tracer; stop(): Promise<void> } | undefined> {
  const spans = metrics.counter('halley_trace_spans', 'Spans that were made, and those nobody took', ['outcome']);
  if (!settings.traces) return undefined;
  const { ratio, ...target } = settings.traces;
  // The libraries are loaded only where somebody collects.
  const { connectCollector } = await import('../kit/trace/open-telemetry.ts');
  const collector = connectCollector({
    ...target,
    role: settings.role,
    log,
    onMade: () => spans.inc({ outcome: 'made' }),
    onDropped: (dropped) => spans.inc({ outcome: 'dropped' }, dropped),
  });
  const tracer = createTracer({
    ratio,
    // Strangers may name their trace; only who stands before us by our own choice says that it is to be recorded.
    trustsCallers: settings.trustProxy !== undefined && settings.trustProxy !== 'false',
    start: collector.start,
  });
  const endWork = traceWorkBy(tracer);
  return {
    tracer,
    stop() {
      endWork();
      return collector.flush();
    },
  };
}
