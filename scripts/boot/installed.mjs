/**
 * Whether what npm says it installed (`node_modules/.package-lock.json`) is what the lockfile asks for, so that a
 * developer's own `npm install` counts too. Optional packages of other systems may be missing.
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lockfile
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted.packages ?? {}).every(([path, { version, integrity, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present.packages?.[path];
    if (!found) return optional === true || devOptional === true;
    return link === true ? found.link === true : found.version === version && found.integrity === integrity;
  });
}
