/** Enough of a name to recognise one's own, and too little to find anybody else's. */
export function maskNickname(nickname: string): string {
  const letters = [...nickname.trim()];
  return `${letters.slice(0, letters.length > 4 ? 2 : 1).join('')}***`;
}
