import type { LoyaltyPorts } from '../ports.ts';
import { millionths } from './millionths.ts';
import { findUntold, noteTold, type UntoldLot } from './points-store.ts';

/** How long before its end a lot is told of. */
const aheadMs = 30 * 24 * 60 * 60 * 1000;
/** So many lots in one transaction at most. */
const mostLots = 100;

type TellPorts = Pick<LoyaltyPorts, 'database' | 'clock' | 'limits' | 'notify'>;

function messageOf({ left, runsOutAt }: UntoldLot) {
  const points = String(left / millionths);
  const day = runsOutAt.toISOString().slice(0, 10);
  return {
    title: {
      en: `${points} points until ${day}`,
      de: `${points} Punkte bis ${day}`,
      fr: `${points} points jusqu’au ${day}`,
      it: `${points} punti fino al ${day}`,
      no: `${points} poeng til ${day}`,
    },
    text: {
      en: 'They run out then, as all points do after a year. Your level stays, and a break moves the day.',
      de: 'Dann verfallen sie, wie alle Punkte nach einem Jahr. Dein Level bleibt, und eine Pause verschiebt den Tag.',
      fr: 'Ils expirent alors, comme tous les points après un an. Votre niveau reste, et une pause décale le jour.',
      it: 'Poi scadono, come tutti i punti dopo un anno. Il tuo livello resta, e una pausa sposta il giorno.',
      no: 'Da utløper de, som alle poeng etter et år. Nivået ditt blir værende, og en pause flytter dagen.',
    },
    link: '/profile/level',
  };
}

/** Tells players once of each lot of points that runs out soon; whoever is on a break is told afterwards, if at all. */
export async function tellRunOut({ database, clock, limits, notify }: TellPorts): Promise<void> {
  const now = clock.now();
  for (let after: UntoldLot | undefined; ; ) {
    const asked = { now, until: new Date(now.getTime() + aheadMs), after, limit: mostLots };
    const due = await findUntold(database, asked);
    if (due.length === 0) return;
    after = due.at(-1);
    await database.tx(async (tx) => {
      const onBreak = await limits.closedAmong(
        tx,
        due.map(({ playerId }) => playerId),
      );
      const told = due.filter(({ playerId, left }) => !onBreak.has(playerId) && left >= millionths);
      for (const lot of await noteTold(tx, told, now)) {
        const key = `points:run_out:${lot.month}`;
        await notify(tx, { playerIds: [lot.playerId], kind: 'service', message: messageOf(lot), key, waitsDays: 30 });
      }
    });
  }
}
