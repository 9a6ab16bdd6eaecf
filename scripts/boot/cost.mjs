/**
 * What a run of the tests cost, in CPU seconds: a busy machine takes longer and costs the same.
 * @typedef {{ file: string, cpu_s: number, import_s: number }} FileCost  one line of .cache/vitest-cost.jsonl
 * @typedef {{ title: string, file: string, project: string, cpu_s: number }} JourneyCost  one line of .cache/e2e-cost.jsonl
 * @typedef {{ title: string, file: string, took_s: number }} Test
 * @typedef {{ name: string, cpu_s: number, count: number }} Share
 * @typedef {object} Cost
 * @property {{ vitest?: number, playwright?: number, rest?: number }} cpu_s  whole process trees
 * @property {Share[]} kinds
 * @property {Share[]} rooms
 * @property {Test[]} slowest
 * @property {number} import_share  of what test files spent
 * @property {number} second_tries
 * @property {number} skipped
 * @property {string | undefined} browser
 * @property {JourneyCost[]} dear  journeys over their ceiling
 * @property {string[]} over  budgets that were not kept
 */

/** CPU seconds for the product with bonuses, loyalty, contests and the sportsbook, and a quarter more before anything is said. */
const budgets = { playwright: 680, vitest: 950, rest: 150 };
const mostForJourney = 10;
const tolerance = 1.25;

/** @param {string} file relative to the root */
export function kindOf(file) {
  if (/\.e2e\.ts$/.test(file)) return 'browser';
  if (/\.journey\.test\.tsx$/.test(file)) return 'journey';
  if (/\.test\.tsx$/.test(file)) return 'component';
  return /\.db\.test\.ts$/.test(file) ? 'database' : 'pure';
}

/** @param {string} file relative to the root */
export function roomOf(file) {
  const [folder = '', source, room, ...deeper] = file.split('/');
  const isInRoom = source === 'src' && room !== undefined && deeper.length > 0;
  return isInRoom ? `${folder}/${room}` : folder;
}

/**
 * @param {string} text JSON, one value a line; a line that was cut off is passed over
 * @returns {any[]}
 */
export const readLines = (text) =>
  text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });

/**
 * @param {{ files: FileCost[], journeys: JourneyCost[], tests: Test[], cpu_s: Cost['cpu_s'], second_tries: number, skipped: number, browser: string | undefined, isWhole: boolean }} measured
 * @returns {Cost}
 */
export function addUpCost({ files, journeys, tests, cpu_s, second_tries, skipped, browser, isWhole }) {
  const parts = [...files, ...journeys];
  const spent = files.reduce((sum, file) => sum + file.cpu_s, 0);
  const imported = files.reduce((sum, file) => sum + file.import_s, 0);
  const dear = journeys.filter((journey) => journey.cpu_s > mostForJourney * tolerance);
  const kinds = shares(parts, ({ file }) => kindOf(file));
  // Without figures of their own, journeys are what their runner spent as a whole.
  if (journeys.length === 0 && cpu_s.playwright !== undefined) {
    kinds.push({ name: 'browser', cpu_s: round(cpu_s.playwright), count: 0 });
  }
  const sums = /** @type {(keyof typeof budgets)[]} */ (Object.keys(budgets)).flatMap((name) => {
    const sum = cpu_s[name];
    if (!isWhole || sum === undefined || sum <= budgets[name] * tolerance) return [];
    return [`${name}: ${Math.round(sum)} CPU s, budget ${budgets[name]}`];
  });
  return {
    cpu_s,
    kinds,
    rooms: shares(parts, ({ file }) => roomOf(file)),
    slowest: tests.toSorted((one, other) => other.took_s - one.took_s).slice(0, 10),
    import_share: spent === 0 ? 0 : round(imported / spent),
    second_tries,
    skipped,
    browser,
    dear,
    over: [
      ...sums,
      ...dear.map(({ title, cpu_s }) => `journey "${title}": ${round(cpu_s)} CPU s, ceiling ${mostForJourney}`),
    ],
  };
}

/**
 * @param {(FileCost | JourneyCost)[]} parts
 * @param {(part: { file: string }) => string} nameOf
 * @returns {Share[]} the dearest first
 */
function shares(parts, nameOf) {
  /** @type {Map<string, Share>} */
  const found = new Map();
  for (const part of parts) {
    const name = nameOf(part);
    const share = found.get(name) ?? { name, cpu_s: 0, count: 0 };
    found.set(name, { name, cpu_s: share.cpu_s + part.cpu_s, count: share.count + 1 });
  }
  return [...found.values()]
    .map((share) => ({ ...share, cpu_s: round(share.cpu_s) }))
    .sort((one, other) => other.cpu_s - one.cpu_s);
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {Cost} cost @param {{ rooms?: number }} [options] @returns {string[]} */
export function costLines(cost, { rooms = 8 } = {}) {
  const seconds = (/** @type {number | undefined} */ value) => `${(value ?? 0).toFixed(1)} CPU s`;
  const list = (/** @type {Share[]} */ all) => all.map(({ name, cpu_s }) => `${name} ${cpu_s.toFixed(1)}`).join(', ');
  const { vitest, playwright, rest } = cost.cpu_s;
  const wholes = [
    vitest !== undefined && `vitest ${seconds(vitest)}`,
    playwright !== undefined && `browser tests ${seconds(playwright)}`,
    rest !== undefined && `types, lint, unused code ${seconds(rest)}`,
  ].filter(Boolean);
  return [
    ...(wholes.length > 0 ? [`Cost: ${wholes.join(', ')}`] : []),
    ...(cost.kinds.length > 0 ? [`  by kind, CPU s: ${list(cost.kinds)}`] : []),
    ...(cost.rooms.length > 0 ? [`  by room, CPU s: ${list(cost.rooms.slice(0, rooms))}`] : []),
    ...(cost.import_share > 0 ? [`  imports: ${Math.round(cost.import_share * 100)} % of what test files spent`] : []),
    ...(cost.slowest.length > 0 ? ['  slowest:'] : []),
    ...cost.slowest.map(({ title, file, took_s }) => `    ${took_s.toFixed(1).padStart(6)} s  ${file} › ${title}`),
    `  second tries ${cost.second_tries}, skipped ${cost.skipped}${cost.browser ? `, ${cost.browser}` : ''}`,
    ...cost.over.map((line) => `  over budget: ${line}`),
  ];
}
