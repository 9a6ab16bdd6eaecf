import { Worker } from 'node:worker_threads';
import { Refusal } from '@halley/contract';
import type { Unfit } from './rewrite-pages.ts';

const mostMs = 20_000;
const mostBytes = 384 * 1024 * 1024;
const lookEveryMs = 50;

/**
 * A PDF made anew from its pages, by a thread of its own for each file: parsing takes seconds for some, fills the memory
 * for others, and leaves nothing behind. What takes too much of either is refused.
 */
export async function rewritePdf(content: Uint8Array): Promise<Uint8Array> {
  if (!/^%PDF-[12]\.\d[\s%]/.test(Buffer.from(content.subarray(0, 10)).toString('latin1'))) {
    throw new Refusal('document.type_not_allowed');
  }
  const worker = new Worker(new URL('./rewrite-pdf.worker.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    // The library writes there what it thinks of a broken file.
    stdout: true,
    stderr: true,
  });
  // Of what is unpacked most lies outside of the heap, where no limit of the thread counts.
  let isAsking = false;
  const watch = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    const used = await worker.getHeapStatistics().catch(() => undefined);
    if (used && used.used_heap_size + used.external_memory > mostBytes) await worker.terminate();
    isAsking = false;
  }, lookEveryMs);
  const tooLong = setTimeout(() => worker.terminate(), mostMs);
  try {
    const answer = await new Promise<Uint8Array | Unfit>((resolve) => {
      const refuse = () => resolve('unreadable');
      worker.once('message', resolve).once('error', refuse).once('exit', refuse);
    });
    if (typeof answer === 'string') throw new Refusal(`document.${answer}`);
    return answer;
  } finally {
    clearInterval(watch);
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
