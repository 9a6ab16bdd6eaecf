import { z } from 'zod';

/** An operator may write either case. */
export const listedCountry = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

/** Something a person reads. */
export const words = z.string().max(2_000);

/** The id of a group, as a key. */
export const groupKey = z.string().regex(/^[0-9]{1,9}$/);

/** An address of this site: never another host, never a scheme. */
const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'it must be a path of this site');

/** Where a link may lead: this site, or a page, mail or telephone elsewhere. Nothing that runs. */
export const linkAddress = z.union([
  sitePath,
  z
    .string()
    .max(500)
    .regex(
      /^(https:\/\/|mailto:|tel:)[^\s"'<>\\]+$/,
      'it must be an address that begins with https://, mailto: or tel:',
    ),
]);

/** An image: of this site, or from a host the operator names. */
export const pictureAddress = z.union([
  z.literal(''),
  sitePath,
  z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s"'<>\\]+$/, 'it must be an address that begins with https://'),
]);

/** Per-currency values under names, put into texts; a currency that is missing reads that of EUR. */
export const currencyVariables = z.record(
  z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  z.record(z.string().max(10), z.string().max(100)),
);
