import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';

/**
 * Channels between the tabs of one browser. Those of Node reach every page of the process, and hold the page that has opened
 * one until it is closed: here they end with their page, and nobody hears of another browser.
 */
export class PageChannels {
  private readonly browser = randomUUID();
  private readonly open = new Set<BroadcastChannel>();

  /** What a page calls `BroadcastChannel`. */
  readonly kind: typeof BroadcastChannel;

  constructor() {
    const { browser, open } = this;
    this.kind = class extends BroadcastChannel {
      constructor(name: string) {
        super(`${browser} ${name}`);
        open.add(this);
      }
    };
  }

  close(): void {
    for (const channel of this.open) channel.close();
    this.open.clear();
  }
}
