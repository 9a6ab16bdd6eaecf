let running = false;

/** Whether a script of another house was let into this document. It cannot be taken out again: only a new one is clean. */
export const othersRun = () => running;

export function noteOthers(): void {
  running = true;
}
