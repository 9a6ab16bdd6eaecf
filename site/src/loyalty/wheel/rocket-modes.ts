/** The three rockets that clients of the field know by their group keys; everything else is a plain box. */
const rocketModes = ['lite', 'pro', 'max'] as const;
export type RocketMode = (typeof rocketModes)[number];

export function rocketModeOf(groupKey: string): RocketMode | null {
  return rocketModes.find((mode) => groupKey === `rocket_${mode}`) ?? null;
}

/** Images that the operator has put in the place of ours. */
export type RocketSkin = Partial<Record<RocketMode, string>>;

/** From the JSON of the page `rocket-chance`; whatever is not an image of this host is left out. */
export function skinOf(json: unknown): RocketSkin {
  const skin = Object(Object(json).skin) as Record<string, unknown>;
  return Object.fromEntries(
    rocketModes.flatMap((mode) => {
      const rocket = Object(Object(skin[mode]).rocket) as { default?: unknown };
      const address = typeof rocket.default === 'string' ? rocket.default : '';
      return /^\/(?!\/)/.test(address) ? [[mode, address]] : [];
    }),
  );
}
