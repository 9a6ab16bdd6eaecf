import { parentPort, workerData } from 'node:worker_threads';
import { rewritePages } from './rewrite-pages.ts';

const answer = await rewritePages(workerData).catch(() => 'unreadable' as const);
parentPort?.postMessage(answer);
