/** A browser leads every name that ends in `.localhost` to its own machine: a house to try things in. */
export const isThisMachine = (): boolean => /(^|\.)localhost$/.test(location.hostname);
