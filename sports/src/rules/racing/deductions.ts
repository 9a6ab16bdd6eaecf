/**
 * What a non-runner takes off the winnings of bets on the others that were taken before it was out, in hundredths, by its
 * fair price (thousandths) with all at the start. The first row whose price it does not pass holds; above all of them
 * nothing is taken off.
 */
export const deductionTable: readonly { price: number; hundredths: number }[] = [
  { price: 1_120, hundredths: 90 },
  { price: 1_190, hundredths: 85 },
  { price: 1_260, hundredths: 80 },
  { price: 1_310, hundredths: 75 },
  { price: 1_420, hundredths: 70 },
  { price: 1_550, hundredths: 65 },
  { price: 1_630, hundredths: 60 },
  { price: 1_820, hundredths: 55 },
  { price: 1_960, hundredths: 50 },
  { price: 2_230, hundredths: 45 },
  { price: 2_560, hundredths: 40 },
  { price: 2_800, hundredths: 35 },
  { price: 3_350, hundredths: 30 },
  { price: 4_200, hundredths: 25 },
  { price: 5_250, hundredths: 20 },
  { price: 6_750, hundredths: 15 },
  { price: 10_500, hundredths: 10 },
  { price: 15_000, hundredths: 5 },
];

export const deductionOf = (fairPrice: number): number =>
  deductionTable.find(({ price }) => fairPrice <= price)?.hundredths ?? 0;
