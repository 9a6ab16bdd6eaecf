/** Winnings to stake, as bookmakers have always written them: 6/4, never 3/2. In ascending order. */
const written = `
  1/1000 1/500 1/200 1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 1/7 1/6
  2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11
  1/1 21/20 11/10 6/5 5/4 11/8 6/4 13/8 7/4 15/8
  2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2
  10/1 11/1 12/1 13/1 14/1 15/1 16/1 17/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1
  100/1 125/1 150/1 200/1 250/1 300/1 350/1 400/1 500/1 600/1 750/1 1000/1
`;

export const customaryFractions: readonly (readonly [winnings: number, stake: number])[] = written
  .trim()
  .split(/\s+/)
  .map((fraction) => {
    const [winnings, stake] = fraction.split('/');
    return [Number(winnings), Number(stake)];
  });
