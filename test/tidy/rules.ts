import { levels as backofficeLevels } from '../../backoffice/src/levels.ts';
import { levels, never } from '../../server/src/house/levels.ts';
import { levels as siteLevels } from '../../site/src/levels.ts';
import { levels as sportsLevels } from '../../sports/src/levels.ts';
import { levels as studioLevels } from '../../studio/src/levels.ts';
import { allowed } from './allowed.ts';
import {
  axeRunsOncePerState,
  clicksAreNotSwallowed,
  journeysAreFew,
  titlesCarryFewIds,
  writesHappenOnce,
} from './budgets.ts';
import {
  chanceIsCryptographic,
  constraintsHaveOneReader,
  datesAreWrittenOneWay,
  serverLogs,
  testsAllRun,
  testsDoNotSleep,
} from './habits.ts';
import { tablesAreReadyForMany } from './homes.ts';
import { filesAreSmall, namesSayWhat, nothingOfThisMachine } from './names.ts';
import { browsersGetNoZod, packagesPointDown } from './packages.ts';
import { codeIsNotRepeated, filesAreWorthOpening, literalsAreNotSpread } from './repeats.ts';
import type { Rule } from './repository.ts';
import { importsPointDown, roomsHaveReadme } from './rooms.ts';
import { featuresHaveOneName } from './same-names.ts';
import { migrationsStayInTheirRoom, sqlStandsInStores, tablesBelongToRooms } from './tables.ts';

/** Style sheets of the studio that games of other rooms wear too. */
const studioStyles = ['game.css', 'chips.css', 'screen/cards.css', 'screen/baccarat.css', 'screen/roulette.css'];

import { migrationsOnlyAdd } from './upgrades.ts';
import { filesUseTheGlossary } from './words.ts';

/** What the team agreed never to do, by a sentence that says what it does instead. */
export const rules: Record<string, Rule> = {
  'rooms import lower levels only, through index.ts': importsPointDown({
    folder: 'server/src',
    levels,
    roof: ['house'],
    never,
    inner: ['jobs', 'mail', 'postgres'],
  }),
  'rooms of the back office import lower levels only, through index.ts': importsPointDown({
    folder: 'backoffice/src',
    levels: backofficeLevels,
  }),
  'rooms of the site import lower levels only, through index.ts': importsPointDown({
    folder: 'site/src',
    levels: siteLevels,
    doors: ['index.ts', 'index.server.ts'],
    folds: { room: 'shell', above: 6, doors: ['register.ts', 'players.ts'] },
    loadsFiles: true,
  }),
  'rooms of the studio import lower levels only, through index.ts': importsPointDown({
    folder: 'studio/src',
    levels: studioLevels,
    roof: ['lab'],
    // What is drawn has a door of its own, which the server does not open, and so has what a browser loads when asked.
    doors: ['index.ts', 'screen/index.ts', 'hmac-node.ts', 'verify-round.ts', 'words.json', ...studioStyles],
  }),
  'rooms of the sports package import lower levels only, through index.ts': importsPointDown({
    folder: 'sports/src',
    levels: sportsLevels,
  }),
  'every room has a README.md': roomsHaveReadme,
  'packages import each other in one direction, by name': packagesPointDown,
  'zod stays out of the browser': browsersGetNoZod,
  'only the owner room names its tables': tablesBelongToRooms,
  'a migration makes tables of its own room': migrationsStayInTheirRoom,
  'a new table can lie on many servers': tablesAreReadyForMany,
  'a migration leaves the release before it running': migrationsOnlyAdd,
  'SQL stands in stores': sqlStandsInStores,
  'constraints are told by brokenConstraint': constraintsHaveOneReader,
  'chance is cryptographic': chanceIsCryptographic,
  'the server speaks through its log': serverLogs,
  'dates are written one way': datesAreWrittenOneWay,
  'every test runs': testsAllRun,
  'tests wait for conditions and do not sleep': testsDoNotSleep,
  'journeys in a browser are few': journeysAreFew(allowed.journeys),
  'axe runs once in a state': axeRunsOncePerState(allowed.axe),
  'a title carries at most three ids': titlesCarryFewIds(allowed.ids),
  'clicks in a browser are not swallowed': clicksAreNotSwallowed(allowed.swallowed),
  'what is written in a browser is written once': writesHappenOnce(allowed.twice),
  'a feature has one name on all sides': featuresHaveOneName(Object.keys(levels)),
  'names say what is inside': namesSayWhat,
  'files use the words of the glossary': filesUseTheGlossary(allowed.words),
  'files are small': filesAreSmall,
  'code is not repeated': codeIsNotRepeated(allowed.repeats),
  'files are worth opening': filesAreWorthOpening(allowed.dust),
  'literals are not spread': literalsAreNotSpread(allowed.spread),
  'nothing of this machine is written down': nothingOfThisMachine,
};
