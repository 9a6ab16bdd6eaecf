const kilobyte = 1000;

export function formatBytes(bytes: number, tag: string): string {
  const isLarge = bytes >= kilobyte * kilobyte;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / kilobyte ** 2 : Math.max(1, bytes / kilobyte));
}
