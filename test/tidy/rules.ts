import { levels } from '../../server/src/levels.ts';
import { allowed } from './allowed.ts';
import {
  axeRunsOncePerState,
  clicksAreNotSwallowed,
  journeysAreFew,
  titlesCarryFewIds,
  writesHappenOnce,
} from './budgets.ts';
import { chanceIsCryptographic, datesAreWrittenOneWay, serverLogs, testsAllRun, testsDoNotSleep } from './habits.ts';
import { filesAreSmall, namesSayWhat, nothingOfThisMachine } from './names.ts';
import { browsersGetNoZod, packagesPointDown } from './packages.ts';
import type { Rule } from './repository.ts';
import { importsPointDown, roomsHaveReadme } from './rooms.ts';
import { migrationsStayInTheirRoom, sqlStandsInStores, tablesBelongToRooms } from './tables.ts';

/** What the team agreed never to do, by a sentence that says what it does instead. */
export const rules: Record<string, Rule> = {
  'rooms import lower levels only, through index.ts': importsPointDown(levels),
  'every room has a README.md': roomsHaveReadme,
  'packages import each other in one direction, by name': packagesPointDown,
  'zod stays out of the browser': browsersGetNoZod,
  'only the owner room names its tables': tablesBelongToRooms,
  'a migration makes tables of its own room': migrationsStayInTheirRoom,
  'SQL stands in stores': sqlStandsInStores,
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
  'names say what is inside': namesSayWhat,
  'files are small': filesAreSmall,
  'nothing of this machine is written down': nothingOfThisMachine,
};
