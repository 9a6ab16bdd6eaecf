import { allowedAttributes, allowedClasses, allowedTags, idPrefix } from './allow-list.ts';

/** Signs with which an address pretends to be another: blanks, control signs, invisible ones, quotes. */
const disguise = /[\s\p{Cc}\p{Cf}\\<>"'`]/u;
const sitePath = /^\/(?!\/)/;
const otherSite = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?(?:[/?#]|$)/i;
const mail = /^mailto:[^@:?]+@[a-z0-9.-]+(?:\?|$)/i;
const telephone = /^tel:\+?[0-9().-]+$/i;
const idText = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$/;

const isNumber = (least: number, most: number) => (value: string) =>
  /^-?[0-9]{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most ? String(Number(value)) : undefined;
const isOneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value) ? value : undefined;
const isAsLongAs = (length: number) => (value: string) => (value.length <= length ? value : undefined);

/** Each gives the value as it is written, or nothing where the attribute goes. */
const readers: Readonly<Record<string, (value: string) => string | undefined>> = {
  class: (value) => {
    const known = [...new Set(value.split(/\s+/))].filter((name) => allowedClasses.has(name));
    return known.length > 0 ? known.join(' ') : undefined;
  },
  id: (value) => (idText.test(value) ? ownId(value) : undefined),
  lang: (value) => (/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8}){0,2}$/.test(value) ? value : undefined),
  dir: isOneOf('ltr', 'rtl', 'auto'),
  title: isAsLongAs(300),
  alt: isAsLongAs(300),
  href: linkOf,
  src: pictureOf,
  width: isNumber(1, 4000),
  height: isNumber(1, 4000),
  start: isNumber(-99_999, 99_999),
  value: isNumber(-99_999, 99_999),
  colspan: isNumber(1, 100),
  rowspan: isNumber(1, 500),
  scope: isOneOf('col', 'row', 'colgroup', 'rowgroup'),
  datetime: (value) => (/^[0-9T:.Z+-]{4,40}$/.test(value) ? value : undefined),
  reversed: () => '',
  open: () => '',
};

export function readAttribute(tag: string, name: string, value: string): string | undefined {
  const known = allowedAttributes.some((common) => common === name) || allowedTags[tag]?.includes(name);
  return known && Object.hasOwn(readers, name) ? readers[name]?.(value) : undefined;
}

/** This site, a place on the page, or something elsewhere that cannot run. */
function linkOf(value: string): string | undefined {
  const address = value.trim();
  if (address.length > 500 || disguise.test(address)) return undefined;
  if (address.startsWith('#')) return idText.test(address.slice(1)) ? `#${ownId(address.slice(1))}` : undefined;
  const isFine = [sitePath, otherSite, mail, telephone].some((form) => form.test(address));
  return isFine ? address : undefined;
}

function pictureOf(value: string): string | undefined {
  const address = value.trim();
  if (address.length > 500 || disguise.test(address)) return undefined;
  return sitePath.test(address) || otherSite.test(address) ? address : undefined;
}

export const leadsElsewhere = (address: string): boolean => otherSite.test(address);

function ownId(id: string): string {
  return id.startsWith(idPrefix) ? id : `${idPrefix}${id}`;
}
