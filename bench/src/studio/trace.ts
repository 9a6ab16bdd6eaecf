import type { CDPSession } from '@playwright/test';
import type { TraceEvent } from '../../../e2e/spin-trace.ts';

/** How long the threads of a page were at work, in milliseconds of processor time. */
export interface Work {
  wallMs: number;
  /** Each turn of the page's own thread: script, style, layout and the list of what is to be painted. */
  tasksMs: number[];
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
  paintMs: number;
  /** Everything beside it: painting and putting layers together, which a phone leaves to its graphics processor. */
  rasterMs: number;
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'];
const script = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'MinorGC', 'MajorGC']);
const paint = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);
const others = /^(Compositor|VizCompositorThread|CompositorTileWorker|ThreadPoolForegroundWorker|CrGpuMain)/;

/**
 * Records what a page does while something happens. Without a graphics processor a canvas is painted within the commit,
 * on the page's own thread: `hasCanvas` counts that with the painting, where it belongs on a phone.
 */
export async function workOf(
  cdp: CDPSession,
  { hasCanvas, happen }: { hasCanvas: boolean; happen: () => Promise<unknown> },
): Promise<Work> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  const startedMs = performance.now();
  await happen();
  const wallMs = performance.now() - startedMs;
  const complete = new Promise((done) => void cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return addUp(events, { wallMs, hasCanvas });
}

function addUp(events: readonly TraceEvent[], { wallMs, hasCanvas }: { wallMs: number; hasCanvas: boolean }): Work {
  const threads = new Map(
    events
      .filter(({ ph, name }) => ph === 'M' && name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid}:${tid}`, args?.name ?? '']),
  );
  const work: Work = { wallMs, tasksMs: [], scriptMs: 0, styleMs: 0, layoutMs: 0, paintMs: 0, rasterMs: 0 };
  const turns: { from: number; to: number; ms: number }[] = [];
  const commits: { at: number; ms: number }[] = [];
  for (const { ph, name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (ph !== 'X') continue;
    const thread = threads.get(`${pid}:${tid}`) ?? '';
    const ms = tdur / 1000;
    if (name === 'RunTask' && others.test(thread)) work.rasterMs += ms;
    if (name === 'RasterTask') work.rasterMs += ms;
    if (thread !== 'CrRendererMain') continue;
    if (name === 'RunTask') turns.push({ from: ts, to: ts + dur, ms });
    else if (name === 'Commit' && hasCanvas) commits.push({ at: ts, ms });
    else if (script.has(name)) work.scriptMs += ms;
    else if (name === 'UpdateLayoutTree') work.styleMs += ms;
    else if (name === 'Layout') work.layoutMs += ms;
    else if (paint.has(name)) work.paintMs += ms;
  }
  for (const { at, ms } of commits) {
    work.rasterMs += ms;
    const turn = turns.find(({ from, to }) => from <= at && at < to);
    if (turn) turn.ms -= ms;
  }
  work.tasksMs = turns.map(({ ms }) => ms);
  return work;
}
