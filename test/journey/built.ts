import { setUp } from '../../scripts/boot/set-up.mjs';

/**
 * Journeys visit what was built: it is built anew where its sources have changed. `JOURNEYS_AS_BUILT=1` leaves it as it is, for
 * whoever writes a journey and no page.
 */
export default async function build(): Promise<void> {
  if (process.env.JOURNEYS_AS_BUILT !== '1') await setUp({ build: true });
}
