export { askForCashout, confirmEmail, goThrough, handIn, lineOf } from './desk.ts';
export { type JourneyHouse, journeyHouse } from './house.ts';
export { editPlayer, fillRegistration, playDice, playerOf, wholeProfile } from './people.ts';
export { newEmail, password, type Visitor, visit } from './visit.ts';
