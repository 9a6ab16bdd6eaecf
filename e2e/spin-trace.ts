import type { CDPSession } from '@playwright/test';

/** What the page's own thread did in one spin, in milliseconds of processor time as it took here. */
export interface Spin {
  /** Each sixtieth of a second in which reels turned. */
  picturesMs: number[];
  layouts: number;
  paints: number;
  /** From the answer until reels turn towards it; none where it came with the frame of the click. */
  resultLayouts: number;
  /** From the click until reels turn, and from the answer until they turn towards it. */
  pressMs: number;
  resultMs: number;
}

/** What the browser says of one thing it did: times are microseconds, `tdur` those the thread was really at work. */
export interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel', 'blink.user_timing'];
const pictureUs = 1_000_000 / 60;

/** Says in the trace when reels begin to turn and when each comes to rest: they are animations called `reel`. */
const tellReels = `(() => {
  if (window.reelsTold) return;
  window.reelsTold = true;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (options.id !== 'reel') return animation;
    const turns = options.iterations === 1 && options.fill === 'none';
    const tell = (what) => performance.mark('reel:' + what + ':' + (turns ? 'turns' : 'waits'));
    animation.ready.then(() => tell('begins'), () => undefined);
    // A machine that is late itself sees reels stopped by what comes next.
    const rest = () => {
      tell('rests');
      window.reelRested('');
    };
    if (turns) animation.finished.then(rest, rest);
    return animation;
  };
})()`;

/** Clicks, and records until the last reel is at rest. Nothing is asked of the page in between. */
export async function spinOf(cdp: CDPSession, input: { reels: number; press(): Promise<unknown> }): Promise<Spin> {
  await cdp.send('Runtime.addBinding', { name: 'reelRested' });
  await cdp.send('Runtime.evaluate', { expression: tellReels });
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  let resting = 0;
  const rested = new Promise<void>((done) => {
    const count = () => {
      resting += 1;
      if (resting < input.reels) return;
      cdp.off('Runtime.bindingCalled', count);
      done();
    };
    cdp.on('Runtime.bindingCalled', count);
  });
  await input.press();
  await rested;
  const complete = new Promise((done) => void cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return addUp(events);
}

function addUp(events: readonly TraceEvent[]): Spin {
  const mark = events.filter(({ name }) => name.startsWith('reel:'));
  const [{ pid, tid }] = mark as [TraceEvent];
  const own = events.filter((event) => event.pid === pid && event.tid === tid).sort((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ ph, name }) => ph === 'X' && name === 'RunTask');
  const moment = (of: RegExp, which: 'first' | 'last') =>
    (which === 'first' ? own.find(({ name }) => of.test(name)) : own.findLast(({ name }) => of.test(name)))?.ts ?? 0;
  /** A turn of the thread belongs to what it began in, but for the one that brings a reel to rest. */
  const turnAt = (ts: number) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts;
  const answered = turnAt(moment(/^ResourceReceiveResponse$/, 'first'));
  // On a busy machine the answer may come before reels have begun to wait for it.
  const waited = moment(/^reel:begins:waits/, 'first');
  const begun = waited || answered;
  const turned = moment(/^reel:begins:turns/, 'first');
  const rested = turnAt(moment(/^reel:rests/, 'last'));
  const within = (from: number, to: number) => (event: TraceEvent) => event.ts >= from && event.ts < to;
  const work = (from: number, to: number) =>
    tasks.filter(within(from, to)).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  const spinning = [within(begun, answered), within(turned, rested)];
  const count = (name: string, spans = spinning) =>
    own.filter((event) => event.name === name && spans.some((isWithin) => isWithin(event))).length;
  const pictures = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / pictureUs)) }, (_, index) =>
      work(from + index * pictureUs, from + (index + 1) * pictureUs),
    );
  return {
    picturesMs: [...pictures(begun, answered), ...pictures(turned, rested)],
    layouts: count('Layout'),
    paints: count('Paint'),
    resultLayouts: waited > 0 && waited <= answered ? count('Layout', [within(answered, turned)]) : 0,
    pressMs: work(0, begun),
    resultMs: work(answered, turned),
  };
}
