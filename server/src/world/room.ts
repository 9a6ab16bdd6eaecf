import type { BaseOfHomes, Role, Room } from '../kit/index.ts';
import { createWorld, type World } from './create-world.ts';
import { mountFeed } from './feed/mount-feed.ts';
import { turnWorld } from './turn-world.ts';

/** The simulated world of sport, for demos and for operators without a feed. */
export function worldRoom({ settings, clock, log, keys }: BaseOfHomes) {
  let world: World | undefined;
  let turning: ReturnType<typeof turnWorld> | undefined;
  return {
    name: 'world',
    start(role: Role) {
      if (!settings.world.isOn || role !== 'all') return;
      world = createWorld({ clock, key: keys('world')[0], pace: settings.world.speed });
      turning = turnWorld(world, { log });
    },
    mount(app) {
      if (settings.world.isOn) mountFeed(app, { world: () => world, token: settings.world.token });
    },
    async stop() {
      turning?.stop();
    },
  } as const satisfies Room;
}
