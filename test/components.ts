import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing here waits for anything but the machine, which may be busy.
configure({ asyncUtilTimeout: 10_000 });

// A browser has it; the world of a file has none of its own.
Object.assign(globalThis, { BroadcastChannel: globalThis.BroadcastChannel ?? BroadcastChannel });

// Tests of a file share one document, so each clears away what it rendered.
afterEach(cleanup);
