export { type Visitor, type Visitors, visitorRoom } from './room.ts';
