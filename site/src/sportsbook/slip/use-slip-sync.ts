import { useEffect } from 'react';
import { callApi } from '../../query/index.ts';
import { onLive, onMissedLive } from '../../realtime/index.ts';
import { chosenOf, joinSlips, keptOf } from './merge-slips.ts';
import { hearOtherTabs, slip } from './slip-store.ts';

/** What changes is kept when changing rests. */
const restMs = 600;
/** What could not be kept is tried again. */
const againMs = 10_000;

/** Something here the house does not know yet. */
const isOurs = (player: number): boolean => {
  const { kept, at } = slip.read();
  return kept?.player !== player || kept.change !== at;
};

/** The house may have it newer: another device of the player. */
async function pull(player: number): Promise<void> {
  const kept = await callApi('readSlip');
  const own = slip.read();
  if (own.kept?.player !== player) {
    // A guest's slip joins what the player had.
    if (!kept) return;
    const theirs = chosenOf(kept, own.legs);
    if (own.legs.length === 0) slip.sync(theirs, { player, at: kept.at }, false);
    else slip.sync(joinSlips(own, theirs), { player, at: kept.at }, true);
    return;
  }
  if (!kept || kept.at <= own.kept.at) return;
  const theirs = chosenOf(kept, own.legs);
  // Both have changed it: nothing that was taken is lost.
  if (isOurs(player)) slip.sync(joinSlips(own, theirs), { player, at: kept.at }, true);
  else slip.sync(theirs, { player, at: kept.at }, false);
}

async function push(player: number): Promise<void> {
  const own = slip.read();
  if (!isOurs(player) || (own.kept?.player !== player && own.legs.length === 0)) return;
  const { at } = await callApi('keepSlip', { body: keptOf(own) });
  slip.kept({ player, at, change: own.at });
}

/**
 * One slip in all tabs and on all devices: tabs hear each other by the browser's storage, devices by the house. Whoever is on a
 * break keeps no slip with the house; it stays in the browser.
 */
export function useSlipSync(player: number | undefined, { isExcluded = false } = {}): void {
  useEffect(() => hearOtherTabs(), []);
  useEffect(() => {
    if (player === undefined || isExcluded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: Promise<void> | undefined;
    /** What was read may be older than what was told meanwhile. */
    let isAgain = false;
    /** Read, then written: one after the other. */
    const meet = async () => {
      if (running) isAgain = true;
      if (isOver || running) return;
      running = pull(player)
        .then(() => push(player))
        .catch(() => later(againMs));
      await running;
      running = undefined;
      if (isAgain) {
        isAgain = false;
        void meet();
      } else if (isOurs(player) && slip.read().kept?.player === player) later(restMs);
    };
    const later = (ms: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(meet, ms);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void meet();
    };
    const stopSlip = slip.subscribe(() => {
      if (isOurs(player)) later(restMs);
    });
    const stopLive = onLive('sport_bets', ({ state }) => {
      if (state === 'slip') void meet();
    });
    const stopMissed = onMissedLive('sport_bets', () => void meet());
    document.addEventListener('visibilitychange', look);
    void meet();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopSlip();
      stopLive();
      stopMissed();
      document.removeEventListener('visibilitychange', look);
    };
  }, [player, isExcluded]);
}
