export { chartOf } from './chart.ts';
export { countFixture } from './count-fixture.ts';
export { observeEnds, observeFixture } from './observe-fixture.ts';
export { indexOf, outrightsPage, reportOf } from './report.ts';
export { addTally, newTally, type Tally } from './tally.ts';
export { tryPortfolios } from './try-portfolios.ts';
export { verdictOf } from './verdict.ts';
