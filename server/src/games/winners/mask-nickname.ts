/** Enough of a name to recognise one's own, and too little to find anybody else's. Without a name only the mask. */
export function maskNickname(nickname: string | null | undefined): string {
  const letters = [...(nickname?.trim() ?? '')];
  return `${letters.slice(0, letters.length > 4 ? 2 : 1).join('')}***`;
}
