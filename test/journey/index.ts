export { type JourneyHouse, journeyHouse } from './house.ts';
export { newEmail, password, type Visitor, visit } from './visit.ts';
