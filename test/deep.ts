/**
 * How often something is tried: enough to fail where it is wrong in `npm test`, which proves everything once; many times
 * in `npm run test:deep`.
 */
export const deep = (usual: number, many: number): number => (process.env.HALLEY_DEEP ? many : usual);

/** For whole matrices: every language, device and address. */
export const isDeep = Boolean(process.env.HALLEY_DEEP);
