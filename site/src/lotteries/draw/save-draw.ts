import type { LotteryDraw, TicketLeaf } from '@halley/contract';

/** Everything that was published, as a file: whoever trusts this page as little as the house checks it with something else. */
export function saveDraw(draw: LotteryDraw, rows: readonly TicketLeaf[] | null): void {
  const file = new Blob([JSON.stringify(rows ? { draw, rows } : { draw }, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `draw-${draw.lottery_id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
