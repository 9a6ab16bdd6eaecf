import type { Contestant } from '@halley/sports/model';
import type { FairDraw } from '@halley/studio/fair';
import { type SeasonEntrant, thousandths } from './draw-season.ts';

/** One in so many who would begin is hurt. */
const hurtOneIn = 14;

export interface LineUp {
  /** Ids of athletes. */
  playing: ReadonlySet<number>;
  hurt: readonly number[];
}

/** As expected, until the line-up is known: whoever usually begins. */
export const usualLineUp = ({ squad }: SeasonEntrant, beginners: number): LineUp => ({
  playing: new Set(squad.slice(0, beginners).map(({ id }) => id)),
  hurt: [],
});

/** Who is hurt is drawn from the sealed link of the round: nobody can know it before it is published. */
export function drawLineUp({ squad }: SeasonEntrant, beginners: number, random: FairDraw): LineUp {
  const hurt = squad.filter(() => random.integer(hurtOneIn) === 0);
  const isHurt = new Set(hurt);
  const bench = squad.slice(beginners).filter((athlete) => !isHurt.has(athlete));
  const playing = squad.slice(0, beginners).flatMap((athlete) => {
    if (!isHurt.has(athlete)) return [athlete.id];
    const same = bench.findIndex(({ line }) => line === athlete.line);
    const [instead] = bench.splice(Math.max(0, same), 1);
    return instead ? [instead.id] : [];
  });
  return { playing: new Set(playing), hurt: hurt.map(({ id }) => id) };
}

/** A team without its best is a little weaker: a tenth of a standard deviation for each share of a usual one it misses. */
export function contestantOf(entrant: SeasonEntrant, { playing }: LineUp, beginners: number): Contestant {
  const usual = entrant.squad.slice(0, beginners);
  const missing = usual.filter(({ id }) => !playing.has(id)).length;
  const weightOf = (athletes: SeasonEntrant['squad']) => athletes.reduce((sum, { weight }) => sum + weight, 0);
  const lost = weightOf(usual) - weightOf(entrant.squad.filter(({ id }) => playing.has(id)));
  const share = beginners === 0 ? 0 : lost / (weightOf(usual) / beginners);
  return {
    id: entrant.id,
    attack: thousandths(entrant.attack - 0.1 * share),
    defence: thousandths(entrant.defence - 0.04 * missing),
    athletes: entrant.squad.map(({ id, weight }) => ({ id, weight, plays: playing.has(id) })),
  };
}
