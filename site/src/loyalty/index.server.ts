export { readPoints } from './read-points.server.ts';
