import { type Api, api, staffApi } from '@halley/contract';
import { type Base, type BaseOptions, createBase, type Handlers, type KitTask } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { foldCrons, foldHandlers, foldTasks, inLevelOrder, type NamedRoom } from './fold-rooms.ts';
import { createPorts } from './ports.ts';
import { rooms as open, type Rooms } from './rooms.ts';

export interface HouseOptions extends BaseOptions {
  /** Who moves money for us; unset: whoever the settings name, and in the demo the sandbox. */
  paymentProviders?: readonly PaymentProvider[];
}

export type House = ReturnType<typeof createHouse>;

/** All rooms, wired. Nothing has been started yet: no socket, no consumer, no job. */
export function createHouse({ paymentProviders, ...options }: HouseOptions) {
  const base = createBase(options);
  const rooms = createRooms(base, { paymentProviders });
  const { staff, ...others } = rooms;
  /** Every call has a room that answers it. */
  const handlers: Handlers<Api> = foldHandlers(Object.values(others));
  /** Every job has a room that does it, but for those of kit. */
  const tasks: Omit<Tasks, KitTask> = foldTasks(Object.values(rooms));
  const all: readonly NamedRoom[] = inLevelOrder(Object.values(rooms));
  const consumers = all.flatMap((room) => room.consumers ?? []);
  return { ...rooms, all, api, handlers, staffApi, consumers, tasks, crons: foldCrons(all), mails: base.mails };
}

function createRooms(base: Base, { paymentProviders: providers }: Pick<HouseOptions, 'paymentProviders'>): Rooms {
  const ports = createPorts(base, () => house);

  const audit = open.audit({ ...base, ...ports.audit });
  const config = open.config({ ...base, ...ports.config });
  const geo = open.geo({ ...base, ...ports.geo });
  const telemetry = open.telemetry({ ...base, ...ports.telemetry });
  const world = open.world(base);

  const identity = open.identity({ ...base, ports: ports.identity, config, geo });
  const realtime = open.realtime({ ...base, ...ports.realtime });

  const visitor = open.visitor({ ...base, config, geo, identity });
  const verification = open.verification({ ...base, geo, identity });
  const wallet = open.wallet({ ...base, ...ports.wallet, config, identity, realtime });

  const content = open.content({ ...base, config, identity, visitor, realtime });
  const jackpots = open.jackpots({ ...base, config, identity, realtime });
  const limits = open.limits({ ...base, ...ports.limits, config, geo, identity, realtime });
  const { roomLeft } = limits;
  const promotions = open.promotions({ ...base, ports: ports.promotions, config, geo, identity, roomLeft });
  const bonuses = open.bonuses({ ...base, ports: ports.bonuses, config, geo, identity, limits, promotions, realtime });
  const fixtures = open.fixtures({ ...base, identity, realtime });
  const money = { config, geo, identity, verification, limits };
  const gifts = { promotions, bonuses };
  const payments = open.payments({ ...base, ports: { ...ports.payments, providers }, ...money, gifts, realtime });
  const wagers = open.wagers({ ...base, ...ports.wagers, ...money, jackpots });
  const players = { config, geo, identity, realtime };
  const games = open.games({ ...base, ...ports.games, ...players, visitor, jackpots, wagers });
  const sportsbook = open.sportsbook({ ...base, ...players, fixtures, wagers, promotions });
  const live = open.live({ ...base, ...players, games, wagers });
  const notifications = open.notifications({ ...base, ...ports.notifications, identity, limits, realtime, sportsbook });
  const promoted = { ...base, ...players, limits, promotions, games, notify: notifications.write };
  const loyalty = open.loyalty(promoted);
  const protection = open.protection({ ...promoted, verification });
  const lotteries = open.lotteries({ ...promoted, loyalty });
  const tournaments = open.tournaments({ ...promoted, ports: { notify: promoted.notify, pointsOf: loyalty.pointsOf } });
  const vip = open.vip({ ...promoted, bonuses, loyalty, protection });
  const partners = open.partners({ ...base, config, identity, limits });
  const support = open.support({ ...base, config, identity, realtime });
  const campaigns = open.campaigns({ ...base, identity, limits, ...gifts, notifications, protection });
  const demo = open.demo({ ...base, identity, config, promotions, tournaments });
  const above = { loyalty, lotteries, tournaments, vip, partners, protection, campaigns };
  const reports = open.reports({ ...base, config, games, fixtures });
  const desks = { ...money, wallet, content, jackpots, ...gifts, ...above, payments, games, support };
  const staff = open.staff({ ...base, identity, desks: { ...desks, sportsbook, reports } });
  const low = { audit, config, geo, telemetry, identity, realtime, visitor, verification, wallet, promotions, bonuses };
  const high = { content, jackpots, limits, payments, wagers, games, demo, live, notifications, support };
  const house: Rooms = { ...low, ...high, world, fixtures, sportsbook, ...above, reports, staff };
  return house;
}
