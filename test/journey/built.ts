import { setUp } from '../../scripts/boot/set-up.mjs';

/** Journeys visit what was built: it is built anew where its sources have changed. */
export default async function build(): Promise<void> {
  await setUp({ build: true });
}
