import { levels } from '../../server/src/house/levels.ts';
import { roomsOfOneHome } from '../../server/src/house/rooms-of-one-home.ts';
import { allowed } from './allowed.ts';
import {
  axeRunsOncePerState,
  clicksAreNotSwallowed,
  journeysAreFew,
  titlesCarryFewIds,
  writesHappenOnce,
} from './budgets.ts';
import { floors } from './floors.ts';
import {
  chanceIsCryptographic,
  constraintsHaveOneReader,
  datesAreWrittenOneWay,
  pagesHaveNoStyleAttributes,
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
import { roomsKnowHomes } from './rooms-of-homes.ts';
import { featuresHaveOneName } from './same-names.ts';
import { migrationsStayInTheirRoom, sqlStandsInStores, tablesBelongToRooms } from './tables.ts';
import { migrationsOnlyAdd } from './upgrades.ts';
import { commentsUseTheGlossary, filesUseTheGlossary } from './words.ts';

/** What the team agreed never to do, by a sentence that says what it does instead. */
export const rules: Record<string, Rule> = {
  'rooms import lower levels only, through index.ts': importsPointDown(floors.server),
  'rooms of the back office import lower levels only, through index.ts': importsPointDown(floors.backoffice),
  'rooms of the site import lower levels only, through index.ts': importsPointDown(floors.site),
  'rooms of the studio import lower levels only, through index.ts': importsPointDown(floors.studio),
  'rooms of the sports package import lower levels only, through index.ts': importsPointDown(floors.sports),
  'every room has a README.md': roomsHaveReadme,
  'packages import each other in one direction, by name': packagesPointDown,
  'zod stays out of the browser': browsersGetNoZod,
  'only the owner room names its tables': tablesBelongToRooms,
  'a migration makes tables of its own room': migrationsStayInTheirRoom,
  'a new table can lie on many servers': tablesAreReadyForMany,
  'a room asks the homes': roomsKnowHomes(roomsOfOneHome, allowed.oneHome),
  'a migration leaves the release before it running': migrationsOnlyAdd,
  'SQL stands in stores': sqlStandsInStores,
  'constraints are told by brokenConstraint': constraintsHaveOneReader,
  'chance is cryptographic': chanceIsCryptographic,
  'the server speaks through its log': serverLogs,
  'dates are written one way': datesAreWrittenOneWay,
  'pages have no style attributes': pagesHaveNoStyleAttributes,
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
  'comments use the words of the glossary': commentsUseTheGlossary(allowed.comments),
  'files are small': filesAreSmall,
  'code is not repeated': codeIsNotRepeated(allowed.repeats),
  'files are worth opening': filesAreWorthOpening(allowed.dust),
  'literals are not spread': literalsAreNotSpread(allowed.spread),
  'nothing of this machine is written down': nothingOfThisMachine,
};
