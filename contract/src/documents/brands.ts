import { z } from 'zod';
import { colour } from './banners.ts';
import { LogoConfig } from './chrome.ts';
import { linkAddress } from './schemas.ts';

/** A host as browsers name it, with its port where it is not the usual one. */
const host = z
  .string()
  .max(200)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$/, 'it must be a host like play.example.org');

/** A house under a name and hosts of its own. */
export const Brand = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    name: z.string().min(1).max(60),
    /** None: the brand of every host that no other brand has. */
    hosts: z.array(host).max(50),
    /** Which licence holds on its hosts for visitors in Estonia; unset: as `EE_HOSTS` says. */
    licence: z.enum(['CW', 'EE']).optional(),
    colours: z.object({ accent: colour, background: colour }).partial(),
    logoUrl: LogoConfig.shape.logoUrl,
    email: z.union([z.literal(''), z.email()]),
    socials: z.array(z.object({ name: z.string().regex(/^[a-z0-9-]{1,40}$/), url: linkAddress })).max(20),
  })
  .meta({ id: 'Brand' });
export type Brand = z.output<typeof Brand>;

/** The brands of the house; the first is that of hosts which belong to none. */
export const Brands = z
  .array(Brand)
  .min(1)
  .max(50)
  .refine(
    isWithoutTwice((brand) => [brand.id]),
    'an id is there twice',
  )
  .refine(
    isWithoutTwice((brand) => brand.hosts),
    'a host belongs to two brands',
  )
  .meta({ id: 'Brands' });
export type Brands = z.output<typeof Brands>;

/** The brand of a host; of one that belongs to none, the first. */
export function brandOf(brands: Brands, name: string): Brand {
  const wanted = name.toLowerCase();
  const bare = wanted.replace(/:[0-9]+$/, '');
  const own = brands.find(({ hosts }) => hosts.includes(wanted)) ?? brands.find(({ hosts }) => hosts.includes(bare));
  return own ?? (brands[0] as Brand);
}

function isWithoutTwice(names: (brand: Brand) => readonly string[]) {
  return (brands: readonly Brand[]) => {
    const all = brands.flatMap(names);
    return new Set(all).size === all.length;
  };
}
